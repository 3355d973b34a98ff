import { sql } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'

/** The mailbox and first name of every account; its folded address is one of a kind on its site. */
export const accountContact = pgView('account_contact', {}).as(sql`
  select user_id, site_id, email_address, first_name, is_activated from account`)
