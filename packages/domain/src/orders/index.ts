export { mayBecome, type OrderStatus, orderStatuses } from './status.ts'
export {
  orderIdOf,
  tidyWithdrawal,
  type WithdrawalFields,
  withdrawalLimits,
  withdrawalProblems,
} from './withdrawal.ts'
