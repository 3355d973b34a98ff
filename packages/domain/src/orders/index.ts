export { invoiceNumber, invoicePlace, invoiceSeries } from './invoice-number.ts'
export { type Settlement, settlementOf } from './settlement.ts'
export { mayBecome, type OrderStatus, orderStatuses } from './status.ts'
export {
  orderIdOf,
  tidyWithdrawal,
  type WithdrawalFields,
  withdrawalLimits,
  withdrawalProblems,
} from './withdrawal.ts'
