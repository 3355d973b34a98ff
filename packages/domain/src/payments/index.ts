export { foldGiftCardNumber, giftCardPart, isMaskOf, maskedGiftCardNumber } from './gift-card.ts'
export {
  giftCardMethodId,
  holdMsOf,
  isPaymentMethod,
  type PaymentMethodId,
  paymentMethods,
} from './methods.ts'
export { paymentStatuses, isWaiting, knownStatus, type PaymentStatus, type ReportedStatus } from './status.ts'
export { type StrayReason, strayReasons } from './stray-money.ts'
