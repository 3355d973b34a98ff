import { tokenLifeMs, type TokenPurpose } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { newSecret } from '../../config/index.ts'
import { inTransaction } from '../../database/index.ts'

export type TokenWish = {
  userId: string
  purpose: TokenPurpose
  newEmailAddress: string | null
  mailId: number
}

/**
 * ACCOUNTS-2: a new token; those of the same purpose in earlier mails are void. Null when the account is gone, or when a later
 * mail has its token already: letters are not always written in the order in which they were asked for.
 */
export function issueToken(
  context: AppContext,
  { userId, purpose, newEmailAddress, mailId }: TokenWish,
): Promise<string | null> {
  const { secret, hash } = newSecret(192)
  return inTransaction(context, async ({ rows }) => {
    // Two letters that are written at once take turns, so that only the later one's link counts.
    const locked = await rows(lock, [userId])
    if (locked.length === 0) return null
    const issued = await rows(issue, [hash, userId, purpose, tokenLifeMs[purpose], newEmailAddress, mailId])
    return issued.length > 0 ? secret : null
  })
}

const lock = { name: 'accounts-lock', text: 'select 1 from account where user_id = $1 for no key update' }

const issue = {
  name: 'accounts-issue-token',
  text: `
    with later as (
      select 1 from account_token where user_id = $2 and purpose = $3 and mail_id > $6),
    older as (
      update account_token set used_at = now()
      where user_id = $2 and purpose = $3 and used_at is null and mail_id <= $6)
    insert into account_token (token_hash, user_id, purpose, expires_at, new_email_address, mail_id)
    select $1, $2, $3, now() + $4 * interval '1 millisecond', $5, $6 where not exists (select from later)
    returning 1`,
}
