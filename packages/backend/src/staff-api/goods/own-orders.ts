import type { Database } from '../../database/index.ts'
import type { StaffCaller } from '../../http/index.ts'
import { ordersOfSites } from '../../orders/index.ts'

/** Movements of goods, which are one for all sites, without the numbers of orders that are not the caller's to see (STAFF-2). */
export async function withOwnOrders<Movement extends { orderId: number | null }>(
  database: Pick<Database, 'rows'>,
  movements: readonly Movement[],
  { siteIds }: Pick<StaffCaller, 'siteIds'>,
): Promise<Movement[]> {
  const orderIds = movements.flatMap(({ orderId }) => orderId ?? [])
  const own = await ordersOfSites(database, { orderIds, siteIds })
  return movements.map((each) =>
    each.orderId !== null && own.has(each.orderId) ? each : { ...each, orderId: null },
  )
}
