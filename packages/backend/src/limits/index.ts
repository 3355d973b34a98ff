export { countAttempt, type Limit, refuseWhenExhausted, takeBackAttempts } from './count-attempt.ts'
export { forgetOldAttempts } from './forget-attempts.ts'
