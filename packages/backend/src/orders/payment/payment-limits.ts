import { MINUTE, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { attemptsAreLeft, countAttempt, type Limit, tooManyAttempts, windowOf } from '../../limits/index.ts'

/** Who fails to pay this often is trying out cards (ORDERS-10). */
const failures: Limit = { limit: 20, windowMs: 10 * MINUTE }

/** How many payments an order may have altogether. */
export const mostPayments = 6

export async function refuseAfterFailures(
  context: AppContext,
  clientIp: string | null,
): Promise<Result<null, TooManyAttempts>> {
  return clientIp === null ? success(null) : attemptsAreLeft(context, subject(clientIp), failures)
}

export type FailureValues = { attemptsOf: string | null; attemptsSince: Date; mostAttempts: number }

/** The same for the statement that writes an order: what it asks for, and what it says then. */
export function failuresOf(context: AppContext, clientIp: string | null) {
  const window = windowOf(context, failures)
  return {
    values: {
      attemptsOf: clientIp === null ? null : subject(clientIp),
      attemptsSince: window.start,
      mostAttempts: failures.limit,
    } satisfies FailureValues,
    refusal: () => tooManyAttempts(window),
  }
}

export async function countFailedPayment(context: AppContext, clientIp: string | null): Promise<void> {
  if (clientIp === null) return
  // Past the limit the next call of this customer is refused; the message of the provider is not.
  await countAttempt(context, subject(clientIp), failures).catch(() => undefined)
}

function subject(clientIp: string): string {
  return `failed-payment:${clientIp}`
}
