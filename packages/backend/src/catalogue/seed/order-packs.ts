import { firstPack } from '@haverhof/domain/catalogue'
import { DAY } from '@haverhof/domain/shared'
import type pg from 'pg'
import { namedQuery } from '../../database/index.ts'
import type { ProductFile } from './product-file.ts'

const countedDays = 90

/** Pieces of each pack that orders have taken and not given back. */
export async function soldPacks(client: pg.ClientBase, now: Date): Promise<ReadonlyMap<number, number>> {
  const since = new Date(now.getTime() - countedDays * DAY)
  const { rows } = await client.query<{ variantId: number; sold: number }>(namedQuery(sold, { since }))
  return new Map(rows.map(({ variantId, sold: pieces }) => [variantId, pieces]))
}

const sold = `
  select variant_id "variantId", -sum(change)::int sold from stock_movement
  where reason in ('reserved', 'released') and at > :since group by variant_id`

/** CATALOGUE-25: the pack that people feed from comes first, and with it gets the address of the product. The others keep their order. */
export function withPacksInOrder(product: ProductFile, soldOf: ReadonlyMap<number, number>): ProductFile {
  const packs = product.variants.map((variant) => ({ ...variant, sold: soldOf.get(variant.id) ?? 0 }))
  const index = firstPack(packs, product.dose ?? null)
  const first = product.variants.slice(index, index + 1)
  return { ...product, variants: [...first, ...product.variants.toSpliced(index, 1)] }
}
