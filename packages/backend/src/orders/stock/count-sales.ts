import { MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { catalogueChannel } from '../../catalogue/index.ts'
import { runOn, statement, withOwnConnection } from '../../database/index.ts'

/** It reads the orders of 90 days: with a million of them that takes longer than any call may. */
const longestCountMs = 10 * MINUTE

/**
 * ORDERS-15: how many packs of a product were sold in the last 90 days, which is what the most sold ones are listed by.
 * Counted in one go, so that no order waits for another one of the same product. What sells best orders the whole catalogue
 * (CATALOGUE-12), so all of it is announced.
 */
export async function countSales(context: AppContext): Promise<void> {
  const { database, now } = context
  await withOwnConnection(database, (client) => runOn(client)(count, { now: now() }), longestCountMs)
}

const count = statement<{ now: Date }>(
  'orders-count-sales',
  `
    with sold as (
      select l.product_id, sum(l.quantity)::int units from order_line l join shop_order o using (order_id)
      where o.paid_at > :now::timestamptz - interval '90 days' and o.status <> 'cancelled' and not l.is_free
      group by l.product_id),
    counted as (
      update product p set units_sold = coalesce(sold.units, 0)
      from product q left join sold using (product_id)
      where p.product_id = q.product_id and q.units_sold <> coalesce(sold.units, 0)
      returning p.product_id)
    select pg_notify('${catalogueChannel}', '*') where exists (select from counted)`,
)
