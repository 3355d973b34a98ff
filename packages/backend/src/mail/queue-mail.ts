import { columnsOf, type Database, statement } from '../database/index.ts'
import { currentRequest } from '../observability/index.ts'
import type { Mail } from './mail-kinds.ts'

/** The pool, or the one connection of a transaction. */
export type MailClient = Pick<Database, 'rows'>

/** What the cause of a mail says about it. */
export const queuedColumns = columnsOf<Mail>()([
  'causeKey',
  'kind',
  'siteId',
  'languageId',
  'toAddress',
  'facts',
])

/**
 * One statement inside the transaction of the cause; nothing is sent here (MAIL-1).
 * Says whether the mail is new: a cause that was told before makes no second one.
 */
export async function queueMail(client: MailClient, mail: Mail, now: Date): Promise<boolean> {
  return (await queueMails(client, [mail], now)) > 0
}

/** The same for many at once; says how many of them are new. */
export async function queueMails(client: MailClient, mails: readonly Mail[], now: Date): Promise<number> {
  const requestId = currentRequest()?.requestId ?? null
  const queued = await client.rows(insert, { mails: queuedColumns.records(mails), requestId, now })
  return queued.length
}

/** Deletes mails without an attempt: their cause was revoked before they were due. */
export async function unqueueMails(client: MailClient, causeBegins: string): Promise<void> {
  await client.rows(removeUntried, { causeBegins })
}

const insert = statement<{ mails: string; requestId: string | null; now: Date }, { mailId: number }>(
  'mail-queue',
  `
    insert into outbox_mail (${queuedColumns.list()}, request_id, created_at, next_attempt_at)
    select ${queuedColumns.list()}, :requestId, :now, :now from jsonb_populate_recordset(null::outbox_mail, :mails::jsonb)
    on conflict (cause_key) do nothing
    returning mail_id "mailId"`,
)

// Who is sending one has counted the attempt.
const removeUntried = statement<{ causeBegins: string }>(
  'mail-unqueue',
  'delete from outbox_mail where sent_at is null and attempts = 0 and starts_with(cause_key, :causeBegins)',
)
