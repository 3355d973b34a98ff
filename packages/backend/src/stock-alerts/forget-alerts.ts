import { type Database, statement } from '../database/index.ts'

/** CUSTOMERS-5: an account ends, and its mailbox waits for nothing any more. */
export async function forgetAlerts(
  { rows }: Pick<Database, 'rows'>,
  { siteId, emailAddress }: { siteId: number; emailAddress: string },
): Promise<void> {
  await rows(forget, { siteId, emailAddress })
}

const forget = statement<{ siteId: number; emailAddress: string }>(
  'alerts-forget',
  'delete from stock_alert where site_id = :siteId and email_address = :emailAddress',
)
