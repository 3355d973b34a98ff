import { join } from 'node:path'
import {
  adviseFeed,
  feedingOf,
  goesWithAll,
  horseTypes,
  mayBeGivenBeside,
  unknownDetails,
  usualWeightsKg,
  workLoads,
} from '@haverhof/domain/feed-advice'
import { randomCases, randomRuns } from '@haverhof/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { illnessList } from '../catalogue/companions.ts'
import { complementable, withComplements } from '../catalogue/seed/complements.ts'
import { readCatalogue } from '../catalogue/seed/read-catalogue.ts'
import { rulesOf } from '../catalogue/seed/search-topics.ts'

const { products: files, searchTopics } = readCatalogue(join(import.meta.dirname, '../../../../data'))
const products = withComplements(
  files.map(({ product }) => product),
  searchTopics,
)
type Product = (typeof products)[number]
const illnesses = illnessList(searchTopics)
const companions = new Map(products.map((product) => [product.id, complementable(product, illnesses)]))
const companionOf = ({ id }: Product) => {
  const companion = companions.get(id)
  if (!companion) throw new Error(`no companion ${id}`)
  return companion
}

/** Made for a horse at risk; by hand, without the rules of companions. */
const isForRisk = ({ categories, facets }: Product) =>
  categories.includes('low-sugar') || (facets.application ?? []).includes('metabolic')

/** Whether a horse with laminitis of any kind, at any work, is ever given it. */
function isEverGivenAtRisk(product: Product): boolean {
  const rules = rulesOf(product)
  if (!rules || feedingOf(rules.dose).milk) return false
  const details = { ...unknownDetails, roughageType: 'hay', health: ['laminitis'] } as const
  return horseTypes.some((horseType) =>
    workLoads.some((workLoad) => {
      const advice = adviseFeed(rules, {
        ...details,
        horseType,
        workLoad,
        weightKg: usualWeightsKg[horseType],
      })
      return advice.ok || advice.reason !== 'too-much-sugar'
    }),
  )
}

/** What is wrong with an offer beside a cart, in words. */
function faultsOf(cart: readonly Product[], other: Product, isGift: boolean): string[] {
  const { sugarGPerKg: sugar = 0, starchGPerKg: starch = 0 } = other.nutrition ?? {}
  const problems: string[] = []
  if (cart.some(isForRisk) && other.dose && (sugar + starch > 100 || !isEverGivenAtRisk(other)))
    problems.push('too sweet')
  const feeding = other.dose && feedingOf(other.dose)
  const isForFat = cart.some(({ facets }) => facets.application?.includes('weight-loss'))
  if (isForFat && feeding && ['concentrate', 'oil', 'treat'].includes(feeding.kind))
    problems.push('too fattening')
  for (const { id, dose } of cart) {
    const own = dose && feedingOf(dose)
    if (own?.isMineralised && feeding?.isMineralised) problems.push(`a second mineral carrier beside ${id}`)
    if (own?.neverWith?.includes(other.id) || feeding?.neverWith?.includes(id))
      problems.push(`never with ${id}`)
    if (!isGift && id === other.id) problems.push('the same again')
  }
  return problems
}

const carts = fc.uniqueArray(fc.constantFrom(...products), {
  minLength: 1,
  maxLength: 8,
  selector: ({ id }) => id,
})

it('no cart of any products is offered or given what the table of limits or a label forbids beside it (PRICING-8, 22, CATALOGUE-26, FEED-ADVICE-52, 19, CART-31)', () => {
  let [offered, given, atRisk] = [0, 0, 0]
  const property = fc.property(carts, fc.constantFrom(...products), (cart, other) => {
    const fed = cart.map(companionOf)
    const isOffered = goesWithAll(fed, companionOf(other))
    const isGiven = mayBeGivenBeside(fed, companionOf(other))
    const isOthers = cart.every(({ id }) => id !== other.id)
    const faults = [
      ...(isOffered && isOthers ? faultsOf(cart, other, false) : []),
      ...(isGiven ? faultsOf(cart, other, true) : []),
    ]
    expect([other.id, ...faults]).toEqual([other.id])
    offered += Number(isOffered)
    given += Number(isGiven)
    atRisk += Number(cart.some(isForRisk))
  })
  fc.assert(property, randomCases())
  expect(Math.min(offered, given, atRisk)).toBeGreaterThan(randomRuns / 20)
})

it('no product names beside it what the table of limits or a label forbids (CATALOGUE-26)', () => {
  const byId = new Map(products.map((product) => [product.id, product]))
  const wrong = products.flatMap((product) =>
    product.recommendations.flatMap((id) => {
      const other = byId.get(id)
      return other ? faultsOf([product], other, false).map((fault) => `${product.id}, ${id}: ${fault}`) : []
    }),
  )
  expect(wrong).toEqual([])
})
