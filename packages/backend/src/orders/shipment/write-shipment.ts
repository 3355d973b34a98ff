import type { OrderStatus } from '@haverhof/domain/orders'
import { columnsOf, type RowOf, statement, type Transaction } from '../../database/index.ts'
import type { shipment } from '../goods-tables.ts'
import type { ChosenLine } from './choose-pieces.ts'

const shipmentColumns = columnsOf<typeof shipment.$inferSelect>()(['orderId', 'carrier', 'sentAt', 'sentBy'])

/** Who brings a shipment, and the carrier's numbers of its parcels (ORDERS-23). */
export type Parcels = Pick<RowOf<typeof shipmentColumns>, 'carrier'> & { parcelNumbers: readonly string[] }

export type NewShipment = RowOf<typeof shipmentColumns> & Parcels

/**
 * The shipment, its lines and lots, its parcels and the steps of the order in one statement (SHIPMENTS-1). The order goes through
 * the statuses of `way`, which begins with its own.
 */
export async function writeShipment(
  { rows }: Transaction,
  shipment: NewShipment,
  { lines, way, isLast }: { lines: readonly ChosenLine[]; way: readonly OrderStatus[]; isLast: boolean },
): Promise<number> {
  const lots = lines.flatMap(({ lineNumber, lots: picked }) => picked.map((lot) => ({ lineNumber, ...lot })))
  const [written] = await rows(insert, {
    ...shipment,
    lineNumbers: lines.map(({ lineNumber }) => lineNumber),
    quantities: lines.map(({ quantity }) => quantity),
    lotLines: lots.map(({ lineNumber }) => lineNumber),
    lotIds: lots.map(({ lotId }) => lotId),
    lotQuantities: lots.map(({ quantity }) => quantity),
    froms: way.slice(0, -1),
    tos: way.slice(1),
    status: way.at(-1) ?? 'sent',
    isLast,
    reason: isLast ? 'sent by staff' : 'sent in part by staff',
  })
  if (!written) throw new Error('A shipment was not written')
  return written.shipmentId
}

type Parts = {
  lineNumbers: readonly number[]
  quantities: readonly number[]
  lotLines: readonly number[]
  lotIds: readonly number[]
  lotQuantities: readonly number[]
  froms: readonly string[]
  tos: readonly string[]
  status: string
  isLast: boolean
  reason: string
}

const insert = statement<NewShipment & Parts, { shipmentId: number }>(
  'shipments-insert',
  `
    with new_shipment as (
      insert into shipment (${shipmentColumns.list()}) values (${shipmentColumns.values})
      returning shipment_id),
    lines as (
      insert into shipment_line (order_id, line_number, shipment_id, quantity)
      select :orderId, line_number, shipment_id, quantity
      from new_shipment, unnest(:lineNumbers::int[], :quantities::int[]) line (line_number, quantity)),
    picks as (
      select line_number, lot_id, quantity
      from unnest(:lotLines::int[], :lotIds::int[], :lotQuantities::int[]) lot (line_number, lot_id, quantity)),
    line_lots as (
      insert into order_line_lot (order_id, line_number, shipment_id, lot_id, quantity)
      select :orderId, line_number, shipment_id, lot_id, quantity from new_shipment, picks),
    lot_rows as (
      update stock_lot l set amount = l.amount - used.quantity
      from (select lot_id, sum(quantity)::int quantity from picks group by lot_id) used
      where l.lot_id = used.lot_id returning l.lot_id, used.quantity),
    movements as (
      insert into lot_movement (lot_id, change, reason, order_id, actor, at)
      select lot_id, -quantity, 'sent', :orderId, :sentBy, :sentAt from lot_rows),
    parcels as (
      insert into order_parcel (order_id, parcel_number, shipment_id)
      select distinct :orderId::int, parcel_number, shipment_id from new_shipment, unnest(:parcelNumbers::text[]) parcel_number
      on conflict do nothing),
    packing_claims as (delete from packing_claim where order_id = :orderId),
    order_row as (
      update shop_order set status = :status, sent_at = case when :isLast then :sentAt else sent_at end where order_id = :orderId),
    events as (
      insert into order_event (order_id, at, from_status, to_status, reason)
      select :orderId, :sentAt, from_status, to_status, :reason
      from unnest(:froms::text[], :tos::text[]) with ordinality steps (from_status, to_status, place) order by place)
    select shipment_id "shipmentId" from new_shipment`,
)
