import { type Database, statement } from '../database/index.ts'
import { currentRequest } from '../observability/index.ts'
import type { Mail } from './mail-kinds.ts'

/** The pool, or the one connection of a transaction. */
export type MailClient = Pick<Database, 'rows'>

/**
 * MAIL-1: one statement inside the transaction of the cause; nothing is sent here.
 * Says whether the mail is new: a cause that was told before makes no second one.
 */
export async function queueMail(client: MailClient, mail: Mail, now: Date): Promise<boolean> {
  const { causeKey, kind, siteId, languageId, toAddress, facts } = mail
  const mails = await client.rows(insertMail, {
    causeKey,
    kind,
    siteId,
    languageId,
    toAddress,
    facts: JSON.stringify(facts),
    requestId: currentRequest()?.requestId ?? null,
    now,
  })
  return mails.length > 0
}

/** Deletes mails without an attempt: their cause was revoked before they were due. */
export async function unqueueMails(client: MailClient, causeBegins: string): Promise<void> {
  await client.rows(removeUntried, { causeBegins })
}

/** The same for many at once; says how many of them are new. */
export async function queueMails(client: MailClient, mails: readonly Mail[], now: Date): Promise<number> {
  const requestId = currentRequest()?.requestId ?? null
  const queued = await client.rows(insertMails, { mails: JSON.stringify(mails), requestId, now })
  return queued.length
}

// Who is sending one has counted the attempt.
const removeUntried = statement<{ causeBegins: string }>(
  'mail-unqueue',
  'delete from outbox_mail where sent_at is null and attempts = 0 and starts_with(cause_key, :causeBegins)',
)

const insertMails = statement<{ mails: string; requestId: string | null; now: Date }, { mailId: number }>(
  'mail-queue-many',
  `
    insert into outbox_mail (cause_key, kind, site_id, language_id, to_address, facts, request_id, created_at,
      next_attempt_at)
    select "causeKey", kind, "siteId", "languageId", "toAddress", facts, :requestId, :now, :now
    from jsonb_to_recordset(:mails::jsonb) mail ("causeKey" text, kind text, "siteId" int, "languageId" int,
      "toAddress" text, facts jsonb)
    on conflict (cause_key) do nothing
    returning mail_id "mailId"`,
)

const insertMail = statement<{
  causeKey: string
  kind: string
  siteId: number
  languageId: number
  toAddress: string
  facts: string
  requestId: string | null
  now: Date
}>(
  'mail-queue',
  `
    insert into outbox_mail (cause_key, kind, site_id, language_id, to_address, facts, request_id, created_at,
      next_attempt_at)
    values (:causeKey, :kind, :siteId, :languageId, :toAddress, :facts, :requestId, :now, :now)
    on conflict (cause_key) do nothing
    returning mail_id`,
)
