export { TooBusy } from './too-busy.ts'
export { concurrencyLimit } from './concurrency-limit.ts'
export {
  attemptsAreLeft,
  attemptsSql,
  countAttempt,
  isWithinLimit,
  takeBackAttempts,
} from './count-attempt.ts'
export { countAttempts, type LimitedSubject, takeBackAll, attemptRetention } from './count-attempts.ts'
export { type Limit, tooManyAttempts, windowOf, withoutWaitingForDisk } from './windows.ts'
