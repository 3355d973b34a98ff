import { fold, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'
import type { SearchTopic } from './search-topic.ts'
import { candidates, lookupOf, type TopicLookup } from './topic-lookup.ts'
import { holds, isSaidOfAnimal, type Phrase } from './topic-phrases.ts'

/** What must not be shown beside these topics: what one illness forbids, and what no stage that is named allows (SEARCH-7). */
export function unfitFor(topics: readonly SearchTopic[]): number[] {
  const ofIllness = topics.filter(({ isStage }) => !isStage).flatMap(({ unfitIds }) => unfitIds)
  const [stage, ...otherStages] = topics.filter(({ isStage }) => isStage)
  const ofStages = (stage?.unfitIds ?? []).filter((id) =>
    otherStages.every(({ unfitIds }) => unfitIds.includes(id)),
  )
  return [...new Set([...ofIllness, ...ofStages])]
}

/**
 * The only products shown beside these topics; null where all may be (SEARCH-13). Nothing is to be bought in an emergency
 * (SEARCH-12).
 */
export function onlyFor(topics: readonly SearchTopic[]): readonly number[] | null {
  if (isEmergency(topics)) return []
  const [first, ...others] = topics.filter(({ isClosed }) => isClosed)
  if (!first) return null
  return first.productIds.filter((id) => others.every(({ productIds }) => productIds.includes(id)))
}

/** True when these words mean an emergency for a vet (SEARCH-12). */
export function isEmergency(topics: readonly SearchTopic[]): boolean {
  return topics.some(({ kind }) => kind === 'emergency')
}

/** True when these words ask for help: advice is shown before goods (SEARCH-19). */
export function leadToAdvice(topics: readonly SearchTopic[]): boolean {
  return topics.some(({ kind }) => kind !== 'goods')
}

const sentenceEnds = /(?<=[.!?:;])\s+|\n+/

/** The topics that a sentence of the text names to warn of them (SEARCH-8). */
export function topicsWarnedOf(
  text: string,
  language: string,
  topics: readonly SearchTopic[],
): readonly SearchTopic[] {
  const sentences = text.split(sentenceEnds).flatMap((sentence) => {
    const words = negatedWords(sentence, language)
    return words ? [words] : []
  })
  const lookup = lookupOf(topics, language)
  const warned = new Set(
    sentences.flatMap((words) => phrasesTold(lookup, words).map((phrase) => lookup.topicOf.get(phrase))),
  )
  return topics.filter((topic) => warned.has(topic))
}

/** A text without the sentences that name a topic to warn of it: no feed is found by what it is not for (SEARCH-8). */
export function withoutWarnings(text: string, language: string, topics: readonly SearchTopic[]): string {
  const sentences = text.split(sentenceEnds)
  const neutral = sentences.filter((sentence) => !isWarning(sentence, language, topics))
  return neutral.length === sentences.length ? text : neutral.join(' ')
}

function isWarning(sentence: string, language: string, topics: readonly SearchTopic[]): boolean {
  const words = negatedWords(sentence, language)
  if (!words) return false
  const lookup = lookupOf(topics, language)
  // Nothing is found by the words of an emergency, and many of its signs are a “not” themselves.
  return phrasesTold(lookup, words).some((phrase) => lookup.topicOf.get(phrase)?.kind !== 'emergency')
}

function phrasesTold(lookup: TopicLookup, words: readonly string[]): Phrase[] {
  return [...candidates(lookup, words)].filter((phrase) =>
    phrase.isOfAnimal ? isSaidOfAnimal(words, phrase) : holds(words, phrase),
  )
}

/** The words of a sentence with a “not” in it, folded; null of any other. */
function negatedWords(sentence: string, language: string): string[] | null {
  const words = wordsOf(sentence)
  const { negations } = searchLanguage(language)
  return words.some((word) => negations.has(word)) ? words.map(fold) : null
}
