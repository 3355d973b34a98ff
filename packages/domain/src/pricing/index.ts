export { calculateCart } from './calculate-cart.ts'
export { distribute, netOf, percentOf } from './cents.ts'
export { type CodeProblem, codeProblem } from './code-problem.ts'
export { giftVariantsOf } from './effects.ts'
export { placeOfSupply, type VatTreatment, vatTreatments } from './place-of-supply.ts'
export type {
  CalculatedLine,
  Calculation,
  CalculationInput,
  Discount,
  FreeProduct,
  GiftOffer,
  PricedLine,
  Promotion,
  PromotionCondition,
  PromotionEffect,
  VatGroup,
  VatTerms,
} from './types.ts'
export { isVatNumber, regionOfVatNumber, tidyVatNumber } from './vat-number.ts'
