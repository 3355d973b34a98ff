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
