import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { type Customer, Refusal, refuseFields, unwrap } from '../../http/index.ts'
import { countAttempt, takeBackAttempts } from '../../limits/index.ts'
import { signInNeeded } from '../sessions/find-customer.ts'
import { nobodysHash, verifyPassword } from './passwords.ts'
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

/** ACCOUNTS-14: what ends an account asks for its password; where there is none, for a sign-in of the last minutes. */
export async function requireOwner(
  context: AppContext,
  customer: Customer,
  given: { parameter: string; password: string | null },
): Promise<void> {
  const { parameter, password } = given
  if (password !== null) return requirePassword(context, customer, { parameter, password })
  const { sessionHash } = customer
  const [owner] = await context.database.rows(readOwner, { sessionHash, nobodysHash })
  if (owner?.hasPassword) refuseFields([{ parameter, reason: 'required' }])
  if (!owner?.isFresh) throw signInNeeded()
}

/** ACCOUNTS-14: requires the customer's password; a few wrong ones lock it for a while. */
export async function requirePassword(
  context: AppContext,
  { userId }: Pick<Customer, 'userId'>,
  { parameter, password }: { parameter: string; password: string },
): Promise<void> {
  const subject = `password-check:${userId}`
  unwrap(await countAttempt(context, subject, guesses))
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

const readOwner = statement<
  { sessionHash: string; nobodysHash: string },
  { hasPassword: boolean; isFresh: boolean }
>(
  'accounts-read-owner',
  `
    select a.password_hash <> :nobodysHash "hasPassword", s.authenticated_at > now() - interval '15 minutes' "isFresh"
    from account_session s join account a using (user_id) where s.session_hash = :sessionHash`,
)
