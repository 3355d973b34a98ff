import type { AppContext } from '../app-context.ts'
import type { Mail } from './mail-kinds.ts'

/** A mail of the outbox that this process is sending. */
export type WaitingMail = Mail & { mailId: number; attempts: number; createdAt: Date }

export type WrittenMail = { subject: string; html: string; plainText: string; messageId: string }

/** Longer than one attempt can last: only the mail of a process that died is claimed again. */
const leaseMs = 60_000

/** MAIL-3: mails that are due, for this process alone; other processes skip them. */
export function claimMails(context: AppContext, most: number): Promise<WaitingMail[]> {
  const now = context.now()
  return context.database.rows<WaitingMail>(claim, [now, most, new Date(now.getTime() + leaseMs)])
}

export async function keepWritten(context: AppContext, mailId: number, mail: WrittenMail): Promise<void> {
  await context.database.rows(written, [mailId, mail.subject, mail.html, mail.plainText, mail.messageId])
}

export async function markSent(context: AppContext, mailId: number): Promise<void> {
  await context.database.rows(sent, [mailId, context.now()])
}

/** MAIL-8: a link that is a key is not kept once it is in its owner's mailbox. */
export async function markSentAndForget(context: AppContext, mailId: number): Promise<void> {
  await context.database.rows(sentAndForgotten, [mailId, context.now()])
}

/** MAIL-14: a mail that nobody is to get leaves no trace of the address that was typed. */
export async function dropMail(context: AppContext, mailId: number): Promise<void> {
  await context.database.rows(drop, [mailId])
}

type Failure = { mailId: number; attempts: number; nextAttemptAt: Date | null; reason: string }

export async function markFailed(context: AppContext, failure: Failure): Promise<void> {
  const { mailId, attempts, nextAttemptAt, reason } = failure
  await context.database.rows(failed, [mailId, attempts, nextAttemptAt, reason.slice(0, 500)])
}

const claim = {
  name: 'mail-claim',
  text: `
    with due as (
      select mail_id from outbox_mail
      where sent_at is null and next_attempt_at <= $1
      order by next_attempt_at, mail_id
      limit $2
      for update skip locked
    )
    update outbox_mail m set attempts = attempts + 1, next_attempt_at = $3
    from due where m.mail_id = due.mail_id
    returning m.mail_id "mailId", kind, facts, cause_key "causeKey", site_id "siteId", language_id "languageId",
      to_address "toAddress", attempts, created_at "createdAt"`,
}

const written = {
  name: 'mail-written',
  text: `update outbox_mail set subject = $2, html = $3, plain_text = $4, message_id = $5 where mail_id = $1`,
}

const sent = {
  name: 'mail-sent',
  text: `update outbox_mail set sent_at = $2, last_error = null where mail_id = $1`,
}

const sentAndForgotten = {
  name: 'mail-sent-and-forgotten',
  text: `
    update outbox_mail set sent_at = $2, last_error = null, html = null, plain_text = null, facts = '{}'
    where mail_id = $1`,
}

const drop = { name: 'mail-drop', text: 'delete from outbox_mail where mail_id = $1' }

// A mail that is given up waits for ever, and shows why.
const failed = {
  name: 'mail-failed',
  text: `
    update outbox_mail set attempts = $2, next_attempt_at = coalesce($3::timestamptz, 'infinity'), last_error = $4
    where mail_id = $1 and sent_at is null`,
}
