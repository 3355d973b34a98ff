import { type Database, statement } from '../../database/index.ts'

type OrderKey = { orderId: number; siteIds: readonly number[] }

/** Whose order this is; null for a guest's, and when these sites have none (CUSTOMERS-8). */
export async function accountOfOrder(
  { rows }: Pick<Database, 'rows'>,
  wanted: OrderKey,
): Promise<string | null> {
  const [order] = await rows(read, wanted)
  return order?.accountId ?? null
}

const read = statement<OrderKey, { accountId: string | null }>(
  'orders-account-of-order',
  `select account_id "accountId" from shop_order where order_id = :orderId and site_id = any(:siteIds)`,
)
