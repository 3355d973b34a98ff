import type { OrderStatus, PickedLot } from '@haverhof/domain/orders'
import { type Database, statement } from '../../database/index.ts'
import { amountsOf, suggestLots, take } from './choose-pieces.ts'
import { type LineToSend, type LotOfPack, readLinesToSend, readLotsOfPacks } from './read-picking.ts'
import { addressLines, type Recipient, recipientColumns } from './recipient.ts'

type Order = { orderId: number; siteId: number; status: OrderStatus; paidAt: Date | null }

export type Picking = Order & {
  /** Where it goes: name, street, town. */
  address: string[]
  lines: LineToPick[]
}

export type LineToPick = LineToSend & {
  /** What is proposed: the earliest date first. */
  proposed: readonly PickedLot[]
  /** Pieces that no lot has that can be sent, of a pack that has lots. */
  missing: number
  /** Lots with pieces; also those that are blocked or over their date, which are not proposed. */
  lots: LotOfPack[]
}

type Scope = { siteIds: readonly number[]; now: Date }

/** LOTS-2: what is left of an order to send, and out of which lots. Null for an order of another site. */
export async function proposePicking(
  database: Pick<Database, 'rows'>,
  { orderId, ...scope }: Scope & { orderId: number },
): Promise<Picking | null> {
  return (await proposePickings(database, { orderIds: [orderId], ...scope })).get(orderId) ?? null
}

/**
 * SHIPMENTS-8: the same of several orders that are sent one after the other: what one of them takes from a lot, the next does not find
 * there. Orders of other sites are not in the answer.
 */
export async function proposePickings(
  database: Pick<Database, 'rows'>,
  { orderIds, siteIds, now }: Scope & { orderIds: readonly number[] },
): Promise<Map<number, Picking>> {
  const found = await database.rows(read, { orderIds, siteIds })
  const unsent = await readLinesToSend(
    database,
    found.map(({ orderId }) => orderId),
  )
  const lines = Map.groupBy(
    unsent.filter(({ left }) => left > 0),
    ({ orderId }) => orderId,
  )
  const packs = [...lines.values()].flatMap((own) => own.map(({ variantId }) => variantId))
  const shelves = await readLotsOfPacks(database, [...new Set(packs)], now)
  const amounts = amountsOf(shelves)
  const places = new Map(orderIds.map((orderId, place) => [orderId, place]))
  const inTurn = found.toSorted((a, b) => (places.get(a.orderId) ?? 0) - (places.get(b.orderId) ?? 0))
  return new Map(
    inTurn.map(({ orderId, siteId, status, paidAt, ...recipient }) => {
      const proposed = (lines.get(orderId) ?? []).map((line) => propose(line, shelves, amounts))
      return [orderId, { orderId, siteId, status, paidAt, address: addressLines(recipient), lines: proposed }]
    }),
  )
}

/** Lines of the same pack share what is there. */
function propose(line: LineToSend, shelves: readonly LotOfPack[], amounts: Map<number, number>): LineToPick {
  const own = shelves.filter(({ variantId }) => variantId === line.variantId)
  const { picked, missing } = suggestLots(own, amounts, line.left)
  take(amounts, picked)
  return { ...line, proposed: picked, missing, lots: own.filter(({ amount }) => amount > 0) }
}

const read = statement<{ orderIds: readonly number[]; siteIds: readonly number[] }, Order & Recipient>(
  'shipments-orders-to-pick',
  `
    select o.order_id "orderId", o.site_id "siteId", o.status, o.paid_at "paidAt", ${recipientColumns}
    from shop_order o where o.order_id = any(:orderIds) and o.site_id = any(:siteIds)`,
)
