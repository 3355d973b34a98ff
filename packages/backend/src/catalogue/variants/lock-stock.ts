import { statement, type Transaction } from '../../database/index.ts'

/** Reads and locks the stock of these packs until the transaction ends, in the one lock order. */
export async function lockStock(
  { rows }: Transaction,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const stock = await rows(lock, { variantIds })
  return new Map(stock.map(({ variantId, amount }) => [variantId, amount]))
}

const lock = statement<{ variantIds: readonly number[] }, { variantId: number; amount: number }>(
  'catalogue-lock-stock',
  `
    select variant_id "variantId", amount from stock where variant_id = any(:variantIds)
    order by variant_id for update`,
)
