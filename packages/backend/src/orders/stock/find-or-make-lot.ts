import { statement, type Transaction } from '../../database/index.ts'
import { lotColumns, type LotRow } from './change-lot.ts'

type Label = { variantId: number; lotNumber: string; bestBefore: string | null; now: Date }

/** The lot with this number, which may have come before: its date is then the same. The caller holds the row of the pack's stock. */
export async function findOrMakeLot(
  { rows }: Transaction,
  label: Label,
): Promise<LotRow | 'lot-has-another-date' | 'lot-blocked'> {
  const { variantId, lotNumber, bestBefore } = label
  const [known] = await rows(find, { variantId, lotNumber })
  if (known?.state === 'blocked') return 'lot-blocked'
  if (known && known.bestBefore !== bestBefore) return 'lot-has-another-date'
  if (known) return known
  const [made] = await rows(make, label)
  if (!made) throw new Error('A lot was not written')
  const state = 'free' as const
  return { lotId: made.lotId, variantId, lotNumber, bestBefore, amount: 0, withheld: 0, state }
}

const find = statement<{ variantId: number; lotNumber: string }, LotRow>(
  'lots-find',
  `select ${lotColumns} from stock_lot l where l.variant_id = :variantId and l.lot_number = :lotNumber`,
)

const make = statement<Label, { lotId: number }>(
  'lots-make',
  `
    insert into stock_lot (variant_id, lot_number, best_before, received_at, amount, state)
    values (:variantId, :lotNumber, :bestBefore, :now, 0, 'free') returning lot_id "lotId"`,
)
