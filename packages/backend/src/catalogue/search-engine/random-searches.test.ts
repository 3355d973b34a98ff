import { randomCases, randomRuns, startTestShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** What must not be shown where a question names one of these. */
const forbiddenFor = {
  laminitis: 'isSweet',
  ems: 'isSweet',
  ppid: 'isSweet',
  'low-sugar': 'isSweet',
  ulcers: 'isStarchy',
  overweight: 'isEnergy',
} as const
const topics = Object.keys(forbiddenFor) as (keyof typeof forbiddenFor)[]

/** Of each topic as many. */
const cases = { ...randomCases(), numRuns: Math.ceil(randomRuns / 10 / topics.length) }

const sites = {
  'haverhof.nl': 'nl',
  'haverhof.de': 'de',
  'haverhof.dk': 'da',
  'en.haverhof.nl': 'en',
  'haverhof.it': 'it',
  'haverhof.pt': 'pt',
  'haverhof.es': 'es',
  'haverhof.se': 'sv',
  'haverhof.ee': 'et',
  'muehldorfer.de': 'de',
  'muehldorfer.nl': 'nl',
} as const

/** Beside it stands what is said of an animal (“fat ~”). */
const animals = {
  nl: 'paard',
  de: 'Pferd',
  da: 'hest',
  en: 'horse',
  it: 'cavallo',
  pt: 'cavalo',
  es: 'caballo',
  sv: 'häst',
  et: 'hobune',
} as const

type Fed = { productId: number; isSweet: boolean; isStarchy: boolean; isEnergy: boolean; title: string }
type Answer = { products: { productId: number }[] }

let shop: TestShop
/** What is fed, with what its figures say; read here by other means than the shop reads them. */
let fed: Fed[]
let wordsOf: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>
beforeAll(async () => {
  shop = await startTestShop()
  const { rows } = await shop.context.database.pool.query<Fed>(
    `select p.product_id "productId", t.title,
       coalesce((p.nutrition->>'sugarGPerKg')::numeric + (p.nutrition->>'starchGPerKg')::numeric > 100, false) "isSweet",
       coalesce((p.nutrition->>'starchGPerKg')::numeric > 100, false) "isStarchy",
       p.dose->'feeding'->>'kind' in ('concentrate', 'oil', 'treat', 'milk') "isEnergy"
     from product p join product_text t using (product_id) where p.dose is not null`,
  )
  fed = rows
  const topicRows = await shop.context.database.pool.query<{ key: string; words: Record<string, string[]> }>(
    'select key, words from search_topic where key = any($1)',
    [topics],
  )
  wordsOf = new Map(topicRows.rows.map(({ key, words }) => [key, words]))
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A word of the topic, with some words of titles before or behind it, as a visitor may type it. */
const question = fc.record({
  site: fc.constantFrom(...(Object.keys(sites) as (keyof typeof sites)[])),
  word: fc.nat(),
  beside: fc.array(fc.nat(), { maxLength: 2 }),
  isBehind: fc.boolean(),
  isLoud: fc.boolean(),
})

it.each(topics)(
  'no search for %s ends in feed that is too sweet, too starchy or full of energy for such an animal (SEARCH-7, SEARCH-13, FEED-ADVICE-19)',
  async (topic) => {
    let shown = 0
    const titles = [...new Set(fed.flatMap(({ title }) => title.split(' ')))]
    const property = fc.asyncProperty(question, async ({ site, word, beside, isBehind, isLoud }) => {
      const words = wordsOf.get(topic)?.[sites[site]] ?? []
      const named = (words[word % words.length] ?? '').replaceAll('…', '').replace('~', animals[sites[site]])
      const others = beside.map((index) => titles[index % titles.length] ?? '')
      const typed = (isBehind ? [...others, named] : [named, ...others]).join(' ')
      const searchTerm = isLoud ? typed.toUpperCase() : typed
      const json = { filter: { searchTerm }, pageInfo: { pageSize: 48 } }
      const { products } = await shop.read<Answer>('/api/products/search', { site, json })
      const box = await shop.read<Answer>(
        `/api/products/suggestions?term=${encodeURIComponent(searchTerm)}`,
        {
          site,
        },
      )
      const ids = new Set([...products, ...box.products].map(({ productId }) => productId))
      shown += ids.size
      const wrong = fed.filter((feed) => ids.has(feed.productId) && feed[forbiddenFor[topic]])
      expect([site, searchTerm, [...new Set(wrong.map(({ productId }) => productId))]]).toEqual([
        site,
        searchTerm,
        [],
      ])
    })
    await fc.assert(property, cases)
    expect(shown).toBeGreaterThan(cases.numRuns)
  },
)
