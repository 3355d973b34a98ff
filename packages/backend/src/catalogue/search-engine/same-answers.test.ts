import {
  type FacetKey,
  facetKeys,
  facetTable,
  type ListFilters,
  noFilters,
  productSorts,
} from '@haverhof/domain/catalogue'
import { scopeOfHost, type SiteScope } from '@haverhof/domain/sites'
import { startTestShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reference } from '../product-index/reference.ts'
import type { ListQuestion, ListResult } from './search-engine.ts'

let inMemory: TestShop
let inPostgres: TestShop
let scopes: SiteScope[]
let reference: Reference

const hosts = ['haverhof.nl', 'haverhof.de', 'haverhof.dk', 'muehldorfer.de']

beforeAll(async () => {
  inMemory = await startTestShop()
  inPostgres = await startTestShop({ beside: inMemory, env: { SEARCH_ENGINE: 'postgres' } })
  const all = await inMemory.context.sites.scopes()
  scopes = hosts.map((host) => scopeOfHost(all, host, false) as SiteScope)
  reference = await inMemory.context.catalogue.reference()
})
afterAll(async () => {
  await inPostgres[Symbol.asyncDispose]()
  await inMemory[Symbol.asyncDispose]()
})

/** Values are counted in any order: the list shows them in the order of the reference. */
function comparable({ facets, ...result }: ListResult) {
  const byKey = (left: { key: string }, right: { key: string }) => (left.key < right.key ? -1 : 1)
  return { ...result, facets: facets.map((facet) => ({ ...facet, values: facet.values.toSorted(byKey) })) }
}

const words = [
  'muesli',
  'muslei',
  'haver',
  'havre',
  'luzrene',
  'biks',
  'brok',
  'hoef',
  'supplement',
  'zonder haver',
  'Kräuter',
  'kraeuter',
  'Heucobs',
  'mues',
  'sport',
  'zadeldek',
  'lijnzaadolie',
  'olie',
  'foder',
  'hovtilskud',
  'Mineral',
  'qqqqqqq',
  'magnesium',
  'senior',
  'basis',
  '20 kg',
  'HH10102',
  'hh-10102',
  '!!!',
  'voor',
  'Pferdefutter',
  'hest',
  'a',
  'hoefsupplement',
  'merrie',
  'hoefbevangn',
  'Kolk',
  'Flohsamen',
  'rehegefährdet',
]

const questions = fc.record({
  scope: fc.nat({ max: hosts.length - 1 }),
  term: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }) },
  ),
  category: fc.option(fc.nat(), { freq: 2 }),
  chosen: fc.dictionary(fc.constantFrom(...facetKeys), fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), {
    maxKeys: 3,
  }),
  prices: fc.option(fc.tuple(fc.nat({ max: 6000 }), fc.nat({ max: 20_000 })), { freq: 4 }),
  sugar: fc.option(fc.nat({ max: 20 }), { freq: 5 }),
  sort: fc.constantFrom(...productSorts),
  descending: fc.boolean(),
  page: fc.integer({ min: 1, max: 3 }),
})

type Drawn = typeof questions extends fc.Arbitrary<infer Value> ? Value : never

function filtersOf({ chosen, prices, sugar }: Drawn): ListFilters {
  const values = new Map<FacetKey, string[]>()
  for (const [facet, places] of Object.entries(chosen) as [FacetKey, number[]][]) {
    const keyList =
      facet === 'product-group' ? reference.categories.map(({ key }) => key) : reference.values(facet)
    if (!facetTable[facet].kind.endsWith('select') || keyList.length === 0) continue
    const keys = new Set(places.map((index) => keyList[index % keyList.length] as string))
    values.set(facet, facetTable[facet].kind === 'single-select' ? [...keys].slice(0, 1) : [...keys])
  }
  const [minPriceCents, maxPriceCents] = prices ?? [null, null]
  return { ...noFilters, values, minPriceCents, maxPriceCents, maxSugarPercent: sugar }
}

function questionOf(drawn: Drawn): ListQuestion {
  const { categories } = reference
  return {
    categoryKey:
      drawn.category === null ? null : (categories[drawn.category % categories.length]?.key ?? null),
    productIds: null,
    term: drawn.term.join(' '),
    filters: filtersOf(drawn),
    sort: drawn.sort,
    descending: drawn.descending,
    page: drawn.page,
    pageSize: 10,
  }
}

it('both engines answer any question alike: order, totals, counts, corrections (CATALOGUE-10, CATALOGUE-14, CATALOGUE-22, SEARCH-5)', async () => {
  await fc.assert(
    fc.asyncProperty(questions, async (drawn) => {
      const scope = scopes[drawn.scope] as SiteScope
      const question = questionOf(drawn)
      const [memory, postgres] = await Promise.all(
        [inMemory, inPostgres].map(({ context }) => context.searchEngine.list(scope, question)),
      )
      expect(comparable(postgres as ListResult)).toEqual(comparable(memory as ListResult))
    }),
    { numRuns: 100 },
  )
})
