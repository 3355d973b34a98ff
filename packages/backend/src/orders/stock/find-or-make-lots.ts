import { success } from '@haverhof/domain/shared'
import { statement, type Transaction } from '../../database/index.ts'
import { lotColumns, type Lot } from './change-lot.ts'

type LotLabel = Pick<Lot, 'variantId' | 'lotNumber' | 'bestBefore'>

/** The id of the lot with this label. */
export type LotIds = (label: LotLabel) => number | null

/** What is wrong with a label, by its line. */
export type LabelProblem = { place: number; reason: 'lot-has-another-date' | 'lot-blocked' }

type LotsResult =
  | { ok: true; value: LotIds }
  | { ok: false; reason: LabelProblem['reason']; problems: readonly LabelProblem[] }

/**
 * The lots with these numbers, which may have come before: their dates are then the same. The caller holds the rows of their packs'
 * stock.
 */
export async function findOrMakeLots(
  { rows }: Transaction,
  { labels, now }: { labels: readonly (LotLabel & { place: number })[]; now: Date },
): Promise<LotsResult> {
  if (labels.length === 0) return success(() => null)
  const lots = await rows(find, columnsOf(labels))
  const blocked = new Set(lots.filter(({ state }) => state === 'blocked').map(keyOf))
  const dates = new Map(lots.map((lot) => [keyOf(lot), lot.bestBefore]))
  const unknown = labels.filter((label) => {
    const isNew = !dates.has(keyOf(label))
    if (isNew) dates.set(keyOf(label), label.bestBefore)
    return isNew
  })
  const problems = labels.flatMap((label): LabelProblem[] => {
    const { place: index, bestBefore } = label
    if (blocked.has(keyOf(label))) return [{ place: index, reason: 'lot-blocked' }]
    return dates.get(keyOf(label)) === bestBefore ? [] : [{ place: index, reason: 'lot-has-another-date' }]
  })
  const [first] = problems
  if (first) return { ok: false, reason: first.reason, problems }
  const newLots = unknown.length > 0 ? await rows(make, { ...columnsOf(unknown), now }) : []
  const ids = new Map([...lots, ...newLots].map((lot) => [keyOf(lot), lot.lotId]))
  return success((label) => ids.get(keyOf(label)) ?? null)
}

function keyOf({ variantId, lotNumber }: Pick<LotLabel, 'variantId' | 'lotNumber'>): string {
  return `${variantId} ${lotNumber}`
}

function columnsOf(labels: readonly LotLabel[]) {
  return {
    variantIds: labels.map(({ variantId }) => variantId),
    lotNumbers: labels.map(({ lotNumber }) => lotNumber),
    dates: labels.map(({ bestBefore }) => bestBefore),
  }
}

type Columns = {
  variantIds: readonly number[]
  lotNumbers: readonly string[]
  dates: readonly (string | null)[]
}

const find = statement<Omit<Columns, 'dates'>, Lot>(
  'lots-find',
  `
    select ${lotColumns.select('l')} from stock_lot l where (l.variant_id, l.lot_number) in (
      select * from unnest(:variantIds::int[], :lotNumbers::text[]))`,
)

const make = statement<Columns & { now: Date }, Pick<Lot, 'lotId' | 'variantId' | 'lotNumber'>>(
  'lots-make',
  `
    insert into stock_lot (variant_id, lot_number, best_before, received_at, amount, state)
    select variant_id, lot_number, best_before, :now, 0, 'free'
    from unnest(:variantIds::int[], :lotNumbers::text[], :dates::date[]) label (variant_id, lot_number, best_before)
    returning lot_id "lotId", variant_id "variantId", lot_number "lotNumber"`,
)
