import { andAll, type Database, narrowed, statement } from '../../database/index.ts'
import { promisedSql } from '../promised-sql.ts'
import { toSendSql } from '../to-send-sql.ts'
import { filters, type OrderFilter, orderFields, windowSize } from './list-orders.ts'
import { listedColumns, type ListedOrder } from './listed-order.ts'

/** A day, or nothing for what was promised for none. */
type Key = { promised: string; id: number }
type Values = OrderFilter & Key & { limit: number }
type Page = { rows: ListedOrder[]; edge: Key | null }

/** Orders to send by promised day, the oldest first; orders without a promised day precede them (STAFF-33). */
export async function listByPromise(
  { rows }: Pick<Database, 'rows'>,
  filter: OrderFilter,
  { after, limit }: { after: Key; limit: number },
): Promise<Page> {
  const values = { ...filter, ...after, limit }
  const [page] = await rows(list(values), values)
  return { rows: page?.orders ?? [], edge: page?.edge ?? null }
}

const promised = promisedSql('o.delivery')
const inOrder = `order by ${promised}, o.order_id`
const toSend = `from shop_order o where o.status in ${toSendSql} and (${promised}, o.order_id) > (:promised, :id)`

/** As far as a page may look; what else narrows stands outside of it, as in the list of all orders (STAFF-55). */
const list = narrowed(
  statement<Values, { orders: ListedOrder[]; edge: Key | null }>(
    'orders-to-send-by-promise',
    `
    with edge as materialized (
      select ${promised} promised, o.order_id ${toSend} ${inOrder} offset ${windowSize - 1} limit 1)
    select
      coalesce((select json_agg(listed) from (
        select ${listedColumns} from (
          select o.order_id from (select ${orderFields} ${toSend} ${inOrder} limit ${windowSize}) o
          where o.site_id = any(:siteIds) and o.ordered_at >= :from and o.ordered_at < :until ${andAll(filters)}
          ${inOrder} limit :limit) page
        join shop_order o using (order_id) ${inOrder}) listed), '[]') orders,
      (select json_build_object('promised', e.promised, 'id', e.order_id) from edge e) edge`,
  ),
  filters,
)
