import { statement } from '../database/index.ts'
import { deleteRows, type Retention } from '../jobs/index.ts'

/** BOOKS-1: every paid order has its confirmation, so those rows stay as long as the order. */
const notOfTheBooks = `kind <> 'order-confirmation'`

export const mailRetention: readonly Retention[] = [
  {
    /** MAIL-13: what a mail said, and to whom. */
    what: 'text of sent mails',
    table: 'outbox_mail',
    batch: statement<{ before: Date; atOnce: number }, { gone: number }>(
      'mail-forget-old',
      `
        with old as (
          select mail_id from outbox_mail where sent_at < :before and html is not null limit :atOnce for update skip locked),
        emptied_mails as (
          update outbox_mail mail set to_address = '', facts = '{}', subject = null, html = null, plain_text = null
          from old where mail.mail_id = old.mail_id returning 1)
        select count(*)::int gone from emptied_mails`,
    ),
  },
  deleteRows('sent mails', 'outbox_mail', `sent_at < :before and ${notOfTheBooks} order by sent_at`),
  deleteRows(
    'undeliverable mails',
    'outbox_mail',
    `sent_at is null and next_attempt_at = 'infinity' and created_at < :before and ${notOfTheBooks}`,
  ),
]
