import type { AppContext } from '../app-context.ts'
import { columnsOf, type RowOf, statement } from '../database/index.ts'
import type { Mail } from './mail-kinds.ts'
import { queuedColumns } from './queue-mail.ts'
import type { outboxMail } from './tables.ts'
import { deleteRows, type Retention } from '../jobs/index.ts'

/** What the worker needs to know of a mail to send it (MAIL-3). */
const sentColumns = columnsOf<typeof outboxMail.$inferSelect>()([
  'mailId',
  'requestId',
  'attempts',
  'createdAt',
  'lastError',
  /** Of the attempt before, if there was one. */
  'messageId',
])

/** A mail of the outbox that this process is sending. */
export type WaitingMail = Mail &
  RowOf<typeof sentColumns> & {
    /** Until when it is this process's; who claims it afterwards gets another moment. */
    leaseUntil: Date
  }

/** Stands in the row from the moment the mail server may have taken the mail until it is known what came of it (MAIL-23). */
export const mayHaveArrived = 'It may have arrived: whoever sent it never told what came of it'

export type WrittenMail = { subject: string; html: string; plainText: string; messageId: string }
const writtenColumns = columnsOf<WrittenMail>()(['subject', 'html', 'plainText', 'messageId'])

/** Longer than one attempt can last: only the mail of a process that died is claimed again. */
export const leaseMs = 60_000

/** Mails that are due, for this process alone; other processes skip them (MAIL-3). */
export function claimMails(context: AppContext, most: number): Promise<WaitingMail[]> {
  const now = context.now()
  return context.database.rows(claim, { now, most, nextAttemptAt: new Date(now.getTime() + leaseMs) })
}

export async function keepWritten(context: AppContext, mailId: number, mail: WrittenMail): Promise<void> {
  await context.database.rows(written, { ...mail, mailId })
}

/** Says whether the mail is still this process's to hand over: one that stood still for a minute has lost it to another (MAIL-23). */
export async function noteHanded(context: AppContext, { mailId, leaseUntil }: WaitingMail): Promise<boolean> {
  const noted = await context.database.rows(handed, { mailId, leaseUntil, doubt: mayHaveArrived })
  return noted.length > 0
}

export async function markSent(context: AppContext, mailId: number): Promise<void> {
  await context.database.rows(sent, { mailId, now: context.now() })
}

/** A link that is a key is not kept once it is in its owner's mailbox (MAIL-8). */
export async function markSentAndForget(context: AppContext, mailId: number): Promise<void> {
  await context.database.rows(sentAndForgotten, { mailId, now: context.now() })
}

/** A mail without a recipient leaves no trace of the typed address (MAIL-14). */
export async function dropMail(context: AppContext, mailId: number): Promise<void> {
  await context.database.rows(drop, { mailId })
}

type Failure = { mailId: number; attempts: number; nextAttemptAt: Date | null; reason: string }

export async function markFailed(context: AppContext, failure: Failure): Promise<void> {
  const { mailId, attempts, nextAttemptAt, reason } = failure
  await context.database.rows(failed, { mailId, attempts, nextAttemptAt, reason: reason.slice(0, 500) })
}

const claim = statement<{ now: Date; most: number; nextAttemptAt: Date }, WaitingMail>(
  'mail-claim',
  `
    with due as (
      select mail_id from outbox_mail
      where sent_at is null and next_attempt_at <= :now
      order by next_attempt_at, mail_id
      limit :most
      for update skip locked
    )
    update outbox_mail m set attempts = attempts + 1, next_attempt_at = :nextAttemptAt
    from due where m.mail_id = due.mail_id
    returning ${sentColumns.select('m')}, ${queuedColumns.select()}, next_attempt_at "leaseUntil"`,
)

const written = statement<WrittenMail & { mailId: number }>(
  'mail-written',
  `update outbox_mail set ${writtenColumns.set} where mail_id = :mailId`,
)

const handed = statement<{ mailId: number; leaseUntil: Date; doubt: string }, { mailId: number }>(
  'mail-handed',
  `
    update outbox_mail set last_error = :doubt
    where mail_id = :mailId and sent_at is null and next_attempt_at = :leaseUntil returning mail_id "mailId"`,
)

const sent = statement<{ mailId: number; now: Date }>(
  'mail-sent',
  `update outbox_mail set sent_at = :now, last_error = null where mail_id = :mailId`,
)

const sentAndForgotten = statement<{ mailId: number; now: Date }>(
  'mail-sent-and-forgotten',
  `
    update outbox_mail set sent_at = :now, last_error = null, html = null, plain_text = null, facts = '{}'
    where mail_id = :mailId`,
)

const drop = statement<{ mailId: number }>('mail-drop', 'delete from outbox_mail where mail_id = :mailId')

// A mail that is given up waits for ever, and shows why.
const failed = statement<{ mailId: number; attempts: number; nextAttemptAt: Date | null; reason: string }>(
  'mail-failed',
  `
    update outbox_mail set attempts = :attempts, next_attempt_at = coalesce(:nextAttemptAt::timestamptz, 'infinity'), last_error = :reason
    where mail_id = :mailId and sent_at is null`,
)

/** Every paid order has its confirmation, so those rows stay as long as the order (BOOKS-1). */
const notOfTheBooks = `kind <> 'order-confirmation'`

export const mailRetention: readonly Retention[] = [
  {
    /** What a mail said, and to whom (MAIL-13). */
    what: 'text of sent mails',
    table: 'outbox_mail',
    batch: statement<{ before: Date; atOnce: number }, { deleted: number }>(
      'mail-forget-old',
      `
        with old as (
          select mail_id from outbox_mail where sent_at < :before and html is not null limit :atOnce for update skip locked),
        emptied_mails as (
          update outbox_mail mail set to_address = '', facts = '{}', subject = null, html = null, plain_text = null
          from old where mail.mail_id = old.mail_id returning 1)
        select count(*)::int deleted from emptied_mails`,
    ),
  },
  deleteRows('sent mails', 'outbox_mail', `sent_at < :before and ${notOfTheBooks} order by sent_at`),
  deleteRows(
    'undeliverable mails',
    'outbox_mail',
    `sent_at is null and next_attempt_at = 'infinity' and created_at < :before and ${notOfTheBooks}`,
  ),
]
