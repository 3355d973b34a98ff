import { type OrderRow, orderColumns } from './order-row.ts'
import { statement, type Transaction } from '../../database/index.ts'

/** A transaction that changes an order locks its row first; everything that belongs to it follows (ORDERS-5). */
export async function lockOrder({ rows }: Transaction, orderId: number): Promise<OrderRow | null> {
  const [order] = await rows(lock, { orderId })
  return order ?? null
}

type OwnOrder = { orderId: number; userId: string; siteId: number }

/** The same for an order of this customer on this site; false for every other. */
export async function lockOwnOrder({ rows }: Transaction, order: OwnOrder): Promise<boolean> {
  return (await rows(lockOwn, order)).length > 0
}

/** All orders of an account that ends, in the order of their numbers, before anything that belongs to them (CUSTOMERS-5). */
export async function lockOrdersOf({ rows }: Transaction, userId: string): Promise<void> {
  await rows(lockAll, { userId })
}

const lockAll = statement<{ userId: string }>(
  'orders-lock-of-customer',
  'select from shop_order where account_id = :userId order by order_id for no key update',
)

const lockOwn = statement<OwnOrder>(
  'orders-lock-own',
  `
    select from shop_order where order_id = :orderId and account_id = :userId and site_id = :siteId for no key update`,
)

const lock = statement<{ orderId: number }, OrderRow>(
  'orders-lock',
  `
    select ${orderColumns} from shop_order o join site s using (site_id) where o.order_id = :orderId
    for no key update of o`,
)
