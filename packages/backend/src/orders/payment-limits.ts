import type { AppContext } from '../app-context.ts'
import { countAttempt, type Limit, refuseWhenExhausted } from '../limits/index.ts'

const MINUTE = 60_000

/** ORDERS-10: who fails to pay this often is trying out cards. */
const failures: Limit = { limit: 20, windowMs: 10 * MINUTE }

/** How many payments an order may have altogether. */
export const mostPayments = 6

export async function refuseAfterFailures(context: AppContext, clientIp: string | null): Promise<void> {
  if (clientIp !== null) await refuseWhenExhausted(context, subject(clientIp), failures)
}

export async function countFailedPayment(context: AppContext, clientIp: string | null): Promise<void> {
  if (clientIp === null) return
  // Past the limit the next call of this customer is refused; the message of the provider is not.
  await countAttempt(context, subject(clientIp), failures).catch(() => undefined)
}

function subject(clientIp: string): string {
  return `failed-payment:${clientIp}`
}
