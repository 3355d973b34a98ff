export { invoiceNumber, invoicePlace, invoiceSeries } from './invoice-number.ts'
export { settlementOf } from './settlement.ts'
export { mayBecome, type OrderStatus, orderStatuses, paidStatuses, sentStatuses } from './status.ts'
export { orderIdOf, tidyWithdrawal, type WithdrawalFields, withdrawalProblems } from './withdrawal.ts'
