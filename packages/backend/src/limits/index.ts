export { attemptRetention } from './attempt-retention.ts'
export { TooBusy, concurrencyLimit } from './concurrency-limit.ts'
export {
  attemptsSql,
  countAttempt,
  isWithinLimit,
  refuseWhenExhausted,
  takeBackAttempts,
} from './count-attempt.ts'
export { countAttempts, type LimitedSubject, takeBackAll } from './count-attempts.ts'
export { type Limit, tooManyAttempts, windowOf, withoutWaitingForDisk } from './windows.ts'
