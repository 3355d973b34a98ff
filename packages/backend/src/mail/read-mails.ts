import type { AppContext } from '../app-context.ts'
import { columnsOf, type Database, type RowOf, statement } from '../database/index.ts'
import type { Mail } from './mail-kinds.ts'
import { listedColumns } from './mail-states.ts'
import { queuedColumns } from './queue-mail.ts'
import type { MailAttachment, MailSources } from './sources.ts'
import type { outboxMail } from './tables.ts'

/** What the customer reads, written when it is sent. */
const letterColumns = columnsOf<typeof outboxMail.$inferSelect>()([
  'siteId',
  'html',
  'plainText',
  'messageId',
  'attempts',
])

export type OutboxMail = RowOf<typeof listedColumns> & RowOf<typeof letterColumns> & { fromAddress: string }

const mostListed = 200

/** The newest mails first, of one mailbox or of all. */
export function listMails(context: AppContext, toAddress: string | null): Promise<OutboxMail[]> {
  return context.database.rows(list, { toAddress, mostListed })
}

export async function readMail(context: AppContext, mailId: number): Promise<OutboxMail | null> {
  const [mail] = await context.database.rows(one, { mailId })
  return mail ?? null
}

const select = `
  select ${listedColumns.select('m')}, ${letterColumns.select('m')}, s.customer_service_email "fromAddress"
  from outbox_mail m join site s using (site_id)`

const list = statement<{ toAddress: string | null; mostListed: number }, OutboxMail>(
  'mail-list',
  `${select} where :toAddress::text is null or m.to_address = :toAddress order by m.mail_id desc limit :mostListed`,
)

const one = statement<{ mailId: number }, OutboxMail>('mail-one', `${select} where m.mail_id = :mailId`)

/** The files that a mail carries, as its reader gets them; none of a mail that is not there (MAIL-12, MAIL-22). */
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
  `select ${queuedColumns.select()} from outbox_mail where mail_id = :mailId`,
)

type MailsQuery = { toAddress: string; siteId: number; most: number }
const receivedColumns = columnsOf<OutboxMail>()(['mailId', 'kind', 'subject', 'createdAt', 'sentAt'])
type MailTo = RowOf<typeof receivedColumns>

/** What a mailbox got from a site, the newest first; never what it says (CUSTOMERS-9). */
export function mailsTo({ rows }: Pick<Database, 'rows'>, wanted: MailsQuery): Promise<MailTo[]> {
  return rows(listTo, wanted)
}

const columns = receivedColumns.select()
const which = 'to_address = :toAddress and site_id = :siteId'

// What is sent and what is not are in an index each.
const listTo = statement<MailsQuery, MailTo>(
  'mail-list-to',
  `
    select * from (
      (select ${columns} from outbox_mail where ${which} and sent_at is not null order by mail_id desc limit :most)
      union all
      (select ${columns} from outbox_mail where ${which} and sent_at is null order by mail_id desc limit :most)) mails
    order by "mailId" desc limit :most`,
)
