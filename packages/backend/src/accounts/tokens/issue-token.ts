import { tokenLifeMs, type TokenPurpose } from '@haverhof/domain/accounts'
import type { AppContext } from '../../app-context.ts'
import { newSecret } from '../../config/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { lockMailbox } from './lock-mailbox.ts'

export type TokenRequest = {
  userId: string
  purpose: TokenPurpose
  newEmailAddress: string | null
  mailId: number
}

/** They prove the mailbox, not who registered: one in a later mail counts instead, whichever registration of the mailbox it is for. */
const ofMailbox: ReadonlySet<TokenPurpose> = new Set(['sign-in', 'reset'])

/**
 * A new token; those of the same purpose in earlier mails are void (ACCOUNTS-37). Null when the account is gone, or when a later
 * mail has its token already: letters are not always written in the order in which they were asked for.
 */
export function issueToken(
  context: AppContext,
  { userId, purpose, newEmailAddress, mailId }: TokenRequest,
): Promise<string | null> {
  const { secret, hash } = newSecret(192)
  return inTransaction(context, async (transaction) => {
    if (!(await lockMailbox(transaction, userId))) return null
    const issued = await transaction.rows(issue, {
      hash,
      userId,
      purpose,
      isOfMailbox: ofMailbox.has(purpose),
      lifeMs: tokenLifeMs[purpose],
      newEmailAddress,
      mailId,
    })
    return issued.length > 0 ? secret : null
  })
}

const issue = statement<{
  hash: string
  userId: string
  purpose: string
  isOfMailbox: boolean
  lifeMs: number
  newEmailAddress: string | null
  mailId: number
}>(
  'accounts-issue-token',
  `
    with registration as (
      select o.user_id from account a join account o on o.user_id = a.user_id
        or (:isOfMailbox and (o.site_id, o.email_address) = (a.site_id, a.email_address))
      where a.user_id = :userId),
    later as (
      select 1 from account_token join registration using (user_id) where purpose = :purpose and mail_id > :mailId),
    older as (
      update account_token set used_at = now()
      where user_id in (select user_id from registration) and purpose = :purpose and used_at is null and mail_id <= :mailId)
    insert into account_token (token_hash, user_id, purpose, expires_at, new_email_address, mail_id)
    select :hash, :userId, :purpose, now() + :lifeMs * interval '1 millisecond', :newEmailAddress, :mailId where not exists (select from later)
    returning 1`,
)
