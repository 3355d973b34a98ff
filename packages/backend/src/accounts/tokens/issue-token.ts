import { tokenLifeMs, type TokenPurpose } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { inTransaction } from '../../database/index.ts'
import { newSecret } from '../secret.ts'

export type TokenWish = { userId: string; purpose: TokenPurpose; newEmailAddress: string | null }

/** ACCOUNTS-2: a new token; those of the same purpose that were sent before are void. Null when the account is gone. */
export function issueToken(
  context: AppContext,
  { userId, purpose, newEmailAddress }: TokenWish,
): Promise<string | null> {
  const { secret, hash } = newSecret(192)
  return inTransaction(context, async ({ rows }) => {
    // Two letters that are written at once take turns, so that only the later one's link counts.
    const locked = await rows(lock, [userId])
    if (locked.length === 0) return null
    await rows(issue, [hash, userId, purpose, tokenLifeMs[purpose], newEmailAddress])
    return secret
  })
}

const lock = { name: 'accounts-lock', text: 'select 1 from account where user_id = $1 for no key update' }

const issue = {
  name: 'accounts-issue-token',
  text: `
    with older as (
      update account_token set used_at = now() where user_id = $2 and purpose = $3 and used_at is null)
    insert into account_token (token_hash, user_id, purpose, expires_at, new_email_address)
    values ($1, $2, $3, now() + $4 * interval '1 millisecond', $5)`,
}
