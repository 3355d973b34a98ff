import type { OrderStatus } from '@haverhof/domain/orders'
import { type Database, statement } from '../../database/index.ts'
import { leftOfLineSql } from '../stock/unsent-sql.ts'
import { addressLines, type Recipient, recipientColumns } from './recipient.ts'

type Waiting = { orderId: number; siteId: number; status: OrderStatus; paidAt: Date | null; pieces: number }

export type OrderToSend = Waiting & { address: string[] }

/** SHIPMENTS-6: orders that wait to be sent, the oldest first. */
export async function listToSend(
  { rows }: Pick<Database, 'rows'>,
  asked: { siteIds: readonly number[]; limit: number },
): Promise<OrderToSend[]> {
  const found = await rows(list, asked)
  return found.map(({ orderId, siteId, status, paidAt, pieces, ...recipient }) => ({
    orderId,
    siteId,
    status,
    paidAt,
    pieces,
    address: addressLines(recipient),
  }))
}

// A status at a time: each finds its oldest orders in the index, however many wait.
const withStatus = (status: OrderStatus) => `
    (select o.* from shop_order o where o.status = '${status}' and o.site_id = any(:siteIds) order by o.order_id limit :limit)`

const list = statement<{ siteIds: readonly number[]; limit: number }, Waiting & Recipient>(
  'shipments-list-to-send',
  `
    with waiting as (${withStatus('paid')} union all ${withStatus('processing')})
    select o.order_id "orderId", o.site_id "siteId", o.status, o.paid_at "paidAt", ${recipientColumns},
      coalesce((select sum(${leftOfLineSql('l')}) from order_line l where l.order_id = o.order_id), 0)::int pieces
    from waiting o order by o.order_id limit :limit`,
)
