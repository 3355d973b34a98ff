export { acceptWithdrawal, takeWithdrawal } from './accept-withdrawal.ts'
export { countWaitingReturns } from './waiting-work.ts'
export { moveReturn } from './change-return.ts'
export { closeOrders } from './close-orders.ts'
export { forgetReturns } from './forget-returns.ts'
export { listChangedReturns, type StaffReturn } from './list-changed-returns.ts'
export {
  listDecidedReturns,
  listWaitingReturns,
  readPhotoForStaff,
  readReturnForStaff,
  type ReturnForStaff,
  returnsOfOrder,
  returnsWithNumber,
} from './returns-for-staff.ts'
export { returnsOf } from './list-returns.ts'
export { returnableLines } from './returnable-lines.ts'
export { returnRoutes } from './routes.ts'
export { photoRetention } from './read-photo.ts'
