import type {
  CalculationInput,
  GiftOffer,
  PricedLine,
  Promotion,
  PromotionCondition,
  PromotionEffect,
} from './types.ts'
import type { TaxClass } from '../sites/index.ts'

/** Classes as data/vat.yaml has them. */
export const tax = {
  feed: { taxClass: 'feed', vatType: 'low', supply: 'goods' },
  goods: { taxClass: 'goods', vatType: 'high', supply: 'goods' },
  laboratory: { taxClass: 'laboratory', vatType: 'high', supply: 'service' },
} as const satisfies Record<string, TaxClass>

/** How everything is taxed: for consumers, and for companies of other member states. */
export const taxed = { goods: 'taxed', service: 'taxed' } as const
export const exempt = { goods: 'intra-community', service: 'reverse-charge' } as const

/** Carts for the tests: plain ones, and any number of made-up ones that a seed describes. */

export const noCondition: PromotionCondition = {
  minimumCents: null,
  productIds: null,
  minimumQuantity: 1,
  firstOrderOnly: false,
}

export function line(
  productVariantId: number,
  unitCents: number,
  more: Partial<PricedLine> = {},
): PricedLine {
  return {
    productId: productVariantId,
    productVariantId,
    productType: 2,
    quantity: 1,
    description: `Product ${productVariantId}`,
    productLabel: '20 kg',
    unitCents,
    originalUnitCents: unitCents,
    tax: tax.goods,
    repeatDays: null,
    ...more,
  }
}

export function promotion(
  promotionId: number,
  effect: PromotionEffect,
  more: Partial<Promotion> = {},
): Promotion {
  return {
    promotionId,
    promotionKey: `promotion-${promotionId}`,
    code: null,
    priority: 0,
    isExclusive: false,
    description: `Promotion ${promotionId}`,
    condition: noCondition,
    effect,
    ...more,
  }
}

export function gift(productVariantId: number, inStock: number, unitCents = 495): GiftOffer {
  return {
    productId: productVariantId,
    productVariantId,
    productType: 2,
    description: 'Treats',
    productLabel: '1 kg',
    unitCents,
    tax: tax.feed,
    inStock,
  }
}

export function cart(lines: readonly PricedLine[], more: Partial<CalculationInput> = {}): CalculationInput {
  return {
    lines,
    promotions: [],
    gifts: [],
    code: null,
    isFirstOrder: true,
    shipping: null,
    paymentCostsCents: 0,
    taxRates: { feed: 9, goods: 21, laboratory: 21 },
    treatments: taxed,
    ...more,
  }
}

type Draw = (count: number) => number

/** The cart a seed stands for, with at most this many lines. */
export function cartOfSeed(seed: number, maxLines: number): CalculationInput {
  const draw = drawer(seed)
  const count = draw(maxLines + 1)
  const rates = [6, 7, 9, 12, 13.5, 19, 21, 25]
  const low = rates[draw(rates.length)] ?? 9
  const lines = Array.from({ length: count }, (_, index) => drawnLine(draw, index + 1))
  const goodsCents = lines.reduce((sum, one) => sum + one.unitCents * one.quantity, 0)
  // Thresholds matter where a cart only just passes them.
  const near = () => Math.max(0, goodsCents + 50 - draw(draw(2) === 0 ? 500 : 20_000))
  return {
    lines,
    promotions: Array.from({ length: draw(6) }, (_, index) => drawnPromotion(draw, index + 1, near())),
    gifts: [gift(3, draw(4)), gift(901, draw(3)), gift(902, 50)],
    code: draw(2) === 0 ? null : 'CODE',
    isFirstOrder: draw(2) === 0,
    shipping:
      draw(4) === 0
        ? null
        : { method: 0, priceCents: draw(2000), freeFromCents: draw(3) === 0 ? null : near() },
    paymentCostsCents: draw(3) === 0 ? draw(300) : 0,
    taxRates: {
      feed: low,
      goods: draw(4) === 0 ? low : (rates[draw(rates.length)] ?? 21),
      laboratory: draw(4) === 0 ? low : 21,
    },
    treatments:
      [taxed, taxed, taxed, exempt, { ...taxed, service: 'reverse-charge' as const }][draw(5)] ?? taxed,
  }
}

function drawnLine(draw: Draw, productVariantId: number): PricedLine {
  const unitCents = 1 + draw(draw(2) === 0 ? 3000 : 999_999)
  return line(productVariantId, unitCents, {
    productId: Math.ceil(productVariantId / 2),
    quantity: 1 + draw(draw(3) === 0 ? 999 : 4),
    originalUnitCents: unitCents + (draw(3) === 0 ? draw(500) : 0),
    tax: [tax.feed, tax.feed, tax.goods, tax.goods, tax.laboratory][draw(5)] ?? tax.goods,
  })
}

function drawnPromotion(draw: Draw, promotionId: number, minimumCents: number): Promotion {
  return promotion(promotionId, drawnEffect(draw), {
    code: promotionId === 1 ? 'CODE' : null,
    priority: draw(3),
    isExclusive: draw(4) === 0,
    condition: {
      minimumCents: draw(2) === 0 ? null : minimumCents,
      productIds: draw(3) === 0 ? [1 + draw(4), 1 + draw(4)] : null,
      minimumQuantity: 1 + draw(3),
      firstOrderOnly: draw(5) === 0,
    },
  })
}

function drawnEffect(draw: Draw): PromotionEffect {
  const productIds = draw(2) === 0 ? null : [1 + draw(4)]
  const percent = draw(10_001) / 100
  const amountCents = draw(5000)
  const effects: PromotionEffect[] = [
    { kind: 'order-percentage', percent },
    { kind: 'order-amount', amountCents },
    { kind: 'product-percentage', percent, productIds },
    { kind: 'product-amount', amountCents, productIds },
    { kind: 'shipping-percentage', percent },
    { kind: 'shipping-amount', amountCents },
    { kind: 'free-product', productVariantId: [3, 901, 902][draw(3)] ?? 901, quantity: 1 + draw(3) },
  ]
  return effects[draw(effects.length)] ?? { kind: 'order-amount', amountCents }
}

/** A small generator of numbers (mulberry32): the same seed, the same cart. */
function drawer(seed: number): Draw {
  let state = seed | 0
  return (count) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }
}
