import type { OrderStatus, PickedLot } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import { type Database, statement } from '../../database/index.ts'
import type { Packer } from '../packing-sql.ts'
import { holdsForSql, type HoldsFor } from './holds.ts'
import { readLinesToSend, readLotsOfPacks } from './read-picking.ts'
import type { ShippingRefusal } from './send-shipment.ts'
import { packsOf, shareLots } from './share-lots.ts'

/** How far an order is, and out of which lots its goods are: what sending changes of it. */
type OrderLook = { status: OrderStatus; lots: string | null }

export type PlannedShipment = Result<{ before: OrderLook; after: OrderLook }, ShippingRefusal>

/**
 * What would be sent if these orders were sent whole now, in this order, and what would be refused: decided by the
 * functions that decide when an order is sent (SHIPMENTS-16). Three statements, however many orders.
 */
export async function planShipments(
  database: Pick<Database, 'rows'>,
  query: { orderIds: readonly number[]; siteIds: readonly number[]; by: string; now: Date },
): Promise<Map<number, PlannedShipment>> {
  const { orderIds, now } = query
  const holdsOfOrders = new Map(
    (await database.rows(read, { ...query, session: null })).map((row) => [row.orderId, row]),
  )
  const inTurn = orderIds.flatMap((orderId) => holdsOfOrders.get(orderId) ?? [])
  const lines = Map.groupBy(
    await readLinesToSend(database, [...holdsOfOrders.keys()]),
    ({ orderId }) => orderId,
  )
  const orders = inTurn.map(({ lots: _sent, ...order }) => ({
    ...order,
    lines: lines.get(order.orderId) ?? [],
  }))
  const shelves = await readLotsOfPacks(database, packsOf(orders), now)
  const shares = shareLots(orders, shelves)
  const numbers = new Map(shelves.map(({ lotId, lotNumber }) => [lotId, lotNumber]))
  return new Map(
    orderIds.map((orderId): [number, PlannedShipment] => {
      const [row, share] = [holdsOfOrders.get(orderId), shares.get(orderId)]
      if (!row || !share) return [orderId, refusal('no-such-order')]
      if (!share.ok) return [orderId, share]
      const before = { status: row.status, lots: lotsText(row.lots) }
      const taken = share.value.flatMap(({ lots }) => lots.map((lot) => named(lot, numbers)))
      return [
        orderId,
        success({ before, after: { status: 'sent', lots: lotsText([...row.lots, ...taken]) } }),
      ]
    }),
  )
}

type NamedLot = { lotNumber: string; quantity: number }

function named({ lotId, quantity }: PickedLot, numbers: ReadonlyMap<number, string>): NamedLot {
  return { lotNumber: numbers.get(lotId) ?? '', quantity }
}

/** A-1 × 2, B-7 × 1 */
function lotsText(lots: readonly NamedLot[]): string | null {
  const byNumber = Map.groupBy(lots, ({ lotNumber }) => lotNumber)
  const texts = [...byNumber.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([lotNumber, own]) => `${lotNumber} × ${own.reduce((sum, { quantity }) => sum + quantity, 0)}`)
  return texts.length > 0 ? texts.join(', ') : null
}

const read = statement<
  Packer & { orderIds: readonly number[]; siteIds: readonly number[]; now: Date },
  HoldsFor & { orderId: number; status: OrderStatus; lots: NamedLot[] }
>(
  'shipments-orders-to-plan',
  `
    select o.order_id "orderId", o.status, ${holdsForSql('o.order_id')}, coalesce((
        select json_agg(json_build_object('lotNumber', l.lot_number, 'quantity', t.quantity))
        from order_line_lot t join stock_lot l using (lot_id) where t.order_id = o.order_id), '[]') lots
    from shop_order o where o.order_id = any(:orderIds) and o.site_id = any(:siteIds)`,
)
