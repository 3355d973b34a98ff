import { randomBytes } from 'node:crypto'

/** It is the key that makes a provider's payment ours, so it is as random as one. */
export function newPaymentId(): string {
  return `pay_${randomBytes(18).toString('base64url')}`
}
