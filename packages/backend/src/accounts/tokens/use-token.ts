import type { TokenPurpose } from '@haverhof/domain/accounts'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import { hashOf } from '../../config/index.ts'
import { type Database, statement, type Transaction } from '../../database/index.ts'

export type GivenToken = {
  userId: string
  token: string
  siteId: number
  purposes: readonly TokenPurpose[]
}

export type UsedToken = { userId: string; purpose: TokenPurpose; newEmailAddress: string | null }

/** One statement takes the token: of any number of uses at once one succeeds (ACCOUNTS-2). */
export async function useToken(
  { rows }: Transaction,
  given: GivenToken,
): Promise<Result<UsedToken, 'token-invalid'>> {
  const values = valuesOf(given)
  const [used] = values ? await rows(use, values) : []
  return used ? success(used) : refusal('token-invalid')
}

export type UsableToken = { purpose: TokenPurpose; passwordHash: string }

/** Whether the token could be used just now: expensive work is not begun for a wrong one. */
export async function requireToken(
  database: Database,
  given: GivenToken,
): Promise<Result<UsableToken, 'token-invalid'>> {
  const values = valuesOf(given)
  const [usable] = values ? await database.rows(look, values) : []
  return usable ? success(usable) : refusal('token-invalid')
}

/** After a change of password or mailbox no link that was mailed before counts (ACCOUNTS-10). */
export async function voidTokens({ rows }: Transaction, userId: string): Promise<void> {
  await rows(voidAll, { userId })
}

type TokenValues = Omit<GivenToken, 'token'> & { tokenHash: string }

/** Null where it cannot be the id of an account. */
function valuesOf({ userId, token, siteId, purposes }: GivenToken): TokenValues | null {
  return isUserId(userId) ? { tokenHash: hashOf(token), userId, purposes, siteId } : null
}

const isUsable = `t.token_hash = :tokenHash and t.user_id = :userId and t.purpose = any(:purposes) and t.used_at is null
      and t.expires_at > now() and a.user_id = t.user_id and a.site_id = :siteId`

const use = statement<TokenValues, UsedToken>(
  'accounts-use-token',
  `
    update account_token t set used_at = now() from account a where ${isUsable}
    returning t.user_id "userId", t.purpose, t.new_email_address "newEmailAddress"`,
)

const look = statement<TokenValues, UsableToken>(
  'accounts-look-at-token',
  `select t.purpose, a.password_hash "passwordHash" from account_token t, account a where ${isUsable}`,
)

const voidAll = statement<{ userId: string }>(
  'accounts-void-tokens',
  'update account_token set used_at = now() where user_id = :userId and used_at is null',
)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether it can be the id of an account; PostgreSQL refuses to look for anything else. */
export function isUserId(text: string): boolean {
  return uuid.test(text)
}

export const nobodysId = '00000000-0000-0000-0000-000000000000'
