import type { SearchTopic } from '@haverhof/domain/catalogue'
import { type Companion, goesWithAll, mayBeGivenBeside } from '@haverhof/domain/feed-advice'
import type { AppContext } from '../app-context.ts'
import type { VariantFacts } from './variants/live-variants.ts'

/** What may be offered (CART-13) and given (PRICING-8) beside the packs of a cart. */
type CompanionRules = Record<'goesWith' | 'mayBeGiven', (pack: VariantFacts) => boolean>

/** No statement: what packs are is known with them, and topics are kept in memory. */
export async function companionRules(
  context: AppContext,
  cart: readonly VariantFacts[],
): Promise<CompanionRules> {
  const { topics } = await context.catalogue.reference()
  const unfitIds = unfitForSensitive(topics)
  const companions = cart.map((pack) => companionOf(pack, unfitIds))
  return {
    goesWith: (pack) => goesWithAll(companions, companionOf(pack, unfitIds)),
    mayBeGiven: (pack) => mayBeGivenBeside(companions, companionOf(pack, unfitIds)),
  }
}

const sensitiveTopics = new Set(['laminitis', 'ems', 'ppid'])

/** SEARCH-7: what is shown to nobody who looks for these. */
export function unfitForSensitive(topics: readonly SearchTopic[]): ReadonlySet<number> {
  const sensitive = topics.filter(({ key }) => sensitiveTopics.has(key))
  return new Set(sensitive.flatMap(({ unfitIds }) => unfitIds))
}

function companionOf(pack: VariantFacts, unfitIds: ReadonlySet<number>): Companion {
  const { productId, categories, applications, feeding, sugarGPerKg: sugar, starchGPerKg: starch } = pack
  return {
    id: productId,
    categories,
    applications,
    feeding,
    sugarAndStarch: sugar === null || starch === null ? null : sugar + starch,
    isUnfitForSensitive: unfitIds.has(productId),
  }
}
