export { mayBecome, type OrderStatus, orderStatuses } from './status.ts'
