import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { type Customer, Refusal } from '../http/index.ts'
import { countAttempt, takeBackAttempts } from '../limits/index.ts'
import { verifyPassword } from './passwords.ts'

const guesses = { limit: 10, windowMs: 5 * MINUTE }

/** ACCOUNTS-14: what is delicate needs the password, or a sign-in of the last five minutes. */
export async function requireFreshCustomer(
  context: AppContext,
  customer: Customer,
  given: { parameter: string; password: string | null },
): Promise<void> {
  if (given.password !== null)
    return requirePassword(context, customer, { ...given, password: given.password })
  const fresh = await context.database.rows(isFresh, [customer.sessionHash])
  if (fresh.length === 0) {
    throw new Refusal({ status: 403, code: 'password-needed', title: 'Please give your password once more.' })
  }
}

/** ACCOUNTS-14: the password of the customer; a few wrong ones and nobody may guess for a while. */
export async function requirePassword(
  context: AppContext,
  { userId }: Customer,
  { parameter, password }: { parameter: string; password: string },
): Promise<void> {
  const subject = `password-check:${userId}`
  await countAttempt(context, subject, guesses)
  const [row] = await context.database.rows<{ passwordHash: string }>(readHash, [userId])
  if (!row || !(await verifyPassword(row.passwordHash, password))) {
    throw new Refusal({
      status: 422,
      code: 'password-wrong',
      title: 'This is not the password of the account.',
      parameter,
      errors: [{ parameter, message: 'password-wrong' }],
    })
  }
  await takeBackAttempts(context, [subject], guesses)
}

const isFresh = {
  name: 'accounts-is-fresh',
  text: `
    select 1 from account_session
    where session_hash = $1 and expires_at > now() and authenticated_at > now() - interval '5 minutes'`,
}

const readHash = {
  name: 'accounts-read-hash',
  text: 'select password_hash "passwordHash" from account where user_id = $1',
}
