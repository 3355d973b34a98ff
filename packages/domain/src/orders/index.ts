export { type Carrier, carrierNames, carriers, trackingUrl } from './carriers.ts'
export {
  centsOfPieces,
  type Credited,
  creditOf,
  type CreditProblem,
  type CreditRequest,
  everythingLeft,
  type LeftOfLine,
  leftToCredit,
} from './credit.ts'
export { creditSeries, invoiceNumber, invoicePlace, invoiceSeries } from './invoice-number.ts'
export { type InvoicePart, invoiceParts, type InvoiceParts, type LinePart } from './invoice-parts.ts'
export { type PickedLot, pickLots } from './pick-lots.ts'
export { readLabel, type ScannedLabel } from './read-label.ts'
export {
  creditOfAmount,
  type CreditReason,
  creditReasons,
  refundStates,
  type RefundState,
  splitRefund,
  stepUpAboveCents,
} from './refund.ts'
export { settlementOf } from './settlement.ts'
export { mayBecome, type OrderStatus, orderStatuses, paidStatuses, sentStatuses } from './status.ts'
export { type CorrectionReason, correctionReasons } from './stock-reasons.ts'
export {
  orderIdOf,
  tidyWithdrawal,
  type WithdrawalFields,
  withdrawalProblems,
  withdrawalStates,
  type WithdrawalState,
  type EndingKind,
  endingKinds,
  type WithdrawalKind,
  withdrawalKinds,
} from './withdrawal.ts'
