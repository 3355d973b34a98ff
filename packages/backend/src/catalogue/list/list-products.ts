import {
  type FacetCounts,
  facetTable,
  isEmergency,
  leadToAdvice,
  type ListFilters,
  onlyFor,
  readFilters,
} from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import {
  missing,
  type Missing,
  type Result,
  success,
  wrongInput,
  type WrongInput,
} from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import type { Reference } from '../product-index/reference.ts'
import { readVariants } from '../variants/live-variants.ts'
import { type FacetContext, facetView } from './facet-view.ts'
import type { ProductList, ProductListRequest } from '../schemas.ts'
import { cardView } from '../views.ts'
import { statement } from '../../database/index.ts'
import type { ListResult } from '../search-engine/search-engine.ts'
import { noteVainSearch, type VainSearchOutcome } from './vain-searches.ts'

type Request = z.infer<typeof ProductListRequest>
type Answer = z.infer<typeof ProductList>

/** A page of products with counts for every filter: the search engine finds, one statement reads the cards. */
export async function listProducts(
  context: AppContext,
  scope: SiteScope,
  request: Request,
): Promise<Result<Answer, Missing | WrongInput>> {
  const reference = await context.catalogue.reference()
  const checked = checkedFilters(reference, request)
  if (!checked.ok) return checked
  const filters = checked.value
  const category = categoryOf(reference, scope, request)
  if (category === undefined) return missing('category')
  const productIds = await productsOfAdvice(context, scope, request)
  if (productIds === undefined) return missing('advice category')
  const { page, pageSize, sort, descending } = request.pageInfo
  const term = request.filter.searchTerm?.trim() ?? ''
  const result = await context.searchEngine.list(scope, {
    categoryKey: category?.key ?? null,
    productIds,
    term,
    filters,
    sort,
    descending,
    page,
    pageSize,
  })
  const outcome = outcomeOf(result)
  if (outcome !== 'found' && page === 1 && isSearchAlone(request))
    await noteVainSearch(context, scope, { term, outcome })
  const now = context.now()
  const { siteId, languageId } = scope
  const packs = await readVariants(context, { siteId, languageId, variantIds: result.variantIds, now })
  const products = packs.map((pack) => cardView(pack, { scope, reference, now }))
  return success({
    products,
    total: result.total,
    page,
    pageSize,
    pageCount: Math.ceil(result.total / pageSize),
    facets: facetViews(result.facets, filters, { reference, scope, categoryId: category?.id ?? null }),
    correctedTerm: result.correctedTerm,
    widened: result.widened,
    exactMatchUrl: result.isExact ? (products[0]?.url ?? null) : null,
    ...readingsOf(reference, scope, term, result),
  })
}

/**
 * What holds only some of the words, or another word for one of them, was not what was looked for (SEARCH-11). Beside what
 * has its own products or none (SEARCH-13) nothing is missed.
 */
function outcomeOf({ total, widened, bySynonym, topics }: ListResult): VainSearchOutcome | 'found' {
  if (onlyFor(topics) !== null) return 'found'
  if (total === 0) return 'nothing'
  return widened || bySynonym ? 'widened' : 'found'
}

/** Nothing but the words could be the reason that nothing is found (SEARCH-11). */
function isSearchAlone({ filter, landingpageId, adviceCategoryId }: Request): boolean {
  const isPlace = (landingpageId ?? adviceCategoryId ?? null) !== null
  return Boolean(filter.searchTerm?.trim()) && filter.filters.length === 0 && !isPlace
}

/** As many as are looked at before the products. */
const mostReadings = 4

function readingsOf(
  reference: Reference,
  scope: SiteScope,
  term: string,
  result: ListResult,
): Pick<Answer, 'readings' | 'readingsFirst' | 'isEmergency'> {
  if (term === '' || result.isExact) return { readings: [], readingsFirst: false, isEmergency: false }
  const { topics } = result
  const question = { term: result.correctedTerm ?? term, topics, most: mostReadings }
  const readings = reference.readingsFor(scope, question).map(({ kind, title, url, intro }) => ({
    kind: kind as Answer['readings'][number]['kind'],
    title,
    url,
    intro,
  }))
  const readingsFirst = leadToAdvice(topics) || (result.total === 0 && reference.mayNameIllness(scope, term))
  return { readings, readingsFirst, isEmergency: isEmergency(topics) }
}

function checkedFilters(reference: Reference, request: Request): Result<ListFilters, WrongInput> {
  const read = readFilters(request.filter.filters, (facet) =>
    facet === 'product-group'
      ? new Set(reference.categories.map((category) => category.key))
      : new Set(reference.values(facet)),
  )
  return read.ok ? success(read.filters) : wrongInput(read.field, read.reason, read.reason)
}

/** Null when the list is of no category, undefined when this site has no such category. */
function categoryOf(reference: Reference, scope: SiteScope, { landingpageId }: Request) {
  if (landingpageId === null || landingpageId === undefined) return null
  const category = reference.category(landingpageId)
  return category?.platforms.includes(scope.platform) ? category : undefined
}

/** Products that the articles and videos of an advice category name; undefined when there is no such category (CATALOGUE-20). */
async function productsOfAdvice(
  context: AppContext,
  { platform }: SiteScope,
  { adviceCategoryId }: Request,
): Promise<readonly number[] | null | undefined> {
  if (adviceCategoryId === null || adviceCategoryId === undefined) return null
  const [advice] = await context.database.reader.rows(adviceProducts, { adviceCategoryId, platform })
  return advice?.productIds
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
  facetContext: FacetContext,
): Answer['facets'] {
  return facets
    .map((counts) => facetView(counts, filters, facetContext))
    .filter((facet) =>
      facetTable[facet.key].kind.endsWith('select') ? facet.view.values.length > 0 : facet.view.max !== null,
    )
    .map((facet) => facet.view)
}
