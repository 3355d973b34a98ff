import { join } from 'node:path'
import { adviceLimits } from '@haverhof/domain/feed-advice'
import { expect, test } from 'vitest'
import { withComplements } from './complements.ts'
import { readCatalogue } from './read-catalogue.ts'

const { products: files, searchTopics } = readCatalogue(join(import.meta.dirname, '../../../../../data'))
const products = withComplements(
  files.map(({ product }) => product),
  searchTopics,
)
const byId = new Map(products.map((product) => [product.id, product]))

test('beside feed low in sugar stands none that is not, or that is forbidden with laminitis, EMS or PPID (CATALOGUE-26, FEED-ADVICE-19)', () => {
  const unfitIds = new Set(
    searchTopics.flatMap(({ key, unfitIds: ids }) => (['laminitis', 'ems', 'ppid'].includes(key) ? ids : [])),
  )
  expect(unfitIds.size).toBeGreaterThan(0)
  const beside = products
    .filter(({ categories }) => categories.includes('low-sugar'))
    .flatMap(({ id, recommendations }) => recommendations.map((other) => ({ id, other })))
    .filter(({ other }) => byId.get(other)?.dose)
  expect(beside.length).toBeGreaterThan(0)
  const wrong = beside.filter(({ other }) => {
    const { sugarGPerKg = Infinity, starchGPerKg = Infinity } = byId.get(other)?.nutrition ?? {}
    return unfitIds.has(other) || sugarGPerKg + starchGPerKg > adviceLimits.starchAndSugarOfFeed.value
  })
  expect(wrong).toEqual([])
})
