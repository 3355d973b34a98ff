import { type OrderRow, orderColumns } from './order-row.ts'
import { statement, type Transaction } from '../../database/index.ts'

/** ORDERS-5: a transaction that changes an order locks its row first; everything that belongs to it follows. */
export async function lockOrder({ rows }: Transaction, orderId: number): Promise<OrderRow | null> {
  const [order] = await rows(lock, { orderId })
  return order ?? null
}

const lock = statement<{ orderId: number }, OrderRow>(
  'orders-lock',
  `
    select ${orderColumns} from shop_order o join site s using (site_id) where o.order_id = :orderId
    for no key update of o`,
)
