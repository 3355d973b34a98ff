import { changeStock } from '../../catalogue/index.ts'
import { statement, type Transaction } from '../../database/index.ts'

type Withholding = {
  /** What is free to sell of each pack. */
  stocks: ReadonlyMap<number, number>
  by: string
  now: Date
}

/**
 * Pieces of blocked lots that orders had taken leave what is free to sell as soon as something is (LOTS-3). The caller holds the
 * rows of the stock and says what is in them; gives what is free to sell then.
 */
export async function withholdBlocked(
  transaction: Transaction,
  { stocks, by, now }: Withholding,
): Promise<ReadonlyMap<number, number>> {
  const free = new Map(stocks)
  const variantIds = [...stocks].flatMap(([variantId, amount]) => (amount > 0 ? variantId : []))
  if (variantIds.length === 0) return free
  const taken: { lotId: number; variantId: number; pieces: number }[] = []
  for (const { lotId, variantId, owed } of await transaction.rows(readOwed, { variantIds })) {
    const left = free.get(variantId) ?? 0
    const pieces = Math.min(owed, left)
    if (pieces > 0) taken.push({ lotId, variantId, pieces })
    free.set(variantId, left - pieces)
  }
  if (taken.length === 0) return free
  await transaction.rows(withhold, {
    lotIds: taken.map(({ lotId }) => lotId),
    pieces: taken.map(({ pieces }) => pieces),
  })
  const moves = taken.map(({ variantId, pieces }) => ({ variantId, change: -pieces }))
  await changeStock(transaction, { moves, reason: 'blocked', by, now })
  return free
}

/** The same for one pack. */
export async function withholdOfPack(
  transaction: Transaction,
  { variantId, stock, by, now }: { variantId: number; stock: number; by: string; now: Date },
): Promise<number> {
  const free = await withholdBlocked(transaction, { stocks: new Map([[variantId, stock]]), by, now })
  return free.get(variantId) ?? stock
}

/** Pieces of a blocked lot are free to sell again, or leave the house: both begin with them coming back to stock (LOTS-3). */
export async function releaseWithheld(
  transaction: Transaction,
  {
    lotId,
    variantId,
    pieces,
    by,
    now,
  }: { lotId: number; variantId: number; pieces: number; by: string; now: Date },
): Promise<void> {
  if (pieces === 0) return
  await transaction.rows(withhold, { lotIds: [lotId], pieces: [-pieces] })
  const moves = [{ variantId, change: pieces }]
  await changeStock(transaction, { moves, reason: 'unblocked', by, now })
}

/** The same for the packs of an order that gave its goods back (LOTS-3). */
export async function packsOwedByBlocked({ rows }: Transaction, orderId: number): Promise<number[]> {
  return (await rows(readOwedPacks, { orderId })).map(({ variantId }) => variantId)
}

const readOwed = statement<
  { variantIds: readonly number[] },
  { lotId: number; variantId: number; owed: number }
>(
  'lots-owed',
  `
    select lot_id "lotId", variant_id "variantId", amount - withheld owed from stock_lot
    where variant_id = any(:variantIds) and state = 'blocked' and withheld < amount order by lot_id`,
)

const readOwedPacks = statement<{ orderId: number }, { variantId: number }>(
  'lots-owed-packs',
  `
    select distinct r.variant_id "variantId" from stock_reservation r join stock_lot l using (variant_id)
    where r.order_id = :orderId and l.state = 'blocked' and l.withheld < l.amount order by 1`,
)

const withhold = statement<{ lotIds: readonly number[]; pieces: readonly number[] }>(
  'lots-withhold',
  `
    update stock_lot l set withheld = l.withheld + taken.pieces
    from unnest(:lotIds::int[], :pieces::int[]) taken (lot_id, pieces) where l.lot_id = taken.lot_id`,
)
