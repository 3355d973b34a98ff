import { changeStock } from '../../catalogue/index.ts'
import { statement, type Transaction } from '../../database/index.ts'

type Withholding = { variantId: number; stock: number; by: string; now: Date }

/**
 * LOTS-3: pieces of blocked lots that orders had taken leave what is free to sell as soon as something is. The caller holds the
 * row of the stock and says what is in it; gives what is free to sell then.
 */
export async function withholdBlocked(
  transaction: Transaction,
  { variantId, stock, by, now }: Withholding,
): Promise<number> {
  let free = stock
  if (free === 0) return free
  for (const { lotId, owed } of await transaction.rows(readOwed, { variantId })) {
    const taken = Math.min(owed, free)
    if (taken === 0) break
    await transaction.rows(withhold, { lotId, taken })
    await changeStock(transaction, { variantId, change: -taken, reason: 'blocked', by, now })
    free -= taken
  }
  return free
}

/** LOTS-3: pieces of a blocked lot are free to sell again, or leave the house: both begin with them coming back to stock. */
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
  await transaction.rows(withhold, { lotId, taken: -pieces })
  await changeStock(transaction, { variantId, change: pieces, reason: 'unblocked', by, now })
}

/** LOTS-3: the same for the packs of an order that gave its goods back. */
export async function packsOwedByBlocked({ rows }: Transaction, orderId: number): Promise<number[]> {
  return (await rows(readOwedPacks, { orderId })).map(({ variantId }) => variantId)
}

const readOwed = statement<{ variantId: number }, { lotId: number; owed: number }>(
  'lots-owed',
  `
    select lot_id "lotId", amount - withheld owed from stock_lot
    where variant_id = :variantId and state = 'blocked' and withheld < amount order by lot_id`,
)

const readOwedPacks = statement<{ orderId: number }, { variantId: number }>(
  'lots-owed-packs',
  `
    select distinct r.variant_id "variantId" from stock_reservation r join stock_lot l using (variant_id)
    where r.order_id = :orderId and l.state = 'blocked' and l.withheld < l.amount order by 1`,
)

const withhold = statement<{ lotId: number; taken: number }>(
  'lots-withhold',
  'update stock_lot set withheld = withheld + :taken where lot_id = :lotId',
)
