import { columnsOf, type RowOf, statement, type Transaction } from '../../database/index.ts'
import type { stockLot } from '../goods-tables.ts'
import type { LotReason } from '../lot-reasons.ts'

export const lotColumns = columnsOf<typeof stockLot.$inferSelect>()([
  'lotId',
  'variantId',
  'lotNumber',
  'bestBefore',
  'amount',
  'state',
])

/** A lot as lists and shelves show it. */
export type Lot = RowOf<typeof lotColumns>
export type LotRow = Lot & { withheld: number }

type LotChange = {
  moves: readonly LotMove[]
  orderId?: number | null
  by: string
  now: Date
}

type LotMove = {
  lotId: number
  change: number
  /** What is sent is written with its shipment. */
  reason: Exclude<LotReason, 'sent'>
}

/** Movements of lots. The caller holds the rows of their packs' stock and has seen that there are enough. */
export async function changeLot(
  { rows }: Transaction,
  { moves, orderId = null, by, now }: LotChange,
): Promise<void> {
  if (moves.length === 0) return
  await rows(write, {
    lotIds: moves.map(({ lotId }) => lotId),
    changes: moves.map(({ change }) => change),
    reasons: moves.map(({ reason }) => reason),
    orderId,
    by,
    now,
  })
}

export async function readLot({ rows }: Pick<Transaction, 'rows'>, lotId: number): Promise<LotRow | null> {
  const [lot] = await rows(read, { lotId })
  return lot ?? null
}

const read = statement<{ lotId: number }, LotRow>(
  'lots-read-one',
  `select ${lotColumns.select()}, withheld from stock_lot where lot_id = :lotId`,
)

const write = statement<{
  lotIds: readonly number[]
  changes: readonly number[]
  reasons: readonly string[]
  orderId: number | null
  by: string
  now: Date
}>(
  'lots-change',
  `
    with moves as (
      select lot_id, change, reason, place from unnest(:lotIds::int[], :changes::int[], :reasons::text[])
        with ordinality move (lot_id, change, reason, place)),
    changed as (
      update stock_lot l set amount = l.amount + sums.change
      from (select lot_id, sum(change)::int change from moves group by lot_id) sums
      where l.lot_id = sums.lot_id returning l.lot_id)
    insert into lot_movement (lot_id, change, reason, order_id, actor, at)
    select m.lot_id, m.change, m.reason, :orderId, :by, :now
    from moves m where m.lot_id in (select lot_id from changed) order by m.place`,
)
