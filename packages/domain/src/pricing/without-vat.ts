import { distribute, netOf } from './cents.ts'
import type { PricedCart } from './priced-cart.ts'
import type { CalculatedLine, Calculation, Discount, VatTerms } from './types.ts'
import { rateOf } from '../sites/index.ts'
import { type CartVat, vatOf } from './vat.ts'

/**
 * What a company pays without VAT costs what the same costs a consumer less its VAT, to the cent, in every part; what else
 * stands in the cart stays as it is (PRICING-25).
 */
export function withoutVat(
  gross: Calculation,
  cart: PricedCart,
  { vat, terms }: { vat: CartVat; terms: VatTerms },
): Calculation {
  const places = new Map(cart.lines.map(({ line }, index) => [line.productVariantId, index]))
  const taxOf = (index: number) => cart.lines[index]?.line.tax
  const isExempt = (index: number) => terms.treatments[taxOf(index)?.supply ?? 'goods'] !== 'taxed'
  const percentOf = (index: number) => rateOf(terms.taxRates, taxOf(index)?.taxClass ?? '')
  const discountPerLine = cart.lines.map(({ totalCents }, index) => {
    const cents = totalCents - (vat.paidCents[index] ?? 0)
    return isExempt(index) ? netOf(cents, percentOf(index)) : cents
  })
  const lines = gross.lines.map((line) => {
    const index = places.get(line.productVariantId) ?? 0
    if (!isExempt(index)) return line
    const paidCents = (vat.paidCents[index] ?? 0) - (vat.lineVatCents[index] ?? 0)
    const totalCents = paidCents + (discountPerLine[index] ?? 0)
    return { ...netLine(line, totalCents, percentOf(index)), paidCents }
  })
  const orderDiscountCents = discountPerLine.reduce((sum, cents) => sum + cents, 0)
  return {
    ...gross,
    lines: lines.map((line) => netGifts(line, terms)),
    orderDiscounts: shrink(gross.orderDiscounts, orderDiscountCents),
    ...netShipping(gross, cart, { vat, terms }),
    paymentCostsCents: gross.paymentCostsCents - vat.inside('payment', 'exempt'),
    subTotalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    totalCents: gross.totalExclVatCents + gross.vatLowCents + gross.vatHighCents,
  }
}

function netLine(line: CalculatedLine, totalCents: number, percent: number): CalculatedLine {
  const productDiscounts = line.productDiscounts.map((discount) => ({
    ...discount,
    amountCents: netOf(discount.amountCents, percent),
  }))
  const reducedCents = line.originalCents - line.totalCents - sumOf(line.productDiscounts)
  return {
    ...line,
    originalCents: totalCents + sumOf(productDiscounts) + netOf(reducedCents, percent),
    totalCents,
    productDiscounts,
  }
}

/** What a gift would have cost is told without VAT too, at its own rate. */
function netGifts(line: CalculatedLine, { taxRates, treatments }: VatTerms): CalculatedLine {
  const freeProducts = line.freeProducts.map((free) =>
    treatments[free.supply] === 'taxed'
      ? free
      : { ...free, originalCents: netOf(free.originalCents, rateOf(taxRates, free.taxClass)) },
  )
  return { ...line, freeProducts }
}

function netShipping(
  gross: Calculation,
  cart: PricedCart,
  { vat, terms }: { vat: CartVat; terms: VatTerms },
): Pick<Calculation, 'originalShippingCents' | 'shippingCents' | 'shippingDiscounts'> {
  const shippingCents = gross.shippingCents - vat.inside('shipping', 'exempt')
  const atFullPrice = vatOf({ ...cart, shippingCents: gross.originalShippingCents }, terms)
  const originalShippingCents = Math.max(
    shippingCents,
    gross.originalShippingCents - atFullPrice.inside('shipping', 'exempt'),
  )
  return {
    originalShippingCents,
    shippingCents,
    shippingDiscounts: shrink(gross.shippingDiscounts, originalShippingCents - shippingCents),
  }
}

function sumOf(discounts: readonly Discount[]): number {
  return discounts.reduce((sum, discount) => sum + discount.amountCents, 0)
}

/** The same discounts, together this much. */
function shrink(discounts: readonly Discount[], totalCents: number): Discount[] {
  const amounts = distribute(
    totalCents,
    discounts.map((discount) => discount.amountCents),
  )
  return discounts.map((discount, index) => ({ ...discount, amountCents: amounts[index] ?? 0 }))
}
