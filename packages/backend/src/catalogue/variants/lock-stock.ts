import { statement, type Transaction } from '../../database/index.ts'

/** What is left of these packs. Nobody else takes of them until the transaction ends; locked in the order in which all lock them. */
export async function lockStock(
  { rows }: Transaction,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const found = await rows(lock, { variantIds })
  return new Map(found.map(({ variantId, amount }) => [variantId, amount]))
}

const lock = statement<{ variantIds: readonly number[] }, { variantId: number; amount: number }>(
  'catalogue-lock-stock',
  `
    select variant_id "variantId", amount from stock where variant_id = any(:variantIds)
    order by variant_id for update`,
)
