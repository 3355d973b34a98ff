import { randomToken } from '../../config/index.ts'

/** It is the key that makes a provider's payment ours, so it is as random as one. */
export function newPaymentId(): string {
  return `pay_${randomToken(18)}`
}
