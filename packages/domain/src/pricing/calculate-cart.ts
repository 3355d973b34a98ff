import { cheapestCart } from './choose-promotions.ts'
import { goodsCents, type OpenLine, type PricedCart, totalOf } from './priced-cart.ts'
import type { CalculatedLine, Calculation, CalculationInput, VatTerms } from './types.ts'
import { rateOf, type TaxClass } from '../sites/index.ts'
import { type CartVat, vatOf } from './vat.ts'
import { withoutVat } from './without-vat.ts'

/**
 * What a cart costs: a pure function of prices, promotions, tariff and rates. The order in which lines were added only
 * decides the order in which they are shown.
 */
export function calculateCart(input: CalculationInput): Calculation {
  const cart = cheapestCart(input)
  const vat = vatOf(cart, input)
  const calculation = grossCalculation(input, cart, vat)
  const isTaxed = Object.values(input.treatments).every((treatment) => treatment === 'taxed')
  return isTaxed ? calculation : withoutVat(calculation, cart, { vat, terms: input })
}

function grossCalculation(input: CalculationInput, cart: PricedCart, vat: CartVat): Calculation {
  const totalCents = totalOf(cart)
  const lines = new Map(
    cart.lines.map((open, index) => [
      open.line,
      calculatedLine(input, open, {
        paidCents: vat.paidCents[index] ?? 0,
        vatCents: vat.lineVatCents[index] ?? 0,
      }),
    ]),
  )
  return {
    lines: input.lines.flatMap((line) => lines.get(line) ?? []),
    orderDiscounts: cart.orderDiscounts,
    shippingDiscounts: cart.shippingDiscounts,
    usedPromotionIds: cart.usedPromotionIds,
    originalShippingCents: cart.originalShippingCents,
    shippingCents: cart.shippingCents,
    shippingExclVatCents: cart.shippingCents - vat.inside('shipping'),
    paymentCostsCents: cart.paymentCostsCents,
    subTotalCents: goodsCents(cart),
    totalCents,
    totalExclVatCents: vat.groups.reduce((sum, group) => sum + group.baseCents, 0),
    vatLowCents: vat.due('low'),
    vatHighCents: vat.due('high'),
    vatGroups: vat.groups,
    missingToFreeShippingCents: missingToFreeShipping(input, cart),
    isReverseCharge:
      input.lines.length > 0 && input.lines.every(({ tax }) => input.treatments[tax.supply] !== 'taxed'),
  }
}

function calculatedLine(
  input: CalculationInput,
  open: OpenLine,
  { paidCents, vatCents }: Pick<CalculatedLine, 'paidCents' | 'vatCents'>,
): CalculatedLine {
  const { line } = open
  const treatment = input.treatments[line.tax.supply]
  return {
    productId: line.productId,
    productVariantId: line.productVariantId,
    productType: line.productType,
    quantity: line.quantity,
    description: line.description,
    productLabel: line.productLabel,
    originalCents: line.originalUnitCents * line.quantity,
    totalCents: open.totalCents,
    paidCents,
    vatPercent: percentIn(input, line.tax),
    vatCents: treatment === 'taxed' ? vatCents : 0,
    treatment,
    ...line.tax,
    productDiscounts: open.productDiscounts,
    freeProducts: open.freeProducts.map((free) => ({ ...free, vatPercent: percentIn(input, free) })),
    repeatDays: line.repeatDays,
  }
}

function percentIn({ taxRates, treatments }: VatTerms, { taxClass, supply }: TaxClass): number {
  return treatments[supply] === 'taxed' ? rateOf(taxRates, taxClass) : 0
}

function missingToFreeShipping(input: CalculationInput, cart: PricedCart): number | null {
  const freeFromCents = input.shipping?.freeFromCents ?? null
  return freeFromCents === null ? null : Math.max(0, freeFromCents - goodsCents(cart))
}
