import type { OrderStatus } from '@haverhof/domain/orders'
import { type Database, statement } from '../../database/index.ts'
import { leftOfLineSql } from '../stock/unsent-sql.ts'
import { type Holds, holdsSql } from './holds.ts'
import { addressLines, type Recipient, recipientColumns } from './recipient.ts'
import { type PackingRecord, packingSql } from '../packing-sql.ts'
import { promisedSql } from '../promised-sql.ts'
import { toSendSql } from '../to-send-sql.ts'

type Waiting = Holds & {
  orderId: number
  siteId: number
  status: OrderStatus
  paidAt: Date | null
  /** The day until which it was promised; null where none was. */
  promised: string | null
  packing: PackingRecord | null
  pieces: number
}

export type OrderToSend = Waiting & { address: string[] }

type ToSendQuery = { siteIds: readonly number[]; limit: number; now: Date }

/** Orders that wait to be sent, the oldest promise first, and how many do (SHIPMENTS-6). */
export async function listToSend(
  { rows }: Pick<Database, 'rows'>,
  { mostCounted, ...query }: ToSendQuery & { mostCounted: number },
): Promise<{ orders: OrderToSend[]; total: number }> {
  const orderRows = await rows(list, query)
  const [counted] = await rows(count, { siteIds: query.siteIds, mostCounted })
  const orders = orderRows.map(
    ({
      orderId,
      siteId,
      status,
      paidAt,
      promised,
      packing,
      pieces,
      openWithdrawalId,
      isChargedBack,
      ...to
    }) => ({
      orderId,
      siteId,
      status,
      paidAt,
      promised,
      packing,
      openWithdrawalId,
      isChargedBack,
      pieces,
      address: addressLines(to),
    }),
  )
  return { orders, total: counted?.total ?? 0 }
}

const list = statement<ToSendQuery, Waiting & Recipient>(
  'shipments-list-to-send',
  `
    with waiting as (
      select o.* from shop_order o where o.status in ${toSendSql} and o.site_id = any(:siteIds)
      order by ${promisedSql('o.delivery')}, o.order_id limit :limit)
    select o.order_id "orderId", o.site_id "siteId", o.status, o.paid_at "paidAt", o.delivery->'date'->>'until' promised,
      ${packingSql('o.order_id')} packing, ${recipientColumns}, ${holdsSql('o.order_id')},
      coalesce((select sum(${leftOfLineSql('l')}) from order_line l where l.order_id = o.order_id), 0)::int pieces
    from waiting o order by ${promisedSql('o.delivery')}, o.order_id`,
)

const count = statement<{ siteIds: readonly number[]; mostCounted: number }, { total: number }>(
  'shipments-count-to-send',
  `
    select count(*)::int total from (
      select from shop_order where status in ${toSendSql} and site_id = any(:siteIds)
      limit :mostCounted) waiting`,
)
