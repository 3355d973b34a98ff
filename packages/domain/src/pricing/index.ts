export { calculateCart } from './calculate-cart.ts'
export { netOf } from './cents.ts'
export { type CodeProblem, codeProblem } from './code-problem.ts'
export { isReverseCharge } from './reverse-charge-rule.ts'
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
} from './types.ts'
export { isVatNumber, regionOfVatNumber, tidyVatNumber } from './vat-number.ts'
