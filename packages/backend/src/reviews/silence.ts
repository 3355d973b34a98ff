import { foldEmailAddress } from '@haverhof/domain/accounts'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { type Database, statement } from '../database/index.ts'

type Client = Pick<Database, 'rows'>
export type Mailbox = { siteId: number; emailAddress: string }

/**
 * The mailbox that got the link is asked no more on that site, also when the link is old; a second no changes nothing
 * (REVIEWS-10).
 */
export async function endRequests(context: AppContext, token: string): Promise<Result<null, 'link-invalid'>> {
  const [mailbox] = await context.database.rows(findMailbox, { tokenHash: hashOf(token) })
  if (!mailbox) return refusal('link-invalid')
  await silence(context.database, mailbox, context.now())
  return success(null)
}

/** A customer says yes or no in the account (REVIEWS-10). */
export async function changeRequests(
  client: Client,
  mailbox: Mailbox,
  { wanted, now }: { wanted: boolean; now: Date },
): Promise<void> {
  if (wanted) await client.rows(speakAgain, keyOf(mailbox))
  else await silence(client, mailbox, now)
}

export async function wantsRequests(client: Client, mailbox: Mailbox): Promise<boolean> {
  const silent = await client.rows(findSilence, keyOf(mailbox))
  return silent.length === 0
}

async function silence(client: Client, mailbox: Mailbox, now: Date): Promise<void> {
  await client.rows(addSilence, { ...keyOf(mailbox), now })
}

type MailboxKey = { siteId: number; mailboxHash: string }

/** A no must outlive the account it came from, so the address itself is not kept. */
function keyOf({ siteId, emailAddress }: Mailbox): MailboxKey {
  return { siteId, mailboxHash: hashOf(foldEmailAddress(emailAddress)) }
}

const findMailbox = statement<{ tokenHash: string }, Mailbox>(
  'reviews-find-mailbox',
  `
    select o.site_id "siteId", coalesce(a.email_address, o.email_address) "emailAddress"
    from review_request q join shop_order o using (order_id) left join account a on a.user_id = o.account_id
    where q.token_hash = :tokenHash`,
)

const findSilence = statement<MailboxKey>(
  'reviews-find-silence',
  'select from review_silence where site_id = :siteId and mailbox_hash = :mailboxHash',
)

const addSilence = statement<MailboxKey & { now: Date }>(
  'reviews-add-silence',
  `
    insert into review_silence (site_id, mailbox_hash, since) values (:siteId, :mailboxHash, :now)
    on conflict (site_id, mailbox_hash) do nothing`,
)

const speakAgain = statement<MailboxKey>(
  'reviews-speak-again',
  'delete from review_silence where site_id = :siteId and mailbox_hash = :mailboxHash',
)
