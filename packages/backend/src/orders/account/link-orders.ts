import { type Database, statement } from '../../database/index.ts'

/**
 * ORDERS-19: a customer who has proved to own a mailbox finds the orders that were placed with it as a guest. One statement, within the
 * transaction that confirms the mailbox or signs in; tells how many there were.
 */
export async function linkGuestOrders({ rows }: Pick<Database, 'rows'>, userId: string): Promise<number> {
  const linked = await rows(link, { userId })
  return linked.length
}

const link = statement<{ userId: string }>(
  'orders-link',
  `
    update shop_order o set account_id = a.user_id from account a
    where a.user_id = :userId and a.is_activated and o.site_id = a.site_id and o.account_id is null
      and lower(o.email_address) = a.email_address
    returning o.order_id`,
)
