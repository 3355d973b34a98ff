import { packSizeText, struckPriceCents } from '@haverhof/domain/catalogue'
import { giftCardPart, isPaymentMethod, paymentMethods } from '@haverhof/domain/payments'
import {
  type Calculation,
  type CalculationInput,
  calculateCart,
  type CodeProblem,
  codeProblem,
  isReverseCharge,
  type PricedLine,
  regionOfVatNumber,
} from '@haverhof/domain/pricing'
import type { PricedFacts } from './cart-facts.ts'
import type { PackFacts } from './pack-facts.ts'
import type { CodeFacts } from './price-facts.ts'
import { isScanOnly } from './read-cart.ts'

export type DiscountProblem =
  | CodeProblem
  | { reason: 'discount-unknown' | 'discount-not-here' | 'discount-expired' | 'discount-used-up' }

/** What a cart comes to, and what stands in the way. */
export type CalculatedFacts = {
  calculation: Calculation
  /** Why the code of the cart gives nothing. */
  discountProblem: DiscountProblem | null
  /** False when the site does not deliver to the destination in the chosen way. */
  isDeliverable: boolean
  freeShippingFromCents: number | null
  giftCardCents: number
  /** What is left to pay after the gift card. */
  dueCents: number
}

/** CART-9: the one way from facts to amounts. */
export function calculateFacts(facts: PricedFacts): CalculatedFacts {
  const { cart, prices } = facts
  const input = calculationInput(facts)
  const calculation = calculateCart(input)
  const tariff = prices.tariffs.find(({ method }) => method === cart.shippingMethod) ?? null
  const giftCardCents = giftCardPart(cart.giftCardCents, calculation.totalCents)
  return {
    calculation,
    discountProblem: discountProblem(input, calculation, prices.code),
    isDeliverable: isScanOnly(input.lines) || tariff !== null,
    freeShippingFromCents: input.shipping?.freeFromCents ?? null,
    giftCardCents,
    dueCents: calculation.totalCents - giftCardCents,
  }
}

function calculationInput({ cart, prices, scope, now }: PricedFacts): CalculationInput {
  const packs = new Map(prices.packs.map((pack) => [pack.productVariantId, pack]))
  const lines = cart.lines.flatMap(({ productVariantId, quantity }) => {
    const pack = packs.get(productVariantId)
    return pack ? pricedLine(pack, quantity, { languageCode: scope.languageCode, now }) : []
  })
  const tariff = prices.tariffs.find(({ method }) => method === cart.shippingMethod)
  return {
    lines,
    promotions: prices.promotions,
    gifts: prices.packs.map((pack) => ({
      ...wordsOf(pack, scope.languageCode),
      ...idsOf(pack),
      unitCents: pack.amountCents,
      inStock: pack.stock,
    })),
    code: cart.discountCode,
    isFirstOrder: prices.isFirstOrder,
    shipping: tariff && !isScanOnly(lines) ? tariff : null,
    paymentCostsCents: paymentCostsOf(cart.paymentMethodId),
    vatRates: prices.vatRates,
    isReverseCharge: isReverseCharge({
      siteRegionCode: scope.regionCode,
      destinationRegionCode: prices.destinationRegionCode ?? scope.regionCode,
      vatNumberRegionCode: cart.vatNumber ? regionOfVatNumber(cart.vatNumber) : '',
      vatNumberIsValid: cart.vatNumberIsValid,
    }),
  }
}

function paymentCostsOf(methodId: string | null): number {
  return methodId !== null && isPaymentMethod(methodId) ? paymentMethods[methodId].costsCents : 0
}

type Telling = { languageCode: string; now: Date }

function pricedLine(pack: PackFacts, quantity: number, { languageCode, now }: Telling): PricedLine {
  const history =
    pack.history?.map(([validFrom, amountCents, isOffer]) => ({ validFrom, amountCents, isOffer })) ?? []
  return {
    ...idsOf(pack),
    ...wordsOf(pack, languageCode),
    productType: pack.productType,
    quantity,
    unitCents: pack.amountCents,
    originalUnitCents: struckPriceCents(history, now.getTime()) ?? pack.amountCents,
    vatClass: pack.vatClass,
  }
}

function idsOf({ productId, productVariantId }: PackFacts) {
  return { productId, productVariantId }
}

function wordsOf(pack: PackFacts, languageCode: string) {
  const content = { amount: pack.contentAmount, unit: pack.contentUnit }
  return { description: pack.title, productLabel: packSizeText(content, languageCode) }
}

/** CART-8: why a code gives nothing, the most telling reason first. */
function discountProblem(
  input: CalculationInput,
  calculation: Calculation,
  code: CodeFacts | null,
): DiscountProblem | null {
  if (input.code === null) return null
  if (!code?.isRunning) return { reason: 'discount-unknown' }
  if (!code.isHere) return { reason: 'discount-not-here' }
  if (code.isOver) return { reason: 'discount-expired' }
  if (code.isUsedUp) return { reason: 'discount-used-up' }
  return codeProblem(input, calculation)
}
