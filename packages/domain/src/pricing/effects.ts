import { percentOf } from './cents.ts'
import { countsFor } from './conditions.ts'
import { discountedGoodsCents, discountOf, type OpenLine, type PricedCart } from './priced-cart.ts'
import type { GiftOffer, Promotion, PromotionEffect } from './types.ts'

type Kind = PromotionEffect['kind']
type EffectOf<K extends Kind> = Extract<PromotionEffect, { kind: K }>
type Effect<K extends Kind> = (cart: PricedCart, promotion: Promotion, effect: EffectOf<K>) => boolean

/** In which order effects come: goods first, then what their worth decides about (PRICING-6). */
export const effectPhases: readonly (readonly Kind[])[] = [
  ['product-percentage', 'product-amount', 'repeat-percentage'],
  ['order-percentage', 'order-amount', 'shipping-percentage', 'shipping-amount', 'free-product'],
]

/** Lets one promotion take effect; false when it gave nothing. Nothing ever falls below 0. */
export function takeEffect(cart: PricedCart, promotion: Promotion, gifts: readonly GiftOffer[]): boolean {
  const { effect } = promotion
  switch (effect.kind) {
    case 'product-percentage':
      return productPercentage(cart, promotion, effect)
    case 'product-amount':
      return productAmount(cart, promotion, effect)
    case 'repeat-percentage':
      return repeatPercentage(cart, promotion, effect)
    case 'order-percentage':
      return onOrder(cart, promotion, percentOf(discountedGoodsCents(cart), effect.percent))
    case 'order-amount':
      return onOrder(cart, promotion, effect.amountCents)
    case 'shipping-percentage':
      return onShipping(cart, promotion, percentOf(cart.shippingCents, effect.percent))
    case 'shipping-amount':
      return onShipping(cart, promotion, effect.amountCents)
    case 'free-product':
  }
  return freeProduct(cart, promotion, effect, gifts)
}

const productPercentage: Effect<'product-percentage'> = (cart, promotion, effect) =>
  onLines(cart, promotion, effect.productIds, (line) => percentOf(line.totalCents, effect.percent))

const repeatPercentage: Effect<'repeat-percentage'> = (cart, promotion, effect) =>
  onLines(cart, promotion, null, ({ line, totalCents }) =>
    line.repeatDays === null ? 0 : percentOf(totalCents, effect.percent),
  )

const productAmount: Effect<'product-amount'> = (cart, promotion, effect) =>
  onLines(cart, promotion, effect.productIds, (line) => effect.amountCents * line.line.quantity)

function onLines(
  cart: PricedCart,
  promotion: Promotion,
  productIds: readonly number[] | null,
  amountOf: (line: OpenLine) => number,
): boolean {
  const reduced = cart.lines.filter((line) => {
    const amountCents = countsFor(productIds, line.line) ? Math.min(amountOf(line), line.totalCents) : 0
    if (amountCents <= 0) return false
    line.totalCents -= amountCents
    line.productDiscounts.push(discountOf(promotion, amountCents))
    return true
  })
  return reduced.length > 0
}

function onOrder(cart: PricedCart, promotion: Promotion, wantedCents: number): boolean {
  const amountCents = Math.min(wantedCents, discountedGoodsCents(cart))
  if (amountCents <= 0) return false
  cart.orderDiscounts.push(discountOf(promotion, amountCents))
  return true
}

function onShipping(cart: PricedCart, promotion: Promotion, wantedCents: number): boolean {
  const amountCents = Math.min(wantedCents, cart.shippingCents)
  if (amountCents <= 0) return false
  cart.shippingCents -= amountCents
  cart.shippingDiscounts.push(discountOf(promotion, amountCents))
  return true
}

/** What a promotion may give, the best first; nothing where it gives no product (PRICING-22). */
export function giftVariantsOf(effect: PromotionEffect): readonly number[] {
  if (effect.kind !== 'free-product') return []
  return [effect.productVariantId, ...(effect.otherVariantIds ?? [])]
}

/** A gift stands with the first line that earned it, and only as far as it is in stock (PRICING-8). */
function freeProduct(
  cart: PricedCart,
  promotion: Promotion,
  effect: EffectOf<'free-product'>,
  gifts: readonly GiftOffer[],
): boolean {
  const [gift] = giftVariantsOf(effect).flatMap(
    (variantId) => gifts.find((offer) => offer.productVariantId === variantId) ?? [],
  )
  const earner =
    cart.lines.find((line) => countsFor(promotion.condition.productIds, line.line)) ?? cart.lines[0]
  if (!gift || !earner) return false
  const quantity = Math.min(effect.quantity, gift.inStock - piecesInCart(cart, gift.productVariantId))
  if (quantity <= 0) return false
  earner.freeProducts.push({
    productId: gift.productId,
    productVariantId: gift.productVariantId,
    productType: gift.productType,
    description: gift.description,
    productLabel: gift.productLabel,
    promotionText: promotion.description,
    promotionKey: promotion.promotionKey,
    quantity,
    originalCents: gift.unitCents * quantity,
    ...gift.tax,
  })
  return true
}

function piecesInCart(cart: PricedCart, variantId: number): number {
  const bought = cart.lines.filter((line) => line.line.productVariantId === variantId)
  const given = cart.lines.flatMap((line) => line.freeProducts)
  const gifts = given.filter((free) => free.productVariantId === variantId)
  return (
    bought.reduce((sum, line) => sum + line.line.quantity, 0) +
    gifts.reduce((sum, free) => sum + free.quantity, 0)
  )
}
