import type { PickedLot } from '@haverhof/domain/orders'
import { type Database, statement } from '../../database/index.ts'
import { chooseLots } from './choose-pieces.ts'
import { type LineToSend, type LotOfPack, readLinesToSend, readLotsOfPacks } from './read-picking.ts'

export type Picking = {
  status: string
  lines: (LineToSend & {
    /** What is proposed: the earliest date first. */
    proposed: readonly PickedLot[]
    /** Pieces that no lot has, of a pack that has lots. */
    missing: number
    lots: LotOfPack[]
  })[]
}

/** LOTS-2: what is left of an order to send, and out of which lots. Null for an order of another site. */
export async function proposePicking(
  database: Pick<Database, 'rows'>,
  { orderId, siteIds }: { orderId: number; siteIds: readonly number[] },
): Promise<Picking | null> {
  const [order] = await database.rows(read, { orderId, siteIds })
  if (!order) return null
  const lines = await readLinesToSend(database, orderId)
  const shelves = await readLotsOfPacks(database, [...new Set(lines.map(({ variantId }) => variantId))])
  const left = lines.filter((line) => line.left > 0)
  return { ...order, lines: left.map((line) => proposal(line, shelves)) }
}

function proposal(line: LineToSend, shelves: readonly LotOfPack[]): Picking['lines'][number] {
  const lots = shelves.filter((lot) => lot.variantId === line.variantId && lot.amount > 0)
  const chosen = chooseLots([{ ...line, quantity: line.left }], lots)
  const proposed = chosen.ok ? (chosen.value[0]?.lots ?? []) : []
  const hasLots = shelves.some(({ variantId }) => variantId === line.variantId)
  return { ...line, proposed, missing: hasLots && proposed.length === 0 ? line.left : 0, lots }
}

const read = statement<{ orderId: number; siteIds: readonly number[] }, { status: string }>(
  'shipments-order-status',
  'select status from shop_order where order_id = :orderId and site_id = any(:siteIds)',
)
