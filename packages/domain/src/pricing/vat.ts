import { distribute, vatInside } from './cents.ts'
import type { VatTreatment } from './place-of-supply.ts'
import { discountedGoodsCents, type PricedCart } from './priced-cart.ts'
import { rateOf, type TaxClass, type TaxRates, type VatType } from '../sites/index.ts'
import type { VatGroup, VatTerms } from './types.ts'

type PaidFor = 'line' | 'shipping' | 'payment'

/** Something that is paid for at one rate: a line, or a share of the costs. */
type PaidPart = {
  of: PaidFor
  tax: TaxClass
  treatment: VatTreatment
  /** With VAT. */
  cents: number
  /** The VAT included; an exempt part is paid without it. */
  vatCents: number
}

/** The VAT inside a cart; lines stand as in the cart. */
export type CartVat = {
  /** What is paid for each line, after its share of the order discounts, with VAT. */
  paidCents: number[]
  lineVatCents: number[]
  /** Of what is charged for one thing, the VAT inside: all of it, or what the customer does not pay. */
  inside: (of: PaidFor, which?: 'all' | 'exempt') => number
  /** What is due to the state. */
  due: (vatType: VatType) => number
  groups: VatGroup[]
}

/**
 * VAT is derived once per rate from all that is paid at that rate, and then parted over what it is paid for,
 * so that the shown parts add up to it (PRICING-19).
 */
export function vatOf(cart: PricedCart, terms: VatTerms): CartVat {
  const paidCents = paidPerLine(cart)
  const parts = paidParts(cart, paidCents, terms)
  const groups = rateGroups(parts, terms.taxRates)
  for (const group of groups) {
    const weights = group.parts.map((part) => part.cents)
    const shares = distribute(group.insideCents, weights)
    for (const [index, part] of group.parts.entries()) part.vatCents = shares[index] ?? 0
  }
  return {
    paidCents,
    lineVatCents: parts.slice(0, cart.lines.length).map((part) => part.vatCents),
    inside: (of, which = 'all') =>
      vatSum(parts.filter((part) => part.of === of && (which === 'all' || part.treatment !== 'taxed'))),
    due: (vatType) =>
      vatSum(parts.filter((part) => part.treatment === 'taxed' && part.tax.vatType === vatType)),
    groups: shownGroups(groups),
  }
}

function vatSum(parts: readonly PaidPart[]): number {
  return parts.reduce((sum, part) => sum + part.vatCents, 0)
}

/** A discount on the order lowers every line by its share (PRICING-4). */
function paidPerLine(cart: PricedCart): number[] {
  return distribute(
    discountedGoodsCents(cart),
    cart.lines.map((line) => line.totalCents),
  )
}

/**
 * One part for each line, then the costs. Those follow what they belong to: delivery the goods that are sent, for services come by letter;
 * what payment costs, everything. They carry the highest rate of these when nothing is paid for them.
 */
function paidParts(cart: PricedCart, paidCents: readonly number[], terms: VatTerms): PaidPart[] {
  const { taxRates, treatments } = terms
  const lines = cart.lines.map(({ line: { tax } }, index): PaidPart => ({
    of: 'line',
    tax,
    treatment: treatments[tax.supply],
    cents: paidCents[index] ?? 0,
    vatCents: 0,
  }))
  const goods = lines.filter((part) => part.tax.supply === 'goods')
  const costs = (of: PaidFor, cents: number, belongsTo: readonly PaidPart[]): PaidPart[] => {
    const bearers = byClass(belongsTo).toSorted(
      (a, b) => rateOf(taxRates, b.tax.taxClass) - rateOf(taxRates, a.tax.taxClass),
    )
    const shares = distribute(
      cents,
      bearers.map((bearer) => bearer.cents),
    )
    return bearers.map((bearer, index) => ({ ...bearer, of, cents: shares[index] ?? 0 }))
  }
  return [
    ...lines,
    ...costs('shipping', cart.shippingCents, goods.length > 0 ? goods : lines),
    ...costs('payment', cart.paymentCostsCents, lines),
  ]
}

/** One part for each class, with all that is paid in it. */
function byClass(parts: readonly PaidPart[]): PaidPart[] {
  const classes = Map.groupBy(parts, ({ tax }) => tax.taxClass)
  return [...classes.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) =>
      first ? { ...first, cents: others.reduce((sum, part) => sum + part.cents, first.cents) } : [],
    )
}

type RateGroup = { percent: number; insideCents: number; parts: PaidPart[] }

/** Classes with one rate are one; what is paid without VAT stands apart. */
function rateGroups(parts: readonly PaidPart[], taxRates: TaxRates): RateGroup[] {
  const percentOf = ({ tax }: PaidPart) => rateOf(taxRates, tax.taxClass)
  const groups = Map.groupBy(parts, (part) => `${part.treatment === 'taxed'} ${percentOf(part)}`)
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const percent = percentOf(first)
    return { percent, insideCents: vatInside(grossOf(own), percent), parts: own }
  })
}

/** What the tax office is told: a group for each rate that is paid, and one for each reason why nothing is. */
function shownGroups(groups: readonly RateGroup[]): VatGroup[] {
  const all = groups.flatMap(({ percent, parts }) => parts.map((part) => ({ percent, part })))
  const shown = Map.groupBy(all, ({ percent, part: { treatment } }) =>
    treatment === 'taxed' ? `taxed ${percent}` : treatment,
  )
  return [...shown.values()]
    .flatMap((own) => {
      const parts = own.map(({ part }) => part)
      const treatment = parts[0]?.treatment ?? 'taxed'
      const baseCents = grossOf(parts) - vatSum(parts)
      if (treatment !== 'taxed') return { percent: 0, treatment, baseCents, vatCents: 0 }
      return { percent: own[0]?.percent ?? 0, treatment, baseCents, vatCents: vatSum(parts) }
    })
    .filter((group) => group.baseCents + group.vatCents > 0)
    .toSorted((a, b) => a.percent - b.percent)
}

function grossOf(parts: readonly PaidPart[]): number {
  return parts.reduce((sum, part) => sum + part.cents, 0)
}
