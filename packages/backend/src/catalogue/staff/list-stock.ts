import { type Database, statement } from '../../database/index.ts'

/** What can be sold of a pack: pieces that orders hold are not among it. */
export type PackStock = {
  variantId: number
  productId: number
  article: string
  ean: string
  available: number
}

type StockQuery = { afterId: number; limit: number }

/** STAFF-8: the stock of every pack, by its number. */
export function listStock({ rows }: Pick<Database, 'rows'>, page: StockQuery): Promise<PackStock[]> {
  return rows(list, page)
}

const list = statement<StockQuery, PackStock>(
  'stock-list',
  `
    select v.variant_id "variantId", v.product_id "productId", v.article, v.ean, s.amount available
    from product_variant v join stock s on s.variant_id = v.variant_id
    where v.variant_id > :afterId order by v.variant_id limit :limit`,
)
