import type { AppContext } from '../app-context.ts'
import { statement } from '../database/index.ts'

export type OutboxMail = {
  mailId: number
  kind: string
  siteId: number
  toAddress: string
  subject: string | null
  html: string | null
  plainText: string | null
  messageId: string | null
  fromAddress: string
  createdAt: Date
  sentAt: Date | null
  attempts: number
  lastError: string | null
}

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
  select m.mail_id "mailId", m.kind, m.site_id "siteId", m.to_address "toAddress", m.subject, m.html,
    m.plain_text "plainText", m.message_id "messageId", s.customer_service_email "fromAddress",
    m.created_at "createdAt", m.sent_at "sentAt", m.attempts, m.last_error "lastError"
  from outbox_mail m join site s using (site_id)`

const list = statement<{ toAddress: string | null; mostListed: number }, OutboxMail>(
  'mail-list',
  `${select} where :toAddress::text is null or m.to_address = :toAddress order by m.mail_id desc limit :mostListed`,
)

const one = statement<{ mailId: number }, OutboxMail>('mail-one', `${select} where m.mail_id = :mailId`)
