import { join } from 'node:path'
import { adviceLimits } from '@haverhof/domain/feed-advice'
import { expect, test } from 'vitest'
import { readData } from '../../seed/read-data.ts'
import { illnessList, illnessTopics } from '../companions.ts'
import { withComplements } from './complements.ts'
import { readCatalogue } from './read-catalogue.ts'
import { SearchTopicsFile } from './search-topics.ts'

const dataDir = join(import.meta.dirname, '../../../../../data')
const { products: files, searchTopics } = readCatalogue(dataDir)
const products = withComplements(
  files.map(({ product }) => product),
  searchTopics,
)
const byId = new Map(products.map((product) => [product.id, product]))

test('every topic whose horse has an illness counts as one (SEARCH-7)', () => {
  const topics = readData(dataDir, 'catalogue/search-topics.yaml', SearchTopicsFile)
  const ofIll = Object.entries(topics).filter(([, { horse }]) => horse.health !== undefined)
  expect(ofIll.map(([name]) => name).toSorted()).toEqual([...illnessTopics].toSorted())
})

test('beside what is made for an illness stands no feed that is sweet or starchy, or that search hides from it (CATALOGUE-26, 70, FEED-ADVICE-19)', () => {
  const unfitIds = new Set(
    searchTopics.flatMap(({ key, unfitIds: ids }) => (illnessTopics.has(key) ? ids : [])),
  )
  expect(unfitIds.size).toBeGreaterThan(0)
  const beside = products
    .filter(illnessList(searchTopics).isFor)
    .flatMap(({ id, recommendations }) => recommendations.map((other) => ({ id, other })))
    .filter(({ other }) => byId.get(other)?.dose)
  const besideIds = new Set(beside.map(({ id }) => id))
  expect([223, 311, 312, 141, 516].filter((id) => !besideIds.has(id))).toEqual([])
  const wrong = beside.filter(({ other }) => {
    const { sugarGPerKg = Infinity, starchGPerKg = Infinity } = byId.get(other)?.nutrition ?? {}
    return unfitIds.has(other) || sugarGPerKg + starchGPerKg > adviceLimits.starchAndSugarOfFeed.value
  })
  expect(wrong).toEqual([])
})
