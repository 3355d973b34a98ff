import type { SearchTopic } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Reference } from '../product-index/reference.ts'
import type { SearchOutcome } from '../search-engine/search-engine.ts'

/** SEARCH-9: what a question names, or what the term it was read as does. */
export function topicsMeant(
  reference: Reference,
  scope: SiteScope,
  { topics, correctedTerm }: Pick<SearchOutcome, 'topics' | 'correctedTerm'>,
): readonly SearchTopic[] {
  if (topics.length > 0 || correctedTerm === null) return topics
  return reference.topicsIn(scope, correctedTerm)
}
