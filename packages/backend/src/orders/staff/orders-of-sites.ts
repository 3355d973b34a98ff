import { type Database, statement } from '../../database/index.ts'

type OrderKeys = { orderIds: readonly number[]; siteIds: readonly number[] }

/** Those of these orders that belong to these sites (STAFF-2). */
export async function ordersOfSites(
  { rows }: Pick<Database, 'rows'>,
  query: OrderKeys,
): Promise<Set<number>> {
  return new Set((await rows(own, query)).map(({ orderId }) => orderId))
}

const own = statement<OrderKeys, { orderId: number }>(
  'orders-of-sites',
  'select order_id "orderId" from shop_order where order_id = any(:orderIds) and site_id = any(:siteIds)',
)
