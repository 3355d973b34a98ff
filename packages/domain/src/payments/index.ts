export { foldGiftCardNumber, giftCardPart, isMaskOf, maskedGiftCardNumber } from './gift-card.ts'
export {
  giftCardMethodId,
  holdMsOf,
  isPaymentMethod,
  lendingMethods,
  methodsFor,
  mandateOf,
  offeredMethods,
  type PaymentMethodId,
  paymentMethods,
  preselectedMethod,
} from './methods.ts'
export {
  paymentStatuses,
  isWaiting,
  knownStatus,
  type PaymentStatus,
  type ReportedStatus,
  type StrayReason,
  strayReasons,
} from './status.ts'
