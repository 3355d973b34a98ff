export {
  claimStart,
  giveUpStart,
  keepStarted,
  keepStatus,
  lockStatus,
  lookAtStart,
  mayAskProvider,
} from './attempt-status.ts'
export { readPaymentBacklog } from './backlog.ts'
export { debitGiftCard, releaseGiftCard, returnToGiftCard } from './gift-cards/debit.ts'
export { findGiftCard, type GiftCard } from './gift-cards/find-gift-card.ts'
export {
  type NewPayment,
  ProviderAway,
  type ProviderPayment,
  ProviderRefusal,
  type Purchase,
} from './provider.ts'
export { leaveOwedToBank, lockMoneyLeft, oweRefund, readMoneyLeft } from './refund-money.ts'
export { isProviderName } from './providers.ts'
export type { PaymentSequence, ProviderName } from './records.ts'
export {
  giveUpMandates,
  keepMandate,
  lockMandates,
  type Mandate,
  readMandate,
  revokeUnneeded,
} from './mandates.ts'
export { paymentRoutes } from './routes.ts'
export { sendSandboxWebhook } from './sandbox/send-webhook.ts'
export { failCollection, noteChargedBack } from './collections.ts'
export { methodsForMandates, offeredMethod, type OfferedMethod, type SitePayments } from './site-payments.ts'
export { findOrdersByPayment } from './find-orders.ts'
export { giftCardProblems, type GiftCardRefused } from './refusals.ts'
