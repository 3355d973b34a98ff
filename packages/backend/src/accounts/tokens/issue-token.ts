import { tokenLifeMs, type TokenPurpose } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { newSecret } from '../../config/index.ts'
import { inTransaction, statement } from '../../database/index.ts'

export type TokenRequest = {
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
  { userId, purpose, newEmailAddress, mailId }: TokenRequest,
): Promise<string | null> {
  const { secret, hash } = newSecret(192)
  return inTransaction(context, async ({ rows }) => {
    // Two letters that are written at once take turns, so that only the later one's link counts.
    const locked = await rows(lock, { userId })
    if (locked.length === 0) return null
    const issued = await rows(issue, {
      hash,
      userId,
      purpose,
      lifeMs: tokenLifeMs[purpose],
      newEmailAddress,
      mailId,
    })
    return issued.length > 0 ? secret : null
  })
}

const lock = statement<{ userId: string }>(
  'accounts-lock',
  'select 1 from account where user_id = :userId for no key update',
)

const issue = statement<{
  hash: string
  userId: string
  purpose: string
  lifeMs: number
  newEmailAddress: string | null
  mailId: number
}>(
  'accounts-issue-token',
  `
    with later as (
      select 1 from account_token where user_id = :userId and purpose = :purpose and mail_id > :mailId),
    older as (
      update account_token set used_at = now()
      where user_id = :userId and purpose = :purpose and used_at is null and mail_id <= :mailId)
    insert into account_token (token_hash, user_id, purpose, expires_at, new_email_address, mail_id)
    select :hash, :userId, :purpose, now() + :lifeMs * interval '1 millisecond', :newEmailAddress, :mailId where not exists (select from later)
    returning 1`,
)
