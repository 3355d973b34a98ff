import type { OrderStatus, PickedLot } from '@haverhof/domain/orders'
import { type Database, statement } from '../../database/index.ts'
import { type PackingRecord, packingSql } from '../packing-sql.ts'
import type { DeliveryRecord } from '../records.ts'
import { amountsOf, type ChosenLine, suggestLots, take } from './choose-pieces.ts'
import { type Holds, holdsSql } from './holds.ts'
import { type LineToSend, type LotOfPack, readLinesToSend, readLotsOfPacks } from './read-picking.ts'
import { addressLines, type Recipient, recipientColumns } from './recipient.ts'
import { type OrderToShare, packsOf, shareLots } from './share-lots.ts'

type Order = Holds & {
  orderId: number
  siteId: number
  status: OrderStatus
  paidAt: Date | null
  /** Who packs it now (SHIPMENTS-12). */
  packing: PackingRecord | null
  /** What left the house last of it. */
  lastShipment: { sentBy: string; sentAt: string } | null
}

export type Picking = Order & {
  /** Where it goes: name, street, town. */
  address: string[]
  /** What was promised, and what the customer asks of the driver (DELIVERY-13). */
  delivery: {
    date: NonNullable<DeliveryRecord['date']> | null
    wishes: NonNullable<DeliveryRecord['wishes']> | null
  }
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

/** What is left of an order to send, and out of which lots (LOTS-2). Null for an order of another site. */
export async function proposePicking(
  database: Pick<Database, 'rows'>,
  { orderId, ...scope }: Scope & { orderId: number },
): Promise<Picking | null> {
  return (await proposePickings(database, { orderIds: [orderId], ...scope })).get(orderId) ?? null
}

/**
 * The same of several orders that are sent one after the other, shared as the plan shares them: an order that would be
 * refused takes nothing from the others, and is proposed what they all leave (SHIPMENTS-8). Orders of other sites are not in
 * the answer.
 */
export async function proposePickings(
  database: Pick<Database, 'rows'>,
  { orderIds, siteIds, now }: Scope & { orderIds: readonly number[] },
): Promise<Map<number, Picking>> {
  const holdsOfOrders = new Map(
    (await database.rows(read, { orderIds, siteIds, now })).map((row) => [row.orderId, row]),
  )
  const inTurn = orderIds.flatMap((orderId) => holdsOfOrders.get(orderId) ?? [])
  const unsent = (await readLinesToSend(database, [...holdsOfOrders.keys()])).filter(({ left }) => left > 0)
  const lines = Map.groupBy(unsent, ({ orderId }) => orderId)
  const orders = inTurn.map(({ orderId, status, openWithdrawalId, isChargedBack }) => ({
    orderId,
    status,
    openWithdrawalId,
    isChargedBack,
    lines: lines.get(orderId) ?? [],
  }))
  const proposed = proposeLines(orders, await readLotsOfPacks(database, packsOf(orders), now))
  return new Map(
    inTurn.map(({ orderId, siteId, status, paidAt, packing, lastShipment, ...rest }) => {
      const { openWithdrawalId, isChargedBack, ...recipient } = rest
      const { date = null, wishes = null } = recipient.delivery
      const order = {
        orderId,
        siteId,
        status,
        paidAt,
        packing,
        lastShipment,
        openWithdrawalId,
        isChargedBack,
      }
      const to = { address: addressLines(recipient), delivery: { date, wishes } }
      return [orderId, { ...order, ...to, lines: proposed.get(orderId) ?? [] }]
    }),
  )
}

function proposeLines(
  orders: readonly OrderToShare[],
  shelves: readonly LotOfPack[],
): Map<number, LineToPick[]> {
  const shares = shareLots(orders, shelves)
  const amounts = amountsOf(shelves)
  for (const share of shares.values()) if (share.ok) for (const { lots } of share.value) take(amounts, lots)
  return new Map(
    orders.map(({ orderId, lines }) => {
      const share = shares.get(orderId)
      const proposed = share?.ok
        ? share.value.map((line) => asShared(line, shelves))
        : lines.map((line) => ofTheRest(line, shelves, amounts))
      return [orderId, proposed]
    }),
  )
}

function asShared({ quantity: _whole, lots: proposed, ...line }: ChosenLine, shelves: readonly LotOfPack[]) {
  return { ...line, proposed, missing: 0, lots: lotsThere(line, shelves) }
}

/** Lines of the same pack share what is there. */
function ofTheRest(
  line: LineToSend,
  shelves: readonly LotOfPack[],
  amounts: Map<number, number>,
): LineToPick {
  const own = shelves.filter(({ variantId }) => variantId === line.variantId)
  const { picked, missing } = suggestLots(own, amounts, line.left)
  take(amounts, picked)
  return { ...line, proposed: picked, missing, lots: lotsThere(line, shelves) }
}

function lotsThere({ variantId }: LineToSend, shelves: readonly LotOfPack[]): LotOfPack[] {
  return shelves.filter((lot) => lot.variantId === variantId && lot.amount > 0)
}

const read = statement<Scope & { orderIds: readonly number[] }, Order & Recipient>(
  'shipments-orders-to-pick',
  `
    select o.order_id "orderId", o.site_id "siteId", o.status, o.paid_at "paidAt", ${recipientColumns},
      ${packingSql('o.order_id')} packing, ${holdsSql('o.order_id')},
      (select json_build_object('sentBy', s.sent_by, 'sentAt', s.sent_at) from shipment s
        where s.order_id = o.order_id order by s.shipment_id desc limit 1) "lastShipment"
    from shop_order o where o.order_id = any(:orderIds) and o.site_id = any(:siteIds)`,
)
