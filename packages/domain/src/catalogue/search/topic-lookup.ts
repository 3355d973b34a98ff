import { isAnimal, isLink } from './animals.ts'
import { searchLanguage } from './languages.ts'
import type { SearchTopic } from './search-topic.ts'
import { formsOf, lookalikesIn, type Phrase, phrasesOf, type Word } from './topic-phrases.ts'
import { buildTypoIndex, nearWords, type TypoIndex } from './typos.ts'

/** The phrases of all topics in a language, found by their words: a question is compared with few of them. */
export type TopicLookup = {
  language: string
  topicOf: ReadonlyMap<Phrase, SearchTopic>
  byWord: ReadonlyMap<string, readonly Phrase[]>
  byStem: ReadonlyMap<string, readonly Phrase[]>
  bySingle: ReadonlyMap<string, readonly Phrase[]>
  /** Those that a joined word may begin or end with. */
  sounding: readonly Phrase[]
  /** Every word of every phrase, folded. */
  words: ReadonlySet<string>
  /** Words for an illness, a complaint or a part of the body. */
  needs: ReadonlySet<string>
  lookalikes: ReadonlySet<string>
  /** Single words in the order of the alphabet. */
  singles: readonly string[]
  nearSingle: Near
  nearNeed: Near
}

type NearWord = { word: string; distance: number }
type Near = (word: string) => readonly NearWord[]

type Lookups = { languages: readonly string[]; ofLanguage: Map<string, TopicLookup> }

/** Made once for as long as the topics are known: texts and questions are compared with them all the time. */
const lookupCache = new WeakMap<readonly SearchTopic[], Lookups>()

export function lookupOf(topics: readonly SearchTopic[], language: string): TopicLookup {
  const { ofLanguage } = knownOf(topics)
  const lookup = ofLanguage.get(language) ?? buildLookup(topics, language)
  ofLanguage.set(language, lookup)
  return lookup
}

/** Those of every language that the topics speak. */
export function lookupsOf(topics: readonly SearchTopic[]): TopicLookup[] {
  return knownOf(topics).languages.map((language) => lookupOf(topics, language))
}

function knownOf(topics: readonly SearchTopic[]): Lookups {
  const cached = lookupCache.get(topics)
  if (cached) return cached
  const languages = [...new Set(topics.flatMap(({ words }) => Object.keys(words)))]
  const lookups = { languages, ofLanguage: new Map<string, TopicLookup>() }
  lookupCache.set(topics, lookups)
  return lookups
}

function buildLookup(topics: readonly SearchTopic[], language: string): TopicLookup {
  const topicOf = new Map(
    topics.flatMap((topic) =>
      (topic.words[language] ?? []).flatMap((text) =>
        phrasesOf(text, language, topic.kind === 'emergency').map((phrase) => [phrase, topic] as const),
      ),
    ),
  )
  const phrases = [...topicOf.keys()]
  const bySingle = listed(phrases, ({ single }) => (single === null ? [] : [single]))
  const singles = [...bySingle.keys()].sort()
  const needs = new Set(phrases.flatMap((phrase) => needsIn(phrase, topicOf.get(phrase) as SearchTopic)))
  return {
    language,
    topicOf,
    byWord: listed(phrases, (phrase) => [
      ...rarestOf(phrase).map(({ text }) => text),
      phrase.loose?.joined ?? '',
    ]),
    byStem: listed(phrases, (phrase) => (phrase.loose ? rarestOf(phrase).map(({ stem }) => stem) : [])),
    bySingle,
    sounding: phrases.filter(({ sound }) => sound !== null),
    words: new Set(phrases.flatMap((phrase) => wordsIn(phrase).map(({ text }) => text))),
    needs,
    lookalikes: new Set(topics.flatMap((topic) => lookalikesIn(topic.words[language] ?? []))),
    singles,
    nearSingle: nearIn(singles),
    nearNeed: nearIn([...needs]),
  }
}

function listed(phrases: readonly Phrase[], keysOf: (phrase: Phrase) => Iterable<string>) {
  const lists = new Map<string, Phrase[]>()
  for (const phrase of phrases)
    for (const key of new Set(keysOf(phrase))) {
      const list = lists.get(key)
      if (list) list.push(phrase)
      else lists.set(key, [phrase])
    }
  return lists
}

function wordsIn({ slots }: Phrase): Word[] {
  return slots.flatMap((slot) => slot ?? [])
}

/** A shorter word, one that pads a sentence and one for an animal says nothing by itself. */
const leastForNeed = 4

/** The words of a phrase that speak of an illness by themselves. */
function needsIn(phrase: Phrase, { kind, isStage }: SearchTopic): string[] {
  if (kind === 'goods' || isStage) return []
  const { stopWords, negations } = searchLanguage(phrase.language)
  const isDenying = (slot: readonly Word[]) => slot.some(({ spelling }) => negations.has(spelling))
  return phrase.slots
    .flatMap((slot) => (slot && !isDenying(slot) ? slot : []))
    .filter(({ spelling }) => !stopWords.has(spelling))
    .map(({ text }) => text)
    .filter((text) => text.length >= leastForNeed && !isAnimal(text, phrase.language))
    .filter((text) => !isLink(text, phrase.language))
}

/** The place of a phrase by which it is found: that of the longest words. Of a sign only what is left without stop words counts. */
function rarestOf({ slots, loose }: Phrase): readonly Word[] {
  const [first = [], ...others] = loose?.slots ?? slots.filter((slot) => slot !== null)
  const shortest = (slot: readonly Word[]) => Math.min(...slot.map(({ text }) => text.length))
  return others.reduce((best, slot) => (shortest(slot) > shortest(best) ? slot : best), first)
}

/** The phrases that a question with these folded words may name. */
export function candidates(lookup: TopicLookup, typed: readonly string[]): Set<Phrase> {
  const phrases = new Set<Phrase>()
  for (const word of typed)
    for (const form of formsOf(word)) for (const phrase of lookup.byWord.get(form) ?? []) phrases.add(phrase)
  return phrases
}

/** Those that it may name when order and endings do not matter. */
export function looseCandidates(lookup: TopicLookup, full: readonly Word[]): Set<Phrase> {
  const texts = full.map(({ text }) => text)
  const phrases = candidates(lookup, texts)
  for (const { stem } of full) for (const phrase of lookup.byStem.get(stem) ?? []) phrases.add(phrase)
  return phrases
}

/** What has been typed wrongly once is typed wrongly again. */
const mostKept = 2000

/** Those of these words that a word may be a slip of (SEARCH-2). The index is made when the first one is. */
function nearIn(words: readonly string[]): Near {
  let index: TypoIndex | undefined
  const nearWordCache = new Map<string, readonly NearWord[]>()
  return (typed) => {
    const before = nearWordCache.get(typed)
    if (before) return before
    if (nearWordCache.size >= mostKept) nearWordCache.clear()
    index ??= buildTypoIndex(words)
    const near = nearWords(index, typed).map(({ wordPosition, distance }) => ({
      word: words[wordPosition] as string,
      distance,
    }))
    nearWordCache.set(typed, near)
    return near
  }
}

/** Single words that begin like this. */
export function singlesBegunWith({ singles }: TopicLookup, start: string): string[] {
  let low = 0
  let high = singles.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((singles[middle] as string) < start) low = middle + 1
    else high = middle
  }
  const rest = singles.slice(low)
  const end = rest.findIndex((single) => !single.startsWith(start))
  return end === -1 ? rest : rest.slice(0, end)
}
