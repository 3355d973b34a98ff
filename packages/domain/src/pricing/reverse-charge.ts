import { distribute, netOf } from './cents.ts'
import type { PricedCart } from './priced-cart.ts'
import type { CalculatedLine, Calculation, Discount, FreeProduct } from './types.ts'
import type { VatRates } from '../sites/index.ts'
import { type CartVat, vatOf } from './vat.ts'

/** PRICING-10: a reverse-charged cart costs what the same cart costs without its VAT, to the cent, in every part. */
export function withoutVat(gross: Calculation, cart: PricedCart, vat: CartVat): Calculation {
  const orderDiscounts = netOrderDiscounts(gross, cart, vat)
  const netLines = new Map(cart.lines.map(({ line }, index) => [line.productVariantId, index]))
  const lines = gross.lines.map((line) => {
    const index = netLines.get(line.productVariantId) ?? 0
    const paidCents = (vat.paidCents[index] ?? 0) - line.vatCents
    const totalCents = paidCents + (orderDiscounts.perLine[index] ?? 0)
    return { ...netLine(line, totalCents), freeProducts: netGifts(line, gross.vatRates) }
  })
  const paymentCostsCents = gross.paymentCostsCents - vat.paymentVatCents
  return {
    ...gross,
    lines,
    orderDiscounts: orderDiscounts.discounts,
    ...netShipping(gross, cart),
    paymentCostsCents,
    subTotalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    totalCents: gross.totalExclVatCents,
    vatLowCents: 0,
    vatHighCents: 0,
    vatGroups:
      gross.totalExclVatCents > 0 ? [{ percent: 0, baseCents: gross.totalExclVatCents, vatCents: 0 }] : [],
    vatRates: { low: 0, high: 0 },
    isReverseCharge: true,
  }
}

function netOrderDiscounts(
  gross: Calculation,
  cart: PricedCart,
  vat: CartVat,
): { perLine: number[]; discounts: Discount[] } {
  const perLine = cart.lines.map(({ line, totalCents }, index) =>
    netOf(totalCents - (vat.paidCents[index] ?? 0), gross.vatRates[line.vatClass]),
  )
  const netCents = perLine.reduce((sum, cents) => sum + cents, 0)
  return { perLine, discounts: shrink(gross.orderDiscounts, netCents) }
}

function netLine(line: CalculatedLine, totalCents: number): CalculatedLine {
  const productDiscounts = line.productDiscounts.map((discount) => ({
    ...discount,
    amountCents: netOf(discount.amountCents, line.vatPercent),
  }))
  const reducedCents = line.originalCents - line.totalCents - sumOf(line.productDiscounts)
  return {
    ...line,
    originalCents: totalCents + sumOf(productDiscounts) + netOf(reducedCents, line.vatPercent),
    totalCents,
    vatPercent: 0,
    vatCents: 0,
    productDiscounts,
  }
}

/** What a gift would have cost is told without VAT too, at its own rate. */
function netGifts({ freeProducts }: CalculatedLine, vatRates: VatRates): FreeProduct[] {
  return freeProducts.map((free) => ({
    ...free,
    originalCents: netOf(free.originalCents, vatRates[free.vatClass]),
  }))
}

function netShipping(
  gross: Calculation,
  cart: PricedCart,
): Pick<Calculation, 'originalShippingCents' | 'shippingCents' | 'shippingDiscounts'> {
  const shippingCents = gross.shippingExclVatCents
  const atFullPrice = vatOf({ ...cart, shippingCents: gross.originalShippingCents }, gross.vatRates)
  const originalShippingCents = Math.max(
    shippingCents,
    gross.originalShippingCents - atFullPrice.shippingVatCents,
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
