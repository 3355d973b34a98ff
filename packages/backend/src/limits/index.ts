export { countAttempt, type Limit, takeBackAttempts } from './count-attempt.ts'
export { forgetOldAttempts } from './forget-attempts.ts'
