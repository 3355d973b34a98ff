import { by, oneOf, type Walk, whole } from '../orders/test-walk.ts'
import { changeReturn } from './change-return.ts'

const steps = ['received', 'refunded', 'refused'] as const

/** What comes back, is received, paid back or refused, in any order. */
export const returnSteps: Record<string, (walk: Walk) => Promise<void>> = {
  'send back': async ({ shop, random, orders, returns }) => {
    // As customers do it, without an account of theirs: a line that was sent, never more than was sent.
    const { rows } = await shop.context.database.pool.query<{ id: number }>(
      `insert into product_return (order_id, line_number, variant_id, quantity, reason, remarks, status, registered_at, changed_at)
       select l.order_id, l.line_number, l.variant_id, 1, 'quality', '', 'registered', $2, $2
       from order_line l join shop_order o using (order_id)
       where l.order_id = $1 and l.line_number = 1 and o.status = 'sent' and l.quantity - l.called_off > coalesce((
         select sum(r.quantity) from product_return r where r.order_id = l.order_id and r.line_number = 1), 0)
       returning return_id id`,
      [oneOf(random, orders) ?? 0, shop.context.now()],
    )
    if (rows[0]) returns.push(rows[0].id)
  },
  'move a return': async ({ shop, random, returns }) => {
    await changeReturn(shop.context, {
      returnId: oneOf(random, returns) ?? 0,
      status: oneOf(random, steps) ?? 'received',
      refusal: 'walk',
      refund: { restock: random() < 0.5, costsCents: random() < 0.2 ? whole(random, 300) : 0 },
      by,
    })
  },
}
