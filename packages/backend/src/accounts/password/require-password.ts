import {
  MINUTE,
  refusal,
  type Refused,
  type Result,
  success,
  type TooManyAttempts,
  type WrongFields,
} from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import type { Customer } from '../../http/index.ts'
import { countAttempt, takeBackAttempts } from '../../limits/index.ts'
import type { PasswordWrong } from '../refusals.ts'
import { nobodysHash, verifyPassword } from './passwords.ts'
import { statement } from '../../database/index.ts'

const guesses = { limit: 10, windowMs: 5 * MINUTE }

export type PasswordRefused = PasswordWrong | TooManyAttempts
export type OwnerRefused = PasswordRefused | WrongFields | Refused<'sign-in-needed'>

/** A session is enough to change a password or a mailbox; a password that is given must be right (ACCOUNTS-14). */
export async function checkPassword(
  context: AppContext,
  customer: Customer,
  { parameter, password }: { parameter: string; password: string | null },
): Promise<Result<null, PasswordRefused>> {
  return password === null ? success(null) : requirePassword(context, customer, { parameter, password })
}

/** What ends an account asks for its password; where there is none, for a sign-in of the last minutes (ACCOUNTS-14). */
export async function requireOwner(
  context: AppContext,
  customer: Customer,
  { parameter, password }: { parameter: string; password: string | null },
): Promise<Result<null, OwnerRefused>> {
  if (password !== null) return requirePassword(context, customer, { parameter, password })
  const { sessionHash } = customer
  const [owner] = await context.database.rows(readOwner, { sessionHash, nobodysHash })
  if (owner?.hasPassword) return refusal('invalid-fields', { problems: [{ parameter, reason: 'required' }] })
  return owner?.isFresh ? success(null) : refusal('sign-in-needed')
}

/** Requires the customer's password; a few wrong ones lock it for a while (ACCOUNTS-48). */
export async function requirePassword(
  context: AppContext,
  { userId }: Pick<Customer, 'userId'>,
  { parameter, password }: { parameter: string; password: string },
): Promise<Result<null, PasswordRefused>> {
  const subject = `password-check:${userId}`
  const counted = await countAttempt(context, subject, guesses)
  if (!counted.ok) return counted
  const [row] = await context.database.rows(readHash, { userId })
  if (!row || !(await verifyPassword(row.passwordHash, password)))
    return refusal('password-wrong', { parameter })
  await takeBackAttempts(context, [subject], guesses)
  return success(null)
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
