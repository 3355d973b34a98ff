import type { Database } from '../../database/index.ts'

export type Mailbox = { userId: string; siteId: number; emailAddress: string }

/**
 * ORDERS-19: whoever has proved to own a mailbox finds the orders that were placed with it as a guest. One statement, within the
 * transaction that confirms the mailbox; tells how many there were.
 */
export async function linkGuestOrders(
  { rows }: Pick<Database, 'rows'>,
  { userId, siteId, emailAddress }: Mailbox,
): Promise<number> {
  const linked = await rows(link, [userId, siteId, emailAddress])
  return linked.length
}

const link = {
  name: 'orders-link',
  text: `
    update shop_order set account_id = $1
    where lower(email_address) = $3 and site_id = $2 and account_id is null returning order_id`,
}
