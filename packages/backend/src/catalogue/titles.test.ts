import { fold, wordsOf } from '@haverhof/domain/catalogue'
import { languages } from '@haverhof/domain/shared'
import { scopeOfHost, type SiteScope } from '@haverhof/domain/sites'
import { startTestShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchProducts, vocabularyOf } from '@haverhof/domain/catalogue'
import { createCatalogue } from './product-index/catalogue.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

it.each(['haverhof.nl', 'haverhof.de', 'haverhof.dk', 'en.haverhof.nl', 'muehldorfer.de'])(
  'at %s every product is found by its own title with one slip in it',
  async (host) => {
    const scope = scopeOfHost(await shop.context.sites.scopes(), host, false) as SiteScope
    const { figures, site, texts } = await createCatalogue(shop.context).view(scope)
    const index = await texts()
    const published = site.published.get(scope.languageId) ?? new Int32Array()
    const titles = await titlesOf(scope)
    const words = vocabularyOf(index)
    const isKnown = (word: string) => words.word(word) !== undefined || words.isCompoundPart(word)
    const slip = fc.record({
      product: fc.constantFrom(...titles),
      place: fc.nat(),
      letter: fc.constantFrom(...'abcdefghijklmnoprstuvwz'.split('')),
      kind: fc.constantFrom('swap', 'drop', 'add', 'replace'),
      word: fc.nat(),
    })
    fc.assert(
      fc.property(slip, ({ product, ...change }) => {
        const term = withSlip(product.title, change, isKnown)
        const { docs } = searchProducts(index, term, () => published)
        const doc = figures.docOfProduct.get(product.productId) ?? -1
        expect([term, ((docs[doc >>> 5] ?? 0) & (1 << (doc & 31))) !== 0]).toEqual([term, true])
      }),
      { numRuns: 300 },
    )
  },
)

it('in every language and at both brands every product is found by its own title, by the search engine', async () => {
  const hosts = [
    'haverhof.nl',
    'haverhof.de',
    'haverhof.dk',
    'en.haverhof.nl',
    'haverhof.it',
    'haverhof.pt',
    'haverhof.es',
    'haverhof.se',
    'haverhof.ee',
    'muehldorfer.de',
    'muehldorfer.nl',
    'muehldorfer.dk',
  ]
  const { database, searchEngine, sites } = shop.context
  const { rows } = await database.pool.query<{ variantId: number; productId: number }>(
    'select variant_id "variantId", product_id "productId" from product_variant',
  )
  const productOf = new Map(rows.map(({ variantId, productId }) => [variantId, productId]))
  const missing: string[] = []
  for (const host of hosts) {
    const scope = scopeOfHost(await sites.scopes(), host, false) as SiteScope
    for (const { productId, title } of await titlesOf(scope)) {
      const { variantIds } = await searchEngine.suggest(scope, title, 5)
      if (!variantIds.some((id) => productOf.get(id) === productId)) missing.push(`${host} ${title}`)
    }
  }
  expect(missing).toEqual([])
})

async function titlesOf(scope: SiteScope): Promise<{ productId: number; title: string }[]> {
  const { rows } = await shop.context.database.pool.query<{ productId: number; title: string }>(
    `select t.product_id "productId", t.title from product_text t
     join publication p on p.product_id = t.product_id and p.language_id = t.language_id
     where p.site_id = $1 and t.language_id = $2 and p.is_published order by 1`,
    [scope.siteId, languages[scope.languageCode].languageId],
  )
  return rows
}

type Change = { place: number; letter: string; kind: string; word: number }

/** Slips are made in words long enough to be guessed; one that makes a word of the shop is another question. */
function withSlip(
  title: string,
  { place: position, letter, kind, word }: Change,
  isKnown: (word: string) => boolean,
): string {
  const words = wordsOf(title)
  const long = [...words.keys()].filter((index) => fold(words[index] ?? '').length >= 5)
  const chosen = long[word % Math.max(1, long.length)]
  if (chosen === undefined) return title
  const old = words[chosen] ?? ''
  const at = position % (old.length - 1)
  const changed = {
    swap: old.slice(0, at) + old[at + 1] + old[at] + old.slice(at + 2),
    drop: old.slice(0, at) + old.slice(at + 1),
    add: old.slice(0, at) + letter + old.slice(at),
    replace: old.slice(0, at) + letter + old.slice(at + 1),
  }[kind]
  if (changed === undefined || isKnown(fold(changed))) return title
  return words.with(chosen, changed).join(' ')
}
