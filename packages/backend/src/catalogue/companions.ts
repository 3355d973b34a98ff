import type { SearchTopic } from '@haverhof/domain/catalogue'
import { type Companion, goesWithAll, mayBeGivenBeside } from '@haverhof/domain/feed-advice'
import type { AppContext } from '../app-context.ts'
import type { VariantFacts } from './variants/live-variants.ts'

/** What may be offered (CART-31) and given (PRICING-8) beside the packs of a cart. */
type CompanionRules = Record<'goesWith' | 'mayBeGiven', (pack: VariantFacts) => boolean>

/** No statement: what packs are is known with them, and topics are kept in memory. */
export async function companionRules(
  context: AppContext,
  cart: readonly VariantFacts[],
): Promise<CompanionRules> {
  const { topics } = await context.catalogue.reference()
  const illnesses = illnessList(topics)
  const companions = cart.map((pack) => companionOf(pack, illnesses))
  return {
    goesWith: (pack) => goesWithAll(companions, companionOf(pack, illnesses)),
    mayBeGiven: (pack) => mayBeGivenBeside(companions, companionOf(pack, illnesses)),
  }
}

/** Those whose horse has an illness that feed can worsen. */
export const illnessTopics: ReadonlySet<string> = new Set([
  'laminitis',
  'ems',
  'ppid',
  'ulcers',
  'low-sugar',
  'pssm',
])

/** One list for search, gift and recommendation: goods made for an illness, and goods hidden from a search for it (SEARCH-7). */
export type IllnessList = {
  isFor: (product: { id: number; categories: readonly string[] }) => boolean
  unfitIds: ReadonlySet<number>
}

export function illnessList(topics: readonly SearchTopic[]): IllnessList {
  const named = topics.filter(({ key }) => illnessTopics.has(key))
  const ids = new Set(named.flatMap(({ productIds }) => productIds))
  const homes = new Set(named.flatMap(({ categoryKey }) => categoryKey ?? []))
  return {
    isFor: ({ id, categories }) => ids.has(id) || categories.some((category) => homes.has(category)),
    unfitIds: new Set(named.flatMap(({ unfitIds }) => unfitIds)),
  }
}

function companionOf(pack: VariantFacts, illnesses: IllnessList): Companion {
  const { productId, categories, applications, feeding, sugarGPerKg: sugar, starchGPerKg: starch } = pack
  return {
    id: productId,
    categories,
    applications,
    feeding,
    sugarAndStarch: sugar === null || starch === null ? null : sugar + starch,
    isForIllness: illnesses.isFor({ id: productId, categories }),
    isUnfitForIllness: illnesses.unfitIds.has(productId),
  }
}
