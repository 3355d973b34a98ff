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

type Asked = { orderId: number; siteIds: readonly number[]; now: Date }

/** LOTS-2: what is left of an order to send, and out of which lots. Null for an order of another site. */
export async function proposePicking(
  database: Pick<Database, 'rows'>,
  { orderId, siteIds, now }: Asked,
): Promise<Picking | null> {
  const [found] = await database.rows(read, { orderId, siteIds })
  if (!found) return null
  const { siteId, status, paidAt } = found
  const lines = (await readLinesToSend(database, orderId)).filter(({ left }) => left > 0)
  const packs = [...new Set(lines.map(({ variantId }) => variantId))]
  const shelves = await readLotsOfPacks(database, packs, now)
  return { orderId, siteId, status, paidAt, address: addressLines(found), lines: proposals(lines, shelves) }
}

/** Lines of the same pack share what is there. */
function proposals(lines: readonly LineToSend[], shelves: readonly LotOfPack[]): LineToPick[] {
  const amounts = amountsOf(shelves)
  return lines.map((line) => {
    const own = shelves.filter(({ variantId }) => variantId === line.variantId)
    const { picked, missing } = suggestLots(own, amounts, line.left)
    take(amounts, picked)
    return { ...line, proposed: picked, missing, lots: own.filter(({ amount }) => amount > 0) }
  })
}

const read = statement<{ orderId: number; siteIds: readonly number[] }, Order & Recipient>(
  'shipments-order-to-pick',
  `
    select o.order_id "orderId", o.site_id "siteId", o.status, o.paid_at "paidAt", ${recipientColumns}
    from shop_order o where o.order_id = :orderId and o.site_id = any(:siteIds)`,
)
