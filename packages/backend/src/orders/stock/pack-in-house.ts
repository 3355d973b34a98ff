import { lockStock } from '../../catalogue/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { unsentSql } from './unsent-sql.ts'

/** LOTS-1: where the pieces of a pack are. */
export type PackInHouse = {
  /** Free to sell. */
  stock: number
  /** Taken by orders and not sent yet. */
  unsent: number
  inLots: number
  /** LOTS-3: in blocked lots, and not free to sell. */
  withheld: number
  hasLots: boolean
  /** Pieces that belong to no lot. */
  loose: number
}

/** Nobody buys, sends, counts or blocks pieces of this pack until the transaction ends. Null when there is no such pack. */
export async function lockPack(transaction: Transaction, variantId: number): Promise<PackInHouse | null> {
  const stock = (await lockStock(transaction, [variantId])).get(variantId)
  if (stock === undefined) return null
  const [pack] = await transaction.rows(read, { variantId })
  if (!pack) throw new Error('Sums have a row')
  return { ...pack, stock, loose: stock + pack.unsent + pack.withheld - pack.inLots }
}

type Sums = Pick<PackInHouse, 'unsent' | 'inLots' | 'withheld' | 'hasLots'>

const read = statement<{ variantId: number }, Sums>(
  'stock-pack-in-house',
  `
    select (select coalesce(sum(quantity), 0)::int from (${unsentSql('taken.variant_id = :variantId')}) unsent) unsent,
      coalesce(sum(amount), 0)::int "inLots", coalesce(sum(withheld), 0)::int withheld, count(*) > 0 "hasLots"
    from stock_lot where variant_id = :variantId`,
)
