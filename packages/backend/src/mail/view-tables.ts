import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/** Mails by what caused them, for contexts that know what they caused. */
export const causedMail = pgView('caused_mail', {}).as(sql`
  select cause_key, to_address, created_at, sent_at from outbox_mail`)
