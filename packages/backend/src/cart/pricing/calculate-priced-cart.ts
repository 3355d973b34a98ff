import { mayRepeat } from '@haverhof/domain/cart'
import { packSizeText, struckPriceCents } from '@haverhof/domain/catalogue'
import { isByAppointment } from '@haverhof/domain/delivery'
import { giftCardPart, isPaymentMethod, paymentMethods } from '@haverhof/domain/payments'
import { type Calculation, calculateCart, type PricedLine } from '@haverhof/domain/pricing'
import { calculationInput, discountProblem } from '../../pricing/index.ts'
import type { CartWithPrices } from './load-priced-cart.ts'
import type { VariantFacts } from '../../catalogue/index.ts'
import { taxOf } from './tax-of-pack.ts'
import { weightOfPacks } from '../store/delivery-country.ts'
import { destinationField } from '../store/destination.ts'
import { isScanOnly } from '../store/read-cart.ts'

export type DiscountProblem = NonNullable<ReturnType<typeof discountProblem>>

/** Why goods do not go where the cart says (CHECKOUT-46). */
export type Undeliverable = {
  parameter: string
  reason: 'not-delivered-there' | 'territory-not-served'
  territory?: string
}

/** What a cart comes to, and what stands in the way. */
export type CartCalculation = {
  calculation: Calculation
  /** Why the code of the cart gives nothing. */
  discountProblem: DiscountProblem | null
  /** False when the site does not deliver to the destination in the chosen way. */
  isDeliverable: boolean
  /** Why it does not (CHECKOUT-46). */
  undeliverable: Undeliverable | null
  freeShippingFromCents: number | null
  giftCardCents: number
  /** What is left to pay after the gift card. */
  dueCents: number
}

/** The one way from facts to amounts (CART-9). */
export function calculatePricedCart(facts: CartWithPrices): CartCalculation {
  const { cart, prices } = facts
  const lines = pricedLines(facts)
  const byLorry = isByAppointment(prices.packs)
  const input = calculationInput(prices.pricing, {
    lines,
    code: cart.discountCode,
    shippingMethod: cart.shippingMethod,
    toDealer: cart.toDealer,
    weightKg: weightOfPacks(prices.packs),
    byLorry,
    paymentCostsCents: paymentCostsOf(cart.paymentMethodId),
  })
  const calculation = calculateCart(input)
  const giftCardCents = giftCardPart(cart.giftCardCents, calculation.totalCents)
  // Kits go by post, to where the site sends (CHECKOUT-2). DELIVERY-8: no dealer takes what comes by lorry.
  const isDeliverable = isScanOnly(lines)
    ? prices.pricing.tariffs.length > 0
    : input.shipping !== null && !(byLorry && cart.toDealer)
  return {
    calculation,
    discountProblem: discountProblem(prices.pricing, input, calculation),
    isDeliverable,
    undeliverable: isDeliverable ? null : undeliverableOf(facts),
    freeShippingFromCents: input.shipping?.freeFromCents ?? null,
    giftCardCents,
    dueCents: calculation.totalCents - giftCardCents,
  }
}

/** The field that is to blame: the place, its country, or else what is in the cart (CHECKOUT-46). */
function undeliverableOf({ cart, prices }: CartWithPrices): Undeliverable {
  const { refusedTerritory: territory, isCountryServed } = prices
  const field = isScanOnly(prices.packs) ? 'billing' : destinationField(cart)
  const isAddress = field === 'billing' || field === 'shipping'
  const part = (name: string) => (isAddress ? `${field}.address.${name}` : field)
  if (territory !== null) return { parameter: part('zipcode'), reason: 'territory-not-served', territory }
  if (!isCountryServed) return { parameter: part('countryId'), reason: 'not-delivered-there' }
  return { parameter: 'products', reason: 'not-delivered-there' }
}

function paymentCostsOf(methodId: string | null): number {
  return methodId !== null && isPaymentMethod(methodId) ? paymentMethods[methodId].costsCents : 0
}

/** Lines of packs that are sold, in the order of the cart. */
function pricedLines({ cart, prices, scope, now }: CartWithPrices): PricedLine[] {
  const packs = new Map(prices.packs.map((pack) => [pack.variantId, pack]))
  return cart.lines.flatMap(({ variantId, quantity, repeatDays }) => {
    const pack = packs.get(variantId)
    if (!pack) return []
    const content = { amount: pack.contentAmount, unit: pack.contentUnit }
    return {
      productId: pack.productId,
      productVariantId: variantId,
      productType: pack.productType,
      quantity,
      description: pack.title,
      productLabel: packSizeText(content, scope.languageCode, pack.pack),
      unitCents: pack.amountCents,
      originalUnitCents: struckCents(pack, now) ?? pack.amountCents,
      tax: taxOf(pack, prices.pricing.taxClasses),
      repeatDays: mayRepeat(pack) ? repeatDays : null,
    }
  })
}

function struckCents({ history }: VariantFacts, now: Date): number | null {
  if (!history) return null
  const entries = history.map(([validFrom, amountCents, isOffer]) => ({ validFrom, amountCents, isOffer }))
  return struckPriceCents(entries, now.getTime())
}
