import { distribute, vatInside } from './cents.ts'
import { discountedGoodsCents, type PricedCart } from './priced-cart.ts'
import { type VatClass, vatClasses, type VatRates } from '../sites/index.ts'
import type { VatGroup } from './types.ts'

/** What a cart owes the state; lines stand as in the cart. */
export type CartVat = {
  /** What is paid for each line, after its share of the order discounts. */
  paidCents: number[]
  lineVatCents: number[]
  shippingVatCents: number
  paymentVatCents: number
  byClass: Record<VatClass, number>
  groups: VatGroup[]
}

/**
 * PRICING-3: VAT is derived once per rate from all that is paid at that rate, and then parted over what it is paid for,
 * so that the shown parts add up to it.
 */
export function vatOf(cart: PricedCart, rates: VatRates): CartVat {
  const paidCents = paidPerLine(cart)
  const parts = paidParts(cart, paidCents)
  const groups = groupsOf(parts, rates)
  for (const group of groups) {
    const weights = group.parts.map((part) => part.cents)
    const shares = distribute(group.vatCents, weights)
    for (const [index, part] of group.parts.entries()) part.vatCents = shares[index] ?? 0
  }
  const costs = parts.slice(cart.lines.length)
  return {
    paidCents,
    lineVatCents: parts.slice(0, cart.lines.length).map((part) => part.vatCents),
    shippingVatCents: vatSum(costs.filter((part) => part.of === 'shipping')),
    paymentVatCents: vatSum(costs.filter((part) => part.of === 'payment')),
    byClass: {
      low: vatSum(parts.filter((part) => part.vatClass === 'low')),
      high: vatSum(parts.filter((part) => part.vatClass === 'high')),
    },
    groups: groups.map(({ percent, baseCents, vatCents }) => ({ percent, baseCents, vatCents })),
  }
}

/** Something that is paid for at one rate: a line, or a share of the costs. */
type PaidPart = { of: 'goods' | 'shipping' | 'payment'; vatClass: VatClass; cents: number; vatCents: number }

function vatSum(parts: readonly PaidPart[]): number {
  return parts.reduce((sum, part) => sum + part.vatCents, 0)
}

/** PRICING-4: a discount on the order lowers every line by its share. */
function paidPerLine(cart: PricedCart): number[] {
  return distribute(
    discountedGoodsCents(cart),
    cart.lines.map((line) => line.totalCents),
  )
}

/**
 * One part for each line, then the costs. Those follow the goods: they carry the rates of what is sent, and the high
 * one when nothing is paid for the goods.
 */
function paidParts(cart: PricedCart, paidCents: readonly number[]): PaidPart[] {
  const goods = cart.lines.map(({ line }, index): PaidPart => ({
    of: 'goods',
    vatClass: line.vatClass,
    cents: paidCents[index] ?? 0,
    vatCents: 0,
  }))
  const goodsOf = (vatClass: VatClass) =>
    goods.filter((part) => part.vatClass === vatClass).reduce((sum, part) => sum + part.cents, 0)
  const costs = (of: 'shipping' | 'payment', cents: number): PaidPart[] => {
    const [high = 0, low = 0] = distribute(cents, [goodsOf('high'), goodsOf('low')])
    return [
      { of, vatClass: 'low', cents: low, vatCents: 0 },
      { of, vatClass: 'high', cents: high, vatCents: 0 },
    ]
  }
  return [...goods, ...costs('shipping', cart.shippingCents), ...costs('payment', cart.paymentCostsCents)]
}

function groupsOf(parts: readonly PaidPart[], rates: VatRates): (VatGroup & { parts: PaidPart[] })[] {
  const percents = [...new Set(vatClasses.map((vatClass) => rates[vatClass]))]
  const groups = percents.map((percent) => {
    const own = parts.filter((part) => rates[part.vatClass] === percent)
    const grossCents = own.reduce((sum, part) => sum + part.cents, 0)
    const vatCents = vatInside(grossCents, percent)
    return { percent, baseCents: grossCents - vatCents, vatCents, parts: own }
  })
  return groups.filter((group) => group.baseCents + group.vatCents > 0)
}
