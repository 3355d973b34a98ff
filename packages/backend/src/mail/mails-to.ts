import { type Database, statement } from '../database/index.ts'
import type { MailKind } from './mail-kinds.ts'

type Wanted = { toAddress: string; siteId: number; most: number }
type MailTo = { mailId: number; kind: MailKind; subject: string | null; createdAt: Date; sentAt: Date | null }

/** CUSTOMERS-9: what a mailbox got from a site, the newest first; never what it says. */
export function mailsTo({ rows }: Pick<Database, 'rows'>, wanted: Wanted): Promise<MailTo[]> {
  return rows(list, wanted)
}

const columns = 'mail_id "mailId", kind, subject, created_at "createdAt", sent_at "sentAt"'
const which = 'to_address = :toAddress and site_id = :siteId'

// What is sent and what is not are in an index each.
const list = statement<Wanted, MailTo>(
  'mail-list-to',
  `
    select * from (
      (select ${columns} from outbox_mail where ${which} and sent_at is not null order by mail_id desc limit :most)
      union all
      (select ${columns} from outbox_mail where ${which} and sent_at is null order by mail_id desc limit :most)) mails
    order by "mailId" desc limit :most`,
)
