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
  VatClass,
  VatRates,
} from './types.ts'
export { isVatNumber, regionOfVatNumber, tidyVatNumber } from './vat-number.ts'
