import { lockStock } from '../../catalogue/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { unsentSql } from './unsent-sql.ts'

/** Where the pieces of a pack are (LOTS-1). */
export type PackInHouse = {
  /** Free to sell. */
  stock: number
  /** Taken by orders and not sent yet. */
  unsent: number
  inLots: number
  /** In blocked lots, and not free to sell (LOTS-3). */
  withheld: number
  /** Pieces that belong to no lot. */
  loose: number
}

/** Locks the pack against sales, shipments, counts and blocks until the transaction ends. Null for an unknown pack. */
export async function lockPack(transaction: Transaction, variantId: number): Promise<PackInHouse | null> {
  return (await lockPacks(transaction, [variantId])).get(variantId) ?? null
}

/** The same of several packs, in the order in which all lock them; one that does not exist is not in the answer. */
export async function lockPacks(
  transaction: Transaction,
  variantIds: readonly number[],
): Promise<Map<number, PackInHouse>> {
  const stocks = await lockStock(transaction, variantIds)
  const sums = await transaction.rows(read, { variantIds: [...stocks.keys()] })
  return new Map(
    sums.map(({ variantId, ...pack }) => {
      const stock = stocks.get(variantId) ?? 0
      return [variantId, { ...pack, stock, loose: stock + pack.unsent + pack.withheld - pack.inLots }]
    }),
  )
}

type Sums = Pick<PackInHouse, 'unsent' | 'inLots' | 'withheld'> & { variantId: number }

const read = statement<{ variantIds: readonly number[] }, Sums>(
  'stock-packs-in-house',
  `
    with unsent as (
      select variant_id, sum(quantity) pieces from (${unsentSql('taken.variant_id = any(:variantIds)')}) one
      group by variant_id),
    lots as (
      select variant_id, sum(amount) pieces, sum(withheld) withheld
      from stock_lot where variant_id = any(:variantIds) group by variant_id)
    select variant_id "variantId", coalesce(unsent.pieces, 0)::int unsent, coalesce(lots.pieces, 0)::int "inLots",
      coalesce(lots.withheld, 0)::int withheld
    from unnest(:variantIds::int[]) wanted (variant_id) left join unsent using (variant_id) left join lots using (variant_id)`,
)
