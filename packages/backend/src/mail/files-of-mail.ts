import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'
import type { Mail } from './mail-kinds.ts'
import type { MailAttachment, MailSources } from './sources.ts'

/** MAIL-12, MAIL-22: the files that a mail carries, as its reader gets them; none of a mail that is not there. */
export async function filesOfMail(
  context: AppContext,
  sources: MailSources,
  mailId: number,
): Promise<MailAttachment[]> {
  const [mail] = await context.database.rows(find, { mailId })
  if (!mail) return []
  const { attachmentsOf } = await import('./write-mail.ts')
  return attachmentsOf(context, sources, mail)
}

const find = statement<{ mailId: number }, Mail>(
  'mail-of-files',
  `
    select kind, facts, cause_key "causeKey", site_id "siteId", language_id "languageId", to_address "toAddress"
    from outbox_mail where mail_id = :mailId`,
)
