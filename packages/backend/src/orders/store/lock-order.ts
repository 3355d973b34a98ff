import type { Transaction } from '../../database/index.ts'
import { type OrderRow, orderColumns } from './order-row.ts'

/** ORDERS-5: whoever changes an order holds its row first; everything that belongs to it follows. */
export async function lockOrder({ rows }: Transaction, orderId: number): Promise<OrderRow | null> {
  const [order] = await rows<OrderRow>(lock, [orderId])
  return order ?? null
}

const lock = {
  name: 'orders-lock',
  text: `
    select ${orderColumns} from shop_order o join site s using (site_id) where o.order_id = $1
    for no key update of o`,
}
