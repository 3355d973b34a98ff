import {
  type CatalogueFigures,
  countBoth,
  difference,
  docsOf,
  docsWith,
  hasBit,
  intersection,
  listProducts,
  type ListQuery,
  noFilters,
  onlyFor,
  packOfCode,
  type SearchMatch,
  searchProducts,
  type TextIndex,
  unfitFor,
  vocabularyOf,
} from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Catalogue, CatalogueView } from '../../product-index/catalogue.ts'
import type { ListQuestion, ListResult, SearchEngine, SearchOutcome } from '../search-engine.ts'
import { type NamedTopics, namedTopics } from '../named-topics.ts'

/** Answers from the index that this process keeps in memory; nothing is asked of PostgreSQL once that is made. */
export function createMemoryEngine(index: Pick<Catalogue, 'view'>): SearchEngine {
  return {
    list: async (scope, question) => listFrom(await index.view(scope), scope, question),
    suggest: async (scope, term, most) => suggestFrom(await index.view(scope), scope, term, most),
    featured: async (scope, most) => {
      const view = await index.view(scope)
      return listProducts(view.figures, view.site, null, firstPage(scope, most)).variantIds
    },
    countByCategory: async (scope, categoryKeys) => {
      const { figures, site } = await index.view(scope)
      const published = site.published.get(scope.languageId)
      const countOf = (key: string) =>
        published ? countBoth(docsWith(figures, 'product-group', [key]), published) : 0
      return new Map(categoryKeys.map((key) => [key, countOf(key)]))
    },
    firstVariants: async (scope, productIds) => {
      const { figures } = await index.view(scope)
      return productIds.flatMap((id) => {
        const doc = figures.docOfProduct.get(id)
        return doc === undefined ? [] : (figures.variantIds[doc] as number)
      })
    },
    warm: async (scope) => void (await (await index.view(scope)).texts()),
  }
}

async function listFrom(view: CatalogueView, scope: SiteScope, question: ListQuestion): Promise<ListResult> {
  const { term, productIds, sort } = question
  // Words are indexed by the first search or sort by name; a shop that has just started shows lists without them.
  const texts = term !== '' || sort === 'name' ? await view.texts() : null
  const named = topicsOf(view, texts, scope, term)
  const published = view.site.published.get(scope.languageId)
  const exact = term === '' || !published ? null : exactVariant(view.figures, published, term)
  const searched = term === '' || !texts || exact ? null : searchIn(view, texts, scope, term, named)
  const query: ListQuery = {
    ...question,
    languageId: scope.languageId,
    within: productIds && docsOf(view.figures, productIds),
    match: exact?.match ?? searched,
  }
  const { variantIds, total, facets } = listProducts(view.figures, view.site, texts?.byName ?? null, query)
  return {
    variantIds: exact && variantIds.length > 0 ? [exact.variantId] : variantIds,
    total,
    facets,
    correctedTerm: searched?.correctedTerm ?? null,
    widened: searched?.widened ?? false,
    bySynonym: searched?.bySynonym ?? false,
    isExact: exact !== null,
    topics: exact ? [] : named(searched?.correctedTerm ?? null),
  }
}

async function suggestFrom(
  view: CatalogueView,
  scope: SiteScope,
  term: string,
  most: number,
): Promise<SearchOutcome> {
  const texts = await view.texts()
  const named = topicsOf(view, texts, scope, term)
  const match = searchIn(view, texts, scope, term, named)
  if (!match) return { variantIds: [], correctedTerm: null, topics: named(null) }
  const { variantIds } = listProducts(view.figures, view.site, null, { ...firstPage(scope, most), match })
  return { variantIds, correctedTerm: match.correctedTerm, topics: named(match.correctedTerm) }
}

function topicsOf(
  { reference }: CatalogueView,
  texts: TextIndex | null,
  scope: SiteScope,
  term: string,
): NamedTopics {
  return !texts || term === '' ? () => [] : namedTopics(reference, scope, term, vocabularyOf(texts))
}

/**
 * Searches what the site shows, without what must not be shown beside what the question names; null of a site without goods
 * (SEARCH-7).
 */
function searchIn(
  { site, figures }: CatalogueView,
  texts: TextIndex,
  scope: SiteScope,
  term: string,
  named: NamedTopics,
): SearchMatch | null {
  const published = site.published.get(scope.languageId)
  if (!published) return null
  return searchProducts(texts, term, (correctedTerm) => {
    const topics = named(correctedTerm)
    const [only, unfit] = [onlyFor(topics), unfitFor(topics)]
    const allowed = only === null ? published : intersection(published, docsOf(figures, only))
    return unfit.length > 0 ? difference(allowed, docsOf(figures, unfit)) : allowed
  })
}

function firstPage({ languageId }: SiteScope, pageSize: number): ListQuery {
  return {
    languageId,
    categoryKey: null,
    within: null,
    match: null,
    filters: noFilters,
    sort: 'relevance',
    descending: false,
    page: 1,
    pageSize,
  }
}

type Published = Parameters<typeof hasBit>[0]

/** An article number or EAN means one pack, and nothing else is searched (SEARCH-6). */
function exactVariant(figures: CatalogueFigures, published: Published, term: string) {
  const pack = packOfCode(figures, term)
  if (pack === undefined) return null
  const doc = pack % figures.layers.stride
  if (!hasBit(published, doc)) return null
  const docs = docsOf(figures, [figures.productIds[doc] as number])
  const match = { docs, members: Int32Array.of(doc), scores: Uint16Array.of(1) }
  return { match, variantId: figures.variantIds[pack] as number }
}
