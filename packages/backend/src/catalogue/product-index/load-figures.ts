import {
  buildFigures,
  type CatalogueFigures,
  type FacetKey,
  type IndexedProduct,
} from '@haverhof/domain/catalogue'
import { setImmediate } from 'node:timers/promises'
import { type Database, type NoValues, statement } from '../../database/index.ts'
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
}
type FacetRow = { productId: number; facet: FacetKey; value: string }
type CategoryRow = { productId: number; categoryId: number }
type VariantRow = IndexedProduct['variants'][number] & { productId: number }

/** Reads the columns of the index; what changes with the site or the language is read apart. */
export async function loadFigures(database: Database, reference: Reference): Promise<CatalogueFigures> {
  const [products, facets, categories, variants] = await Promise.all([
    database.rows(statements.products),
    database.rows(statements.facets),
    database.rows(statements.categories),
    database.rows(statements.variants),
  ])
  await setImmediate()
  const facetsOf = Map.groupBy(facets, (row) => row.productId)
  const categoriesOf = Map.groupBy(categories, (row) => row.productId)
  const variantsOf = Map.groupBy(variants, (row) => row.productId)
  await setImmediate()
  const indexed = products.map((product): IndexedProduct => {
    const ownCategories =
      categoriesOf.get(product.productId)?.flatMap((row) => reference.line(row.categoryId)) ?? []
    return {
      ...product,
      createdAt: product.createdAt.getTime(),
      facets: {
        ...valuesByFacet(facetsOf.get(product.productId) ?? []),
        'product-group': ownCategories.map((category) => category.key),
      },
      variants: variantsOf.get(product.productId) ?? [],
    }
  })
  await setImmediate()
  return inTurns(buildFigures(indexed.filter((product) => product.variants.length > 0)))
}

function valuesByFacet(rows: readonly FacetRow[]): Partial<Record<FacetKey, string[]>> {
  const values: Partial<Record<FacetKey, string[]>> = {}
  for (const { facet, value } of rows) (values[facet] ??= []).push(value)
  return values
}

const statements = {
  products: statement<NoValues, ProductRow>(
    'catalogue-index-products',
    `
      select p.product_id "productId", p.content_version "contentVersion", p.is_new "isNew",
        p.sugar_percent "sugarPercent", p.created_at "createdAt", p.units_sold "unitsSold",
        r.average rating, coalesce(r.count, 0) "ratingCount"
      from product p left join review_aggregate r on r.product_id = p.product_id and r.count > 0`,
  ),
  facets: statement<NoValues, FacetRow>(
    'catalogue-index-facets',
    'select product_id "productId", facet_key facet, value_key "value" from product_facet',
  ),
  categories: statement<NoValues, CategoryRow>(
    'catalogue-index-categories',
    'select product_id "productId", category_id "categoryId" from product_category',
  ),
  variants: statement<NoValues, VariantRow>(
    'catalogue-index-variants',
    `
      select product_id "productId", variant_id "variantId", article, ean, pack, weight_class "weightClass"
      from product_variant order by product_id, position`,
  ),
}
