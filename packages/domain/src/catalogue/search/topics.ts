import { splitCompound } from './compounds.ts'
import { fold, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'
import {
  fullWords,
  holds,
  holdsLoosely,
  isFormOf,
  isSaidOfAnimal,
  joinedNeighbours,
  type Phrase,
  phrasesOf,
} from './topic-phrases.ts'
import { slipsBetween } from './typos.ts'

/**
 * SEARCH-12: `emergency`: the vet first and nothing to buy; `advice`: articles first, then what fits; `goods`: what fits, then articles.
 */
export const topicKinds = ['emergency', 'advice', 'goods'] as const
export type TopicKind = (typeof topicKinds)[number]

/** SEARCH-7: what people type who look for help: an illness, a complaint or a stage of life. */
export type SearchTopic = {
  key: string
  kind: TopicKind
  /** Per language the words for it; several words are a phrase, in which “…” stands for up to three other words. “a/b + c” is a or b and c, in either order, “a ~” is a alone or beside a word for an animal. */
  words: Readonly<Record<string, readonly string[]>>
  /** Articles of advice that come first, by their keys. */
  advice: readonly string[]
  /** The category that leads on. */
  categoryKey: string | null
  /** What fits, the best first. */
  productIds: readonly number[]
  /** SEARCH-13: nothing else is shown beside it. */
  isClosed: boolean
  /** What its rules or its own text forbid then. */
  unfitIds: readonly number[]
  /** A stage of life: of two that are named a product need suit only one. */
  isStage: boolean
}

/** Below this length one letter more or less makes another word. */
const leastForSlips = 6
const leastForTwoSlips = 9
const leastForBeginnings = 4
const leastForJoined = 7
/** “KOL” is an illness, “kølegel” is none. */
const leastForParts = 4

type TopicPhrases = { topic: SearchTopic; phrases: readonly Phrase[] }
type Known = {
  language: string
  topics: readonly TopicPhrases[]
  /** SEARCH-12: folded words of signs of an emergency. */
  signs: ReadonlySet<string>
}

/** Folded once for as long as the topics are known: texts and questions are compared with them all the time. */
const foldedPhrases = new WeakMap<readonly SearchTopic[], Map<string, Known>>()

function phrasesIn(topics: readonly SearchTopic[], language: string): Known {
  const known = foldedPhrases.get(topics) ?? new Map<string, Known>()
  foldedPhrases.set(topics, known)
  const found = known.get(language) ?? foldPhrases(topics, language)
  known.set(language, found)
  return found
}

function foldPhrases(topics: readonly SearchTopic[], language: string): Known {
  const folded = topics.map((topic) => ({
    topic,
    phrases: (topic.words[language] ?? []).flatMap((text) =>
      phrasesOf(text, language, topic.kind === 'emergency'),
    ),
  }))
  const signs = folded.filter(({ topic }) => topic.kind === 'emergency')
  const words = signs.flatMap(({ phrases }) => phrases.flatMap(({ texts }) => texts))
  return { language, topics: folded, signs: new Set(words) }
}

/** What is known of the folded words of a language. */
export type KnownWords = {
  /** SEARCH-3: what words are joined of. */
  parts: ReadonlySet<string>
  /** Whether it stands in a text of the shop: then it is no slip and no beginning of another. */
  isWord: (word: string) => boolean
}

/** SEARCH-7: the topics that a question names in these languages, in their order. A word that names one is not taken for a slip of another. */
export function topicsIn(
  topics: readonly SearchTopic[],
  languages: readonly string[],
  term: string,
  { parts, isWord }: KnownWords = { parts: new Set(), isWord: () => false },
): readonly SearchTopic[] {
  const typed = wordsOf(term).map(fold)
  if (typed.length === 0) return []
  const folded = languages.map((language) => phrasesIn(topics, language))
  const known = folded.flatMap((inLanguage) => inLanguage.topics)
  const joined = new Map(typed.map((word) => [word, partsOf(word, known, parts)]))
  const allParts = [...joined.values()].flat()
  const named = new Set(
    folded.flatMap((inLanguage) => {
      const isNamed = namedBy(term, inLanguage)
      return inLanguage.topics.flatMap(({ topic, phrases }) =>
        phrases.filter((phrase) => isNamed(topic, phrase) || isAmong(allParts, phrase)),
      )
    }),
  )
  const isNaming = (word: string) =>
    [...named].some(
      (phrase) =>
        isAmong(joined.get(word) ?? [], phrase) || phrase.texts.some((part) => isFormOf(word, part)),
    )
  const strange = typed.filter((word) => !isWord(word) && !isNaming(word))
  // Among several words each is whole: “leicht verdaulich” does not begin “leichtfuttrig”.
  const begun = typed.length === 1 ? strange : []
  const isGuessed = ({ texts: [only = '', ...others], isOfAnimal }: Phrase) =>
    others.length === 0 &&
    !isOfAnimal &&
    (begun.some((word) => isBeginning(word, only)) || strange.some((word) => isAlmost(word, only)))
  const found = new Set(
    known.flatMap(({ topic, phrases }) =>
      phrases.some((phrase) => named.has(phrase) || isGuessed(phrase)) ? topic : [],
    ),
  )
  return topics.filter((topic) => found.has(topic))
}

/** Whether a question names a phrase; one of an emergency also split, bent and in another order (SEARCH-12). */
function namedBy(term: string, { language, signs }: Known): (topic: SearchTopic, phrase: Phrase) => boolean {
  const words = wordsOf(term)
  const typed = words.map(fold)
  const split = joinedNeighbours(words, (word) => signs.has(word))
  const folded = split.map((all) => all.map(fold))
  const loose = [words, ...split].map((all) => fullWords(all, language))
  return ({ kind }, phrase) => {
    if (phrase.isOfAnimal) return isSaidOfAnimal(typed, phrase)
    if (holds(typed, phrase.texts)) return true
    if (kind !== 'emergency') return false
    return folded.some((all) => holds(all, phrase.texts)) || loose.some((all) => holdsLoosely(all, phrase))
  }
}

/** SEARCH-3: what a joined word that no topic has as a whole is made of; the words of topics are parts too. */
function partsOf(
  word: string,
  known: readonly TopicPhrases[],
  parts: ReadonlySet<string>,
): readonly string[] {
  if (parts.size === 0 || word.length < leastForJoined) return []
  const alone = new Set(
    known.flatMap(({ phrases }) =>
      phrases
        .filter(({ texts, isOfAnimal }) => texts.length === 1 && !isOfAnimal)
        .map(({ texts: [only = ''] }) => only),
    ),
  )
  const isPart = (text: string) => parts.has(text) || (alone.has(text) && text.length >= leastForParts)
  return alone.has(word) ? [] : (splitCompound(word, isPart) ?? [])
}

function isAmong(words: readonly string[], { texts: [only = '', ...others], isOfAnimal }: Phrase): boolean {
  return others.length === 0 && !isOfAnimal && words.includes(only)
}

function isBeginning(typed: string, word: string): boolean {
  return typed.length >= leastForBeginnings && word.startsWith(typed)
}

/** The word with slips in it; fewer than elsewhere (SEARCH-2), for a guess hides what does not fit. */
function isAlmost(typed: string, word: string): boolean {
  if (Math.min(typed.length, word.length) < leastForSlips) return false
  const slips = typed.length < leastForTwoSlips ? 1 : 2
  return slipsBetween(typed, word, slips) <= slips
}

/** SEARCH-7: what must not be shown beside these topics: what one illness forbids, and what no stage that is named allows. */
export function unfitFor(topics: readonly SearchTopic[]): number[] {
  const ofIllness = topics.filter(({ isStage }) => !isStage).flatMap(({ unfitIds }) => unfitIds)
  const [stage, ...otherStages] = topics.filter(({ isStage }) => isStage)
  const ofStages = (stage?.unfitIds ?? []).filter((id) =>
    otherStages.every(({ unfitIds }) => unfitIds.includes(id)),
  )
  return [...new Set([...ofIllness, ...ofStages])]
}

/** SEARCH-13: the only products shown beside these topics; null where all may be. Nothing is to be bought in an emergency (SEARCH-12). */
export function onlyFor(topics: readonly SearchTopic[]): readonly number[] | null {
  if (isEmergency(topics)) return []
  const [first, ...others] = topics.filter(({ isClosed }) => isClosed)
  if (!first) return null
  return first.productIds.filter((id) => others.every(({ productIds }) => productIds.includes(id)))
}

/** SEARCH-12: whether somebody who names these needs a vet now. */
export function isEmergency(topics: readonly SearchTopic[]): boolean {
  return topics.some(({ kind }) => kind === 'emergency')
}

/** SEARCH-9: whether somebody who names these looks for help, and is shown advice before goods. */
export function leadToAdvice(topics: readonly SearchTopic[]): boolean {
  return topics.some(({ kind }) => kind !== 'goods')
}

const sentenceEnds = /(?<=[.!?:;])\s+|\n+/

/** SEARCH-8: the topics that a sentence of the text names to warn of them. */
export function topicsWarnedOf(
  text: string,
  language: string,
  topics: readonly SearchTopic[],
): readonly SearchTopic[] {
  const sentences = text.split(sentenceEnds).flatMap((sentence) => {
    const words = negatedWords(sentence, language)
    return words ? [words] : []
  })
  return phrasesIn(topics, language)
    .topics.filter(({ phrases }) =>
      sentences.some((words) => phrases.some((phrase) => isTold(words, phrase))),
    )
    .map(({ topic }) => topic)
}

/** SEARCH-8: a text without the sentences that name a topic to warn of it: nobody finds a feed by what it is not for. */
export function withoutWarnings(text: string, language: string, topics: readonly SearchTopic[]): string {
  const sentences = text.split(sentenceEnds)
  const kept = sentences.filter((sentence) => !isWarning(sentence, language, topics))
  return kept.length === sentences.length ? text : kept.join(' ')
}

function isWarning(sentence: string, language: string, topics: readonly SearchTopic[]): boolean {
  const words = negatedWords(sentence, language)
  if (!words) return false
  // Nothing is found by the words of an emergency, and many of its signs are a “not” themselves.
  return phrasesIn(topics, language).topics.some(
    ({ topic, phrases }) => topic.kind !== 'emergency' && phrases.some((phrase) => isTold(words, phrase)),
  )
}

function isTold(words: readonly string[], phrase: Phrase): boolean {
  return phrase.isOfAnimal ? isSaidOfAnimal(words, phrase) : holds(words, phrase.texts)
}

/** The words of a sentence with a “not” in it, folded; null of any other. */
function negatedWords(sentence: string, language: string): string[] | null {
  const words = wordsOf(sentence)
  const { negations } = searchLanguage(language)
  return words.some((word) => negations.has(word)) ? words.map(fold) : null
}
