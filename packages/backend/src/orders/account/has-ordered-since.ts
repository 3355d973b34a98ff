import { type Database, statement } from '../../database/index.ts'

type OrderQuery = { siteId: number; emailAddress: string; since: Date }

/** True when an order, a guest's too, used this mailbox since then (REMINDERS-2). The mailbox is folded. */
export async function hasOrderedSince({ rows }: Pick<Database, 'rows'>, query: OrderQuery): Promise<boolean> {
  return (await rows(find, query)).length > 0
}

const find = statement<OrderQuery, { orderId: number }>(
  'orders-ordered-since',
  `
    select order_id "orderId" from shop_order
    where lower(email_address) = :emailAddress and site_id = :siteId and ordered_at >= :since limit 1`,
)
