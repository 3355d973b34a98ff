import {
  buildFigures,
  type CatalogueFigures,
  type FacetKey,
  type IndexedProduct,
} from '@haverhof/domain/catalogue'
import { setImmediate } from 'node:timers/promises'
import { type Database, statement } from '../../database/index.ts'
import { inTurns } from './in-turns.ts'
import type { Reference } from './reference.ts'

type ProductRow = {
  productId: number
  contentVersion: number
  isNew: boolean
  sugarPercent: number | null
  createdAt: Date
  rating: number | null
  ratingCount: number
  unitsSold: number
  facets: string[]
  categoryIds: number[]
  variants: IndexedProduct['variants'] | null
}

/** Small enough that a page waits a few milliseconds at most for its turn. */
const productsPerTurn = 500

/** Reads the columns of the index in small turns; what changes with the site or the language is read apart. */
export async function loadFigures(database: Database, reference: Reference): Promise<CatalogueFigures> {
  const products: IndexedProduct[] = []
  let after = 0
  for (;;) {
    const rows = await database.rows(productsAfter, { after, most: productsPerTurn })
    products.push(...rows.map((row) => indexed(row, reference)))
    if (rows.length < productsPerTurn) break
    after = rows.at(-1)?.productId ?? Infinity
    await setImmediate()
  }
  return inTurns(buildFigures(products.filter(({ variants }) => variants.length > 0)))
}

/** The same of these products; those that are gone, or have no pack, are left out. */
export async function readProducts(
  database: Database,
  reference: Reference,
  productIds: readonly number[],
): Promise<IndexedProduct[]> {
  if (productIds.length === 0) return []
  const rows = await database.rows(productsOf, { productIds })
  return rows.map((row) => indexed(row, reference)).filter(({ variants }) => variants.length > 0)
}

function indexed(row: ProductRow, reference: Reference): IndexedProduct {
  const { facets, categoryIds, variants, createdAt, ...figures } = row
  const groups = categoryIds.flatMap((id) => reference.line(id).map((category) => category.key))
  return {
    ...figures,
    createdAt: createdAt.getTime(),
    facets: { ...valuesByFacet(facets), 'product-group': groups },
    variants: variants ?? [],
  }
}

function valuesByFacet(pairs: readonly string[]): Partial<Record<FacetKey, string[]>> {
  const values: Partial<Record<FacetKey, string[]>> = {}
  for (const pair of pairs) {
    const [facet, value = ''] = pair.split('=') as [FacetKey, string?]
    ;(values[facet] ??= []).push(value)
  }
  return values
}

const productColumns = `
  select p.product_id "productId", p.content_version "contentVersion", p.is_new "isNew",
    p.sugar_percent "sugarPercent", p.created_at "createdAt", p.units_sold "unitsSold",
    r.average rating, coalesce(r.count, 0) "ratingCount",
    array(select f.facet_key || '=' || f.value_key from product_facet f where f.product_id = p.product_id) facets,
    array(select c.category_id from product_category c where c.product_id = p.product_id) "categoryIds",
    (select json_agg(json_build_object('variantId', v.variant_id, 'article', v.article, 'ean', v.ean,
        'pack', v.pack, 'weightClass', v.weight_class) order by v.position)
      from product_variant v where v.product_id = p.product_id) variants
  from product p left join review_aggregate r on r.product_id = p.product_id and r.count > 0`

const productsAfter = statement<{ after: number; most: number }, ProductRow>(
  'catalogue-index-products',
  `${productColumns} where p.product_id > :after order by p.product_id limit :most`,
)

const productsOf = statement<{ productIds: readonly number[] }, ProductRow>(
  'catalogue-index-changed-products',
  `${productColumns} where p.product_id = any(:productIds)`,
)
