export { calculationInput, discountProblem } from './calculation-input.ts'
export { type FactPlaces, pricingFactsSql } from './facts-sql.ts'
export {
  type CodeState,
  type FactsAsked,
  type FactsJson,
  factsOf,
  pricingFacts,
  type PricingFacts,
  type Tariff,
} from './read-facts.ts'
export { redeemPromotions, releasePromotions } from './redeem-promotions.ts'
export type { Translations } from './records.ts'
export { hasVatCheckDigits } from './vat-check-digits.ts'
export { askVatRegister } from './vat-answers.ts'
export type { VatAnswer, VatRegister } from './vat-answer.ts'
export { vatRegister } from './vat-register.ts'
