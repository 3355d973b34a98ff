export { countAttempt, type Limit, refuseWhenExhausted } from './count-attempt.ts'
