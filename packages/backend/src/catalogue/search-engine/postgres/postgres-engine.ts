import {
  type FacetCounts,
  type FacetKey,
  facetKeys,
  facetTable,
  type FetchedVocabulary,
  type ListFilters,
  type SearchTopic,
  onlyFor,
  unfitFor,
} from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Database } from '../../../database/index.ts'
import type { Reference } from '../../product-index/reference.ts'
import { namedTopics } from '../named-topics.ts'
import type { ListQuestion, ListResult, SearchEngine } from '../search-engine.ts'
import { chosenValues } from './filter-sql.ts'
import { findWords } from './find-words.ts'
import {
  categoryCounts,
  featuredRows,
  firstVariantRows,
  type ListRow,
  listRow,
  type ListValues,
  packListRow,
  packSearchRow,
  searchRow,
  suggestedRow,
} from './list-statements.ts'
import { searchTerms } from './search-terms.ts'
import type { SearchUpkeep } from './upkeep/create-upkeep.ts'
import { textScopeOf } from './upkeep/text-source.ts'

type Options = {
  database: Database
  now: () => Date
  reference: () => Promise<Reference>
  upkeep: SearchUpkeep
}

/** Answers from rows of PostgreSQL that all processes share; this one keeps nothing of them. */
export function createPostgresEngine(options: Options): SearchEngine {
  const { database, upkeep } = options
  return {
    list: async (scope, question) => {
      await ready(upkeep, scope, question.term !== '' || question.sort === 'name')
      const { row, ...outcome } = await ask(options, scope, question)
      if (!row.isStale) return resultOf(row, outcome)
      await upkeep.renewPrices(scope.siteId)
      const renewed = await ask(options, scope, question)
      return resultOf(renewed.row, renewed)
    },
    suggest: async (scope, term, most) => {
      await ready(upkeep, scope, true)
      const reference = await options.reference()
      const { vocabulary } = await findWords(database, reference, scope, term)
      const { values, correctedTerm, topics } = read(reference, scope, term, vocabulary)
      const scopeIds = { ...siteOf(scope), textScope: textScopeOf(scope) }
      const [row] = await database.rows(suggestedRow, { ...values, ...scopeIds, most })
      const way = row?.way ?? 0
      return { variantIds: row?.variantIds ?? [], correctedTerm: correctedTerm(way), topics: topics(way) }
    },
    featured: async (scope, most) => {
      await ready(upkeep, scope, false)
      const rows = await database.rows(featuredRows, { ...siteOf(scope), most })
      return rows.map(({ variantId }) => variantId)
    },
    countByCategory: async (scope, categoryKeys) => {
      await ready(upkeep, scope, false)
      const values = categoryKeys.map((key) => facetValue('product-group', key))
      const rows = await database.rows(categoryCounts, { ...siteOf(scope), values })
      const countOf = new Map(rows.map(({ value, count }) => [value, count]))
      return new Map(categoryKeys.map((key) => [key, countOf.get(facetValue('product-group', key)) ?? 0]))
    },
    firstVariants: async (_scope, productIds) => {
      const rows = await database.rows(firstVariantRows, { productIds })
      return rows.map(({ variantId }) => variantId)
    },
    warm: (scope) => ready(upkeep, scope, true),
  }
}

async function ready(upkeep: SearchUpkeep, scope: SiteScope, withTexts: boolean): Promise<void> {
  await upkeep.ensureSite(scope.siteId)
  if (withTexts) await upkeep.ensureTexts(scope)
}

function siteOf({ siteId, languageId }: SiteScope) {
  return { siteId, languageId }
}

type Outcome = {
  correctedTerm: string | null
  bySynonym: boolean
  exactVariantId: number | null
  topics: readonly SearchTopic[]
}

const asAsked: Outcome = { correctedTerm: null, bySynonym: false, exactVariantId: null, topics: [] }

type RowOutcome = Outcome & { row: ListRow }

async function ask(options: Options, scope: SiteScope, question: ListQuestion): Promise<RowOutcome> {
  const { database, now } = options
  const values = listValues(scope, question, now())
  const isOfPacks = asksPacks(question.filters)
  const list = (listed: ListValues) => database.rows(isOfPacks ? packListRow : listRow, listed)
  if (question.term === '') {
    return { row: only(await list(values)), ...asAsked }
  }
  const reference = await options.reference()
  const { vocabulary, exact } = await findWords(database, reference, scope, question.term)
  if (exact) {
    const { productIds } = question
    const within = productIds === null || productIds.includes(exact.productId) ? [exact.productId] : []
    const row = only(await list({ ...values, productIds: within }))
    return { row, ...asAsked, exactVariantId: exact.variantId }
  }
  const { values: matches, ...asRead } = read(reference, scope, question.term, vocabulary)
  const find = isOfPacks ? packSearchRow : searchRow
  const row = only(await database.rows(find, { ...values, ...matches }))
  const { way } = row
  return {
    row,
    correctedTerm: asRead.correctedTerm(way),
    bySynonym: asRead.bySynonym(way),
    exactVariantId: null,
    topics: asRead.topics(way),
  }
}

/** What a question is searched by, and what the answer says of it by how the products were found (see `hitsSql`). */
function read(reference: Reference, scope: SiteScope, term: string, vocabulary: FetchedVocabulary) {
  const { terms, correctedTerm, bySynonym } = searchTerms(vocabulary, term)
  const named = namedTopics(reference, scope, term, vocabulary)
  const topics = (way: number) => named(correctedTerm(way))
  const values = {
    ...terms,
    only: onlyFor(topics(1)),
    unfit: unfitFor(topics(1)),
    guessedOnly: onlyFor(topics(2)),
    guessedUnfit: unfitFor(topics(2)),
  }
  return { values, correctedTerm, bySynonym, topics }
}

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('a list has one row')
  return row
}

const facetValue = (facet: FacetKey, value: string) => `${facet}=${value}`

function listValues(scope: SiteScope, question: ListQuestion, now: Date): ListValues {
  const { filters, categoryKey, productIds, sort, descending, page, pageSize } = question
  const chosen = (facet: FacetKey) =>
    filters.values.get(facet)?.map((value) => facetValue(facet, value)) ?? null
  return {
    ...siteOf(scope),
    now,
    textScope: textScopeOf(scope),
    languageCode: scope.languageCode,
    category: categoryKey === null ? null : facetValue('product-group', categoryKey),
    productIds,
    ...chosenValues(chosen),
    ...variantValues(filters),
    sort,
    descending,
    skip: (page - 1) * pageSize,
    take: pageSize,
  }
}

function asksPacks({ values, minPriceCents, maxPriceCents }: ListFilters): boolean {
  const isChosen = [...values.keys()].some((facet) => facetTable[facet].level === 'pack')
  return isChosen || minPriceCents !== null || maxPriceCents !== null
}

function variantValues({ values, minPriceCents, maxPriceCents, maxSugarPercent }: ListFilters) {
  return {
    maxSugar: maxSugarPercent,
    packs: values.get('package') ?? null,
    weightClasses: values.get('weight-class') ?? null,
    onlySale: values.has('sale'),
    minCents: minPriceCents,
    maxCents: maxPriceCents,
  }
}

function resultOf(row: ListRow, outcome: Outcome): ListResult {
  const { correctedTerm, bySynonym, exactVariantId, topics } = outcome
  const { variantIds, total, way } = row
  return {
    variantIds: exactVariantId !== null && variantIds.length > 0 ? [exactVariantId] : variantIds,
    total,
    facets: facetsOf(row),
    correctedTerm,
    widened: way === 3,
    bySynonym,
    isExact: exactVariantId !== null,
    topics,
  }
}

function facetsOf({ valueCounts, price, sugar }: ListRow): FacetCounts[] {
  const ofFacet = Map.groupBy(valueCounts, ([value]) => value.slice(0, value.indexOf('=')))
  return facetKeys.map((facetKey) => {
    const [min, max] = facetKey === 'price' ? price : facetKey === 'sugar' ? sugar : [null, null]
    const isSelect = facetTable[facetKey].kind.endsWith('select')
    const values = isSelect ? (ofFacet.get(facetKey) ?? []) : []
    return {
      facetKey,
      values: values.map(([value, count]) => ({ key: value.slice(facetKey.length + 1), count })),
      min,
      max,
    }
  })
}
