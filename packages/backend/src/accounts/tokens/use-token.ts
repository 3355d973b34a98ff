import type { TokenPurpose } from '@haverhof/domain/accounts'
import { hashOf } from '../../config/index.ts'
import { type Database, statement, type Transaction } from '../../database/index.ts'
import { Refusal } from '../../http/index.ts'

export type GivenToken = {
  userId: string
  token: string
  siteId: number
  purposes: readonly TokenPurpose[]
}

export type UsedToken = { userId: string; purpose: TokenPurpose; newEmailAddress: string | null }

/** ACCOUNTS-2: one statement takes the token: of any number of uses at once one succeeds. */
export async function useToken({ rows }: Transaction, given: GivenToken): Promise<UsedToken> {
  const [used] = await rows(use, valuesOf(given))
  if (!used) throw tokenInvalid()
  return used
}

export type UsableToken = { purpose: TokenPurpose; passwordHash: string }

/** Whether the token could be used just now: expensive work is not begun for a wrong one. */
export async function requireToken(database: Database, given: GivenToken): Promise<UsableToken> {
  const [found] = await database.rows(look, valuesOf(given))
  if (!found) throw tokenInvalid()
  return found
}

/** ACCOUNTS-10: after a change of password or mailbox no link that was mailed before counts. */
export async function voidTokens({ rows }: Transaction, userId: string): Promise<void> {
  await rows(voidAll, { userId })
}

/** ACCOUNTS-2: expired, used, foreign and made up are one answer. */
export function tokenInvalid(): Refusal {
  return new Refusal({ status: 422, code: 'token-invalid', title: 'This link is no longer valid.' })
}

type TokenValues = Omit<GivenToken, 'token'> & { tokenHash: string }

function valuesOf({ userId, token, siteId, purposes }: GivenToken): TokenValues {
  if (!isUserId(userId)) throw tokenInvalid()
  return { tokenHash: hashOf(token), userId, purposes, siteId }
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
