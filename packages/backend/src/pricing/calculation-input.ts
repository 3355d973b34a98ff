import { isAnalysisKit } from '@haverhof/domain/catalogue'
import { type ShippingMethod, shippingMethods } from '@haverhof/domain/delivery'
import {
  type Calculation,
  type CalculationInput,
  type CodeProblem,
  codeProblem,
  type PricedLine,
} from '@haverhof/domain/pricing'
import type { CodeState } from './promotion-state.ts'
import type { PricingFacts } from './read-facts.ts'
import type { Tariff } from './terms.ts'

type Choice = {
  lines: readonly PricedLine[]
  code: string | null
  shippingMethod: ShippingMethod | null
  toDealer: boolean
  weightKg: number
  /** A big box or a silo is among the packs. */
  byLorry: boolean
  paymentCostsCents: number
}

/** What `calculateCart` asks for: the same for a stored cart, a sent one and an order. */
export function calculationInput(facts: PricingFacts, choice: Choice): CalculationInput {
  const { promotions, isFirstOrder, taxRates, treatments } = facts
  return {
    lines: choice.lines,
    promotions,
    gifts: isByLetter(choice.lines) ? [] : facts.gifts,
    code: choice.code,
    isFirstOrder,
    shipping: shippingOf(facts.tariffs, choice),
    paymentCostsCents: choice.paymentCostsCents,
    taxRates,
    treatments,
  }
}

/** Analysis kits alone go by letter post; they cost nothing to send, and no gift fits beside them (DELIVERY-3). */
function isByLetter(lines: readonly PricedLine[]): boolean {
  return lines.every((line) => isAnalysisKit(line.productType))
}

function shippingOf(
  tariffs: readonly Tariff[],
  { lines, shippingMethod, ...cart }: Choice,
): CalculationInput['shipping'] {
  if (isByLetter(lines)) return null
  const method = shippingMethod ?? shippingMethods.shipping
  const tariff = tariffs.find((one) => one.shippingMethod === method)
  return tariff ? { method, ...priceOf(tariff, cart) } : null
}

/** Collected at a dealer, who takes no big box and no silo (DELIVERY-8), by lorry, or as a parcel (DELIVERY-10, DELIVERY-14). */
function priceOf(
  tariff: Tariff,
  { toDealer, weightKg, byLorry }: Pick<Choice, 'toDealer' | 'weightKg' | 'byLorry'>,
): { priceCents: number; freeFromCents: number | null } {
  const { freeFromCents, lorryFromKg, lorryPriceCents } = tariff
  // What costs nothing has no threshold to get over.
  const { dealerPriceCents } = tariff
  if (toDealer && !byLorry)
    return { priceCents: dealerPriceCents, freeFromCents: dealerPriceCents === 0 ? null : freeFromCents }
  const isLorry = byLorry || (lorryFromKg !== null && weightKg >= lorryFromKg)
  if (isLorry && lorryPriceCents !== null) return { priceCents: lorryPriceCents, freeFromCents: null }
  return { priceCents: tariff.priceCents, freeFromCents }
}

/** Why the code of a cart gives nothing now (PRICING-9, PRICING-12); null when it gives something, or there is none. */
export function discountProblem(
  { codeState }: PricingFacts,
  input: CalculationInput,
  calculation: Calculation,
): CodeProblem | { reason: Exclude<CodeState, 'runs'> } | null {
  if (codeState === null) return null
  return codeState === 'runs' ? codeProblem(input, calculation) : { reason: codeState }
}
