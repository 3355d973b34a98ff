export { countAttempt, type Limit, refuseWhenExhausted, takeBackAttempts } from './count-attempt.ts'
