import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { type Customer, Refusal } from '../../http/index.ts'
import { countAttempt, takeBackAttempts } from '../../limits/index.ts'
import { verifyPassword } from './passwords.ts'
import { statement } from '../../database/index.ts'

const guesses = { limit: 10, windowMs: 5 * MINUTE }

/** ACCOUNTS-14: a session is enough to change a password or a mailbox; a password that is given must be right. */
export async function checkPassword(
  context: AppContext,
  customer: Customer,
  given: { parameter: string; password: string | null },
): Promise<void> {
  if (given.password !== null)
    await requirePassword(context, customer, { ...given, password: given.password })
}

/** ACCOUNTS-14: the password of the customer; a few wrong ones and nobody may guess for a while. */
export async function requirePassword(
  context: AppContext,
  { userId }: Customer,
  { parameter, password }: { parameter: string; password: string },
): Promise<void> {
  const subject = `password-check:${userId}`
  await countAttempt(context, subject, guesses)
  const [row] = await context.database.rows(readHash, { userId })
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

const readHash = statement<{ userId: string }, { passwordHash: string }>(
  'accounts-read-hash',
  'select password_hash "passwordHash" from account where user_id = :userId',
)
