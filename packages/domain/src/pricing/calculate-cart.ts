import { cheapestCart } from './choose-promotions.ts'
import { goodsCents, type OpenLine, type PricedCart, totalOf } from './priced-cart.ts'
import { withoutVat } from './reverse-charge.ts'
import type { CalculatedLine, Calculation, CalculationInput } from './types.ts'
import { type CartVat, vatOf } from './vat.ts'

/**
 * What a cart costs: a pure function of prices, promotions, tariff and rates. The order in which lines were added only
 * decides the order in which they are shown.
 */
export function calculateCart(input: CalculationInput): Calculation {
  const cart = cheapestCart(input)
  const vat = vatOf(cart, input.vatRates)
  const calculation = grossCalculation(input, cart, vat)
  return input.isReverseCharge ? withoutVat(calculation, cart, vat) : calculation
}

function grossCalculation(input: CalculationInput, cart: PricedCart, vat: CartVat): Calculation {
  const totalCents = totalOf(cart)
  const lines = new Map(
    cart.lines.map((open, index) => [open.line, calculatedLine(input, open, vat.lineVatCents[index] ?? 0)]),
  )
  return {
    lines: input.lines.flatMap((line) => lines.get(line) ?? []),
    orderDiscounts: cart.orderDiscounts,
    shippingDiscounts: cart.shippingDiscounts,
    usedPromotionIds: cart.usedPromotionIds,
    originalShippingCents: cart.originalShippingCents,
    shippingCents: cart.shippingCents,
    shippingExclVatCents: cart.shippingCents - vat.shippingVatCents,
    paymentCostsCents: cart.paymentCostsCents,
    subTotalCents: goodsCents(cart),
    totalCents,
    totalExclVatCents: totalCents - vat.byClass.low - vat.byClass.high,
    vatLowCents: vat.byClass.low,
    vatHighCents: vat.byClass.high,
    vatGroups: vat.groups,
    vatRates: input.vatRates,
    missingToFreeShippingCents: missingToFreeShipping(input, cart),
    isReverseCharge: false,
  }
}

function calculatedLine(input: CalculationInput, open: OpenLine, vatCents: number): CalculatedLine {
  const { line } = open
  return {
    productId: line.productId,
    productVariantId: line.productVariantId,
    productType: line.productType,
    quantity: line.quantity,
    description: line.description,
    productLabel: line.productLabel,
    originalCents: line.originalUnitCents * line.quantity,
    totalCents: open.totalCents,
    vatPercent: input.vatRates[line.vatClass],
    vatCents,
    vatClass: line.vatClass,
    productDiscounts: open.productDiscounts,
    freeProducts: open.freeProducts,
  }
}

function missingToFreeShipping(input: CalculationInput, cart: PricedCart): number | null {
  const freeFromCents = input.shipping?.freeFromCents ?? null
  return freeFromCents === null ? null : Math.max(0, freeFromCents - goodsCents(cart))
}
