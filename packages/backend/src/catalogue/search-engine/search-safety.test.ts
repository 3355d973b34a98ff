import { startTestShop, type TestShop } from '@haverhof/testing'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { load } from 'js-yaml'
import { z } from 'zod'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const expectations = ['emergency', 'nothing', 'sweet', 'stomach', 'fat', 'sugarFree', 'goods'] as const
type Expectation = (typeof expectations)[number]

const Ids = z.array(z.int()).min(1)
const { never, only, queries } = z
  .strictObject({
    never: z.partialRecord(z.enum(expectations), Ids),
    only: z.partialRecord(z.enum(expectations), Ids),
    queries: z.record(z.string(), z.partialRecord(z.enum(expectations), z.array(z.string()))),
  })
  .parse(load(readFileSync(join(import.meta.dirname, 'queries/safety.yaml'), 'utf8')))

const asked = Object.entries(queries).flatMap(([site, kinds]) =>
  expectations.flatMap((expected) => (kinds[expected] ?? []).map((term) => ({ site, expected, term }))),
)

/** In Dutch, German, Danish and English. */
const northern = new Set(['haverhof.nl', 'haverhof.de', 'haverhof.dk', 'en.haverhof.nl'])

type List = {
  products: { productId: number; title: string }[]
  readings: unknown[]
  readingsFirst: boolean
  isEmergency: boolean
}
type Box = { products: unknown[]; categories: unknown[]; advice: unknown[]; isEmergency: boolean }

let shops: Record<'memory' | 'postgres', TestShop>
beforeAll(async () => {
  const memory = await startTestShop()
  const postgres = await startTestShop({ beside: memory, env: { SEARCH_ENGINE: 'postgres' } })
  shops = { memory, postgres }
})
afterAll(async () => {
  await shops.postgres[Symbol.asyncDispose]()
  await shops.memory[Symbol.asyncDispose]()
})

/** What is wrong with the answer to a search, by what has to be expected of it. */
function problemsOf(
  expected: Expectation,
  { products, readings, readingsFirst, isEmergency }: List,
): string[] {
  const ids = products.map(({ productId }) => productId)
  const forbidden = ids.filter((id) => never[expected]?.includes(id))
  const strange = ids.filter((id) => only[expected] && !only[expected].includes(id))
  const leads = expected !== 'goods' && expected !== 'sugarFree'
  const sellsNothing = expected === 'emergency' || expected === 'nothing'
  return [
    ...[...forbidden, ...strange].map((id) => `offers ${id}`),
    ...(sellsNothing && ids.length > 0 ? [`offers ${ids.length}`] : []),
    ...(!sellsNothing && ids.length === 0 ? ['finds nothing'] : []),
    ...(isEmergency === (expected === 'emergency') ? [] : [isEmergency ? 'calls the vet' : 'calls nobody']),
    ...(leads && (!readingsFirst || readings.length === 0) ? ['has no advice first'] : []),
  ]
}

const list = (shop: TestShop, site: string, term: string) =>
  shop.read<List>('/api/products/search', {
    site,
    json: { filter: { searchTerm: term }, pageInfo: { pageSize: 48 } },
  })

/** What is wrong with the answers of a shop to these searches. */
async function wrongIn(shop: TestShop, searches: typeof asked): Promise<string[]> {
  const answers = searches.map(async ({ site, expected, term }) => {
    const problems = problemsOf(expected, await list(shop, site, term))
    return problems.length > 0 ? [`${site} ${term}: ${problems.join(', ')}`] : []
  })
  return (await Promise.all(answers)).flat()
}

describe('three hundred searches of owners in need (SEARCH-12, SEARCH-13, SEARCH-14)', () => {
  it('are three hundred at least in Dutch, German, Danish and English', () => {
    const inNorth = asked.filter(({ site }) => northern.has(site))
    expect(inNorth.length).toBeGreaterThanOrEqual(300)
    expect(asked.length - inNorth.length).toBeGreaterThanOrEqual(90)
  })

  it('lead to the vet or to advice, and end in no offer that is forbidden or needless', async () => {
    expect(await wrongIn(shops.memory, asked)).toEqual([])
  })

  // PostgreSQL writes down the texts of each site first: one is enough to see that it agrees.
  it('do the same where PostgreSQL searches', async () => {
    const dutch = asked.filter(({ site }) => site === 'haverhof.nl')
    expect(await wrongIn(shops.postgres, dutch)).toEqual([])
  })

  it('suggest nothing to buy in an emergency either', async () => {
    const wrong: string[] = []
    for (const { site, term } of asked.filter(({ expected }) => expected === 'emergency')) {
      const box = await shops.memory.read<Box>(`/api/products/suggestions?term=${encodeURIComponent(term)}`, {
        site,
      })
      const isSafe =
        box.isEmergency && box.advice.length > 0 && box.products.length + box.categories.length === 0
      if (!isSafe) wrong.push(`${site} ${term}`)
    }
    expect(wrong).toEqual([])
  })
})
