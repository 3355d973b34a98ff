import type { Carrier, OrderStatus } from '@haverhof/domain/orders'
import { columnsOf, type Database, type RowOf, statement } from '../../database/index.ts'
import { shipmentsOfOrderSql } from '../shipment/shipments-sql.ts'
import { leftOfLineSql } from '../stock/unsent-sql.ts'
import { openWithdrawalSql } from '../withdrawal/open-withdrawal.ts'
import { lineNames, sumNames } from '../store/order-fields.ts'
import type { ShopOrder } from '../store/order-row.ts'
import { type FullOrder, fullOrderSql } from '../store/read-order.ts'
import type { orderLine } from '../tables.ts'

const lineColumns = columnsOf<typeof orderLine.$inferSelect>()([...lineNames, 'calledOff'])

export type StaffOrderLine = RowOf<typeof lineColumns> & {
  codes: { article: string; ean: string }
  /** Pieces that are still to be sent. */
  left: number
}

/** What left the house at once. */
export type StaffShipment = {
  shipmentId: number
  sentAt: string
  sentBy: string
  carrier: Carrier | null
  parcelNumbers: string[]
  lines: {
    lineNumber: number
    quantity: number
    lots: { lotId: number; lotNumber: string; quantity: number }[]
  }[]
}

const sumColumns = columnsOf<ShopOrder>()(sumNames)

export type StaffOrder = FullOrder &
  RowOf<typeof sumColumns> & {
    lines: StaffOrderLine[]
    parcelNumbers: string[]
    shipments: StaffShipment[]
    /** From being placed on. */
    steps: { at: string; status: OrderStatus; reason: string }[]
    /** The withdrawal on which staff have not decided yet (SHIPMENTS-10). */
    openWithdrawalId: number | null
  }

/** An order of one of these sites, with all that belongs to it; null for every other (STAFF-2). */
export async function readStaffOrder(
  { rows }: Pick<Database, 'rows'>,
  order: { orderId: number; siteIds: readonly number[] },
): Promise<StaffOrder | null> {
  const [staffOrder] = await rows(read, order)
  return staffOrder ?? null
}

const read = statement<{ orderId: number; siteIds: readonly number[] }, StaffOrder>(
  'orders-read-for-staff',
  `${fullOrderSql(`,
    ${sumColumns.select('o')},
    coalesce((select json_agg(json_build_object(${lineColumns.json('l')},
        'codes', (select p.codes from product_pack p where p.variant_id = l.variant_id), 'left', ${leftOfLineSql('l')}) order by l.line_number)
      from order_line l where l.order_id = o.order_id), '[]') lines,
    coalesce((select json_agg(c.parcel_number order by c.parcel_number) from order_parcel c
      where c.order_id = o.order_id), '[]') "parcelNumbers",
    coalesce((${shipmentsOfOrderSql('o.order_id')}), '[]') shipments,
    coalesce((select json_agg(json_build_object('at', e.at, 'status', e.to_status, 'reason', e.reason) order by e.order_event_id)
      from order_event e where e.order_id = o.order_id), '[]') steps,
    ${openWithdrawalSql('o.order_id')} "openWithdrawalId"`)}
  where o.order_id = :orderId and o.site_id = any(:siteIds)`,
)
