import { statement, type Transaction } from '../../database/index.ts'
import type { LotReason } from '../lot-reasons.ts'

export type LotRow = {
  lotId: number
  variantId: number
  lotNumber: string
  bestBefore: string | null
  amount: number
  withheld: number
  state: 'free' | 'blocked'
}

type LotChange = {
  lot: LotRow
  change: number
  /** What is sent is written with its shipment. */
  reason: Exclude<LotReason, 'sent'>
  orderId?: number | null
  by: string
  now: Date
}

/** A movement of a lot. The caller holds the row of the pack's stock and has seen that there are enough. */
export async function changeLot({ rows }: Transaction, changed: LotChange): Promise<void> {
  const { lot, change, reason, orderId = null, by, now } = changed
  await rows(write, { lotId: lot.lotId, change, reason, orderId, by, now })
}

export async function readLot({ rows }: Pick<Transaction, 'rows'>, lotId: number): Promise<LotRow | null> {
  const [lot] = await rows(read, { lotId })
  return lot ?? null
}

export const lotColumns = `l.lot_id "lotId", l.variant_id "variantId", l.lot_number "lotNumber",
  l.best_before::text "bestBefore", l.amount, l.withheld, l.state`

const read = statement<{ lotId: number }, LotRow>(
  'lots-read-one',
  `select ${lotColumns} from stock_lot l where l.lot_id = :lotId`,
)

const write = statement<{
  lotId: number
  change: number
  reason: string
  orderId: number | null
  by: string
  now: Date
}>(
  'lots-change',
  `
    with changed as (
      update stock_lot set amount = amount + :change where lot_id = :lotId returning lot_id)
    insert into lot_movement (lot_id, change, reason, order_id, actor, at)
    select lot_id, :change, :reason, :orderId, :by, :now from changed`,
)
