import {
  docsOf,
  type FacetCounts,
  facetTable,
  hasBit,
  type ListFilters,
  type ListQuery,
  listProducts as listFromIndex,
  variantCode,
  readFilters,
  searchProducts,
} from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { badInput, notFound } from '../../http/index.ts'
import { type CatalogueView } from '../product-index/catalogue.ts'
import { readVariants } from '../variants/live-variants.ts'
import { facetView } from './facet-view.ts'
import type { ProductList, ProductListRequest } from '../schemas.ts'
import { cardView } from '../views.ts'
import { statement } from '../../database/index.ts'

type Request = z.infer<typeof ProductListRequest>
type Answer = z.infer<typeof ProductList>

/** A page of products with counts for every filter: the index finds, one statement reads the cards. */
export async function listProducts(context: AppContext, scope: SiteScope, request: Request): Promise<Answer> {
  const view = await context.catalogue.view(scope)
  const filters = checkedFilters(view, request)
  const category = categoryOf(view, scope, request)
  const term = request.filter.searchTerm?.trim() ?? ''
  const exact = term === '' ? null : exactVariant(view, scope, term)
  const published = view.site.published.get(scope.languageId)
  const match =
    term === '' || !published ? null : (exact?.match ?? searchProducts(await view.texts(), term, published))
  const { page, pageSize, sort, descending } = request.pageInfo
  const query: ListQuery = {
    languageId: scope.languageId,
    categoryKey: category?.key ?? null,
    within: await docsOfAdvice(context, view, scope, request),
    match,
    filters,
    sort,
    descending,
    page,
    pageSize,
  }
  // Words are indexed by the first search or sort by name; a shop that has just started shows lists without them.
  const byName = sort === 'name' ? (await view.texts()).byName : null
  const found = listFromIndex(view.figures, view.site, byName, query)
  const wanted = exact && found.variantIds.length > 0 ? [exact.variantId] : found.variantIds
  const now = context.now()
  const { siteId, languageId } = scope
  const packs = await readVariants(context, { siteId, languageId, variantIds: wanted, now })
  const products = packs.map((pack) => cardView(pack, { scope, reference: view.reference, now }))
  return {
    products,
    total: found.total,
    page,
    pageSize,
    pageCount: Math.ceil(found.total / pageSize),
    facets: facetViews(found.facets, filters, view, scope, category?.id ?? null),
    correctedTerm: (match && 'correctedTerm' in match && match.correctedTerm) || null,
    widened: (match && 'widened' in match && match.widened) || false,
    exactMatchUrl: exact ? (products[0]?.url ?? null) : null,
  }
}

function checkedFilters(view: CatalogueView, request: Request): ListFilters {
  const read = readFilters(request.filter.filters, (facet) =>
    facet === 'product-group'
      ? new Set(view.reference.categories.map((category) => category.key))
      : new Set(view.reference.values(facet)),
  )
  if (!read.ok) throw badInput(read.field, read.reason, read.reason)
  return read.filters
}

function categoryOf(view: CatalogueView, scope: SiteScope, { landingpageId }: Request) {
  if (landingpageId === null || landingpageId === undefined) return null
  const category = view.reference.category(landingpageId)
  if (!category?.platforms.includes(scope.platform)) throw notFound('category')
  return category
}

/** SEARCH-6: an article number or EAN means one pack, and nothing else is searched. */
function exactVariant(view: CatalogueView, scope: SiteScope, term: string) {
  const { figures, site } = view
  const pack = figures.variantOfCode.get(variantCode(term))
  if (pack === undefined) return null
  const doc = pack % figures.layers.stride
  const docs = docsOf(figures, [figures.productIds[doc] as number])
  const published = site.published.get(scope.languageId)
  if (!published || !hasBit(published, doc)) return null
  const match = { docs, members: Int32Array.of(doc), scores: Uint16Array.of(1) }
  return { match, variantId: figures.variantIds[pack] as number }
}

/** CATALOGUE-20: products that the articles and videos of an advice category name. */
async function docsOfAdvice(
  context: AppContext,
  { figures }: CatalogueView,
  { platform }: SiteScope,
  { adviceCategoryId }: Request,
) {
  if (adviceCategoryId === null || adviceCategoryId === undefined) return null
  const asked = { adviceCategoryId, platform }
  const [advice] = await context.database.rows(adviceProducts, asked)
  if (!advice) throw notFound('advice category')
  return docsOf(figures, advice.productIds)
}

const adviceProducts = statement<{ adviceCategoryId: number; platform: number }, { productIds: number[] }>(
  'catalogue-advice-products',
  `
    select array(
      select distinct unnest(item.product_ids) from content_item item
      where item.category_key = category.key and item.kind in ('advice-articles', 'advice-videos')
    ) "productIds"
    from content_item category
    where category.kind = 'advice-categories' and category.content_id = :adviceCategoryId and :platform = any (category.platforms)`,
)

function facetViews(
  facets: readonly FacetCounts[],
  filters: ListFilters,
  view: CatalogueView,
  scope: SiteScope,
  categoryId: number | null,
): Answer['facets'] {
  return facets
    .map((counts) => facetView(counts, filters, { reference: view.reference, scope, categoryId }))
    .filter((facet) =>
      facetTable[facet.key].kind.endsWith('select') ? facet.view.values.length > 0 : facet.view.max !== null,
    )
    .map((facet) => facet.view)
}
