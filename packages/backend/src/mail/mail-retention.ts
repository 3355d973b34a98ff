import { statement } from '../database/index.ts'
import type { Retention } from '../jobs/index.ts'

type Old = { before: Date; atOnce: number }

/** BOOKS-1: every paid order has its confirmation, so those rows stay as long as the order. */
const notOfTheBooks = `kind <> 'order-confirmation'`

export const mailRetention: readonly Retention[] = [
  {
    /** MAIL-13: what a mail said, and to whom. */
    what: 'words of sent mails',
    table: 'outbox_mail',
    keptDays: 90,
    batch: statement<Old, { gone: number }>(
      'mail-forget-old',
      `
        with old as (
          select mail_id from outbox_mail where sent_at < :before and html is not null limit :atOnce for update skip locked),
        gone as (
          update outbox_mail mail set to_address = '', facts = '{}', subject = null, html = null, plain_text = null
          from old where mail.mail_id = old.mail_id returning 1)
        select count(*)::int gone from gone`,
    ),
  },
  {
    what: 'that a mail was sent',
    table: 'outbox_mail',
    keptDays: 730,
    batch: statement<Old, { gone: number }>(
      'mail-forget-sent',
      gone(`sent_at < :before and ${notOfTheBooks} order by sent_at`),
    ),
  },
  {
    what: 'mails that were given up',
    table: 'outbox_mail',
    keptDays: 180,
    batch: statement<Old, { gone: number }>(
      'mail-forget-given-up',
      gone(`sent_at is null and next_attempt_at = 'infinity' and created_at < :before and ${notOfTheBooks}`),
    ),
  },
]

function gone(which: string): string {
  return `
    with old as (select mail_id from outbox_mail where ${which} limit :atOnce for update skip locked),
    gone as (delete from outbox_mail m using old where m.mail_id = old.mail_id returning 1)
    select count(*)::int gone from gone`
}
