import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'

const keptDays = 90
const atOnce = 1000

/** MAIL-13: what a mail said, and to whom, goes after 90 days; that its cause has been told stays. */
export async function forgetOldMails(context: AppContext): Promise<void> {
  const before = new Date(context.now().getTime() - keptDays * DAY)
  await context.database.rows(forget, { before, atOnce })
}

const forget = statement<{ before: Date; atOnce: number }>(
  'mail-forget-old',
  `
    with old as (
      select mail_id from outbox_mail where sent_at < :before and html is not null limit :atOnce for update skip locked)
    update outbox_mail mail set to_address = '', facts = '{}', subject = null, html = null, plain_text = null
    from old where mail.mail_id = old.mail_id`,
)
