import type { OrderStatus } from '@haverhof/domain/orders'
import { type Database, statement } from '../../database/index.ts'
import { leftOfLineSql } from '../stock/unsent-sql.ts'
import { type Holds, holdsSql } from './holds.ts'
import { addressLines, type Recipient, recipientColumns } from './recipient.ts'
import { toSendSql } from '../to-send-sql.ts'

type Waiting = Holds & {
  orderId: number
  siteId: number
  status: OrderStatus
  paidAt: Date | null
  pieces: number
}

export type OrderToSend = Waiting & { address: string[] }

/** SHIPMENTS-6: orders that wait to be sent, the oldest first, and how many do. */
export async function listToSend(
  { rows }: Pick<Database, 'rows'>,
  { siteIds, limit, mostCounted }: { siteIds: readonly number[]; limit: number; mostCounted: number },
): Promise<{ orders: OrderToSend[]; total: number }> {
  const found = await rows(list, { siteIds, limit })
  const [counted] = await rows(count, { siteIds, mostCounted })
  const orders = found.map(
    ({ orderId, siteId, status, paidAt, pieces, openWithdrawalId, isChargedBack, ...recipient }) => ({
      orderId,
      siteId,
      status,
      paidAt,
      openWithdrawalId,
      isChargedBack,
      pieces,
      address: addressLines(recipient),
    }),
  )
  return { orders, total: counted?.total ?? 0 }
}

// A status at a time: each finds its oldest orders in the index, however many wait.
const withStatus = (status: OrderStatus) => `
    (select o.* from shop_order o where o.status = '${status}' and o.site_id = any(:siteIds) order by o.order_id limit :limit)`

const list = statement<{ siteIds: readonly number[]; limit: number }, Waiting & Recipient>(
  'shipments-list-to-send',
  `
    with waiting as (${withStatus('paid')} union all ${withStatus('processing')})
    select o.order_id "orderId", o.site_id "siteId", o.status, o.paid_at "paidAt", ${recipientColumns},
      ${holdsSql('o.order_id')},
      coalesce((select sum(${leftOfLineSql('l')}) from order_line l where l.order_id = o.order_id), 0)::int pieces
    from waiting o order by o.order_id limit :limit`,
)

const count = statement<{ siteIds: readonly number[]; mostCounted: number }, { total: number }>(
  'shipments-count-to-send',
  `
    select count(*)::int total from (
      select from shop_order where status in ${toSendSql} and site_id = any(:siteIds)
      limit :mostCounted) waiting`,
)
