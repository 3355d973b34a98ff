import { type Database, statement } from '../../database/index.ts'

/** How far an order is, and from which lots it was sent: what a task changes of it. */
export type OrderLook = { status: string; lots: string | null }

export async function lookAtOrder(
  { rows }: Pick<Database, 'rows'>,
  asked: { orderId: number; siteIds: readonly number[] },
): Promise<OrderLook | null> {
  const [found] = await rows(look, asked)
  return found ?? null
}

const look = statement<{ orderId: number; siteIds: readonly number[] }, OrderLook>(
  'orders-look',
  `
    select o.status, (
        select string_agg(taken.lot_number || ' × ' || taken.pieces, ', ' order by taken.lot_number) from (
          select l.lot_number, sum(t.quantity) pieces from order_line_lot t join stock_lot l using (lot_id)
          where t.order_id = o.order_id group by l.lot_number) taken) lots
    from shop_order o where o.order_id = :orderId and o.site_id = any(:siteIds)`,
)
