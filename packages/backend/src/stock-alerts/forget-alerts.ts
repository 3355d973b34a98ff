import type { Database } from '../database/index.ts'

/** CUSTOMERS-5: an account ends, and its mailbox waits for nothing any more. */
export async function forgetAlerts(
  { rows }: Pick<Database, 'rows'>,
  { siteId, emailAddress }: { siteId: number; emailAddress: string },
): Promise<void> {
  await rows(forget, [siteId, emailAddress])
}

const forget = {
  name: 'alerts-forget',
  text: 'delete from stock_alert where site_id = $1 and email_address = $2',
}
