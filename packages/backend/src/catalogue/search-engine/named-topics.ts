import { type SearchTopic, withoutDiet } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Reference } from '../product-index/reference.ts'

/** What a question names as it is typed, and as what the answer says that it was read as (SEARCH-16). */
export type NamedTopics = (correctedTerm: string | null) => readonly SearchTopic[]

export function namedTopics(
  reference: Reference,
  scope: SiteScope,
  term: string,
  { word }: { word: (word: string) => unknown },
): NamedTopics {
  const isWord = (text: string) => word(text) !== undefined
  const typed = reference.topicsIn(scope, term, isWord)
  return (correctedTerm) => {
    if (correctedTerm === null) return typed
    const read = withoutDiet(reference.topicsIn(scope, correctedTerm, isWord), term)
    return reference.topics.filter((topic) => typed.includes(topic) || read.includes(topic))
  }
}
