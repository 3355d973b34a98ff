export { attemptsSql, countAttempt, refuseWhenExhausted, takeBackAttempts } from './count-attempt.ts'
export { countAttempts, type LimitedSubject, takeBackAll } from './count-attempts.ts'
export { forgetOldAttempts } from './forget-attempts.ts'
export { type Limit, tooManyAttempts, windowOf, withoutWaitingForDisk } from './windows.ts'
