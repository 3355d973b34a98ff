import { splitCompound } from './compounds.ts'
import { fold, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'
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
  /** Per language the words for it; several words are a phrase, in which “…” stands for up to three other words. “a/b + c” is a or b and c, in either order. */
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
const leastForEndings = 6
const leastForBeginnings = 4
const leastForJoined = 7
/** “KOL” is an illness, “kølegel” is none. */
const leastForParts = 4

/** Stands in a phrase for other words. */
const gap = '…'
const mostInGap = 3

/** Between two signs that together are one, in either order. */
const both = '+'
/** Between the words for one of two signs. */
const either = '/'

/** Folded words; a `gap` between two of them is for others. */
type Phrase = readonly string[]
type TopicPhrases = { topic: SearchTopic; phrases: readonly Phrase[] }

/** Folded once for as long as the topics are known: texts and questions are compared with them all the time. */
const foldedPhrases = new WeakMap<readonly SearchTopic[], Map<string, readonly TopicPhrases[]>>()

function phrasesIn(topics: readonly SearchTopic[], language: string): readonly TopicPhrases[] {
  const known = foldedPhrases.get(topics) ?? new Map<string, readonly TopicPhrases[]>()
  foldedPhrases.set(topics, known)
  const found =
    known.get(language) ??
    topics.map((topic) => ({
      topic,
      phrases: (topic.words[language] ?? []).flatMap(phrasesOf),
    }))
  known.set(language, found)
  return found
}

/** SEARCH-12: nobody knows which of two signs an owner writes first. */
function phrasesOf(text: string): Phrase[] {
  if (!text.includes(both)) return [phraseOf(text)]
  const [signs = [], others = []] = text.split(both).map((words) => words.split(either))
  return signs.flatMap((sign) =>
    others.flatMap((other) => [phraseOf(sign + gap + other), phraseOf(other + gap + sign)]),
  )
}

function phraseOf(text: string): Phrase {
  return text.split(gap).flatMap((part, place) => [...(place > 0 ? [gap] : []), ...wordsOf(part).map(fold)])
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
  const known = languages.flatMap((language) => phrasesIn(topics, language))
  const joined = new Map(typed.map((word) => [word, partsOf(word, known, parts)]))
  const allParts = [...joined.values()].flat()
  const named = new Set(
    known.flatMap(({ phrases }) =>
      phrases.filter((phrase) => holds(typed, phrase) || isAmong(allParts, phrase)),
    ),
  )
  const isNaming = (word: string) =>
    [...named].some(
      (phrase) => isAmong(joined.get(word) ?? [], phrase) || phrase.some((part) => isFormOf(word, part)),
    )
  const strange = typed.filter((word) => !isWord(word) && !isNaming(word))
  // Among several words each is whole: “leicht verdaulich” does not begin “leichtfuttrig”.
  const begun = typed.length === 1 ? strange : []
  const isGuessed = ([only = '', ...others]: Phrase) =>
    others.length === 0 &&
    (begun.some((word) => isBeginning(word, only)) || strange.some((word) => isAlmost(word, only)))
  const found = new Set(
    known.flatMap(({ topic, phrases }) =>
      phrases.some((phrase) => named.has(phrase) || isGuessed(phrase)) ? topic : [],
    ),
  )
  return topics.filter((topic) => found.has(topic))
}

/** SEARCH-3: what a joined word that no topic has as a whole is made of; the words of topics are parts too. */
function partsOf(
  word: string,
  known: readonly TopicPhrases[],
  parts: ReadonlySet<string>,
): readonly string[] {
  if (parts.size === 0 || word.length < leastForJoined) return []
  const alone = new Set(
    known.flatMap(({ phrases }) => phrases.filter(({ length }) => length === 1).map(([only = '']) => only)),
  )
  const isPart = (text: string) => parts.has(text) || (alone.has(text) && text.length >= leastForParts)
  return alone.has(word) ? [] : (splitCompound(word, isPart) ?? [])
}

function isAmong(words: readonly string[], [only = '', ...others]: Phrase): boolean {
  return others.length === 0 && words.includes(only)
}

/** The words of a phrase one after the other. */
function holds(typed: readonly string[], phrase: Phrase): boolean {
  return typed.some((_, at) => holdsAt(typed, at, phrase))
}

function holdsAt(typed: readonly string[], at: number, [word, ...rest]: Phrase): boolean {
  if (word === undefined) return true
  if (word === gap)
    return Array.from({ length: mostInGap + 1 }).some((_, skipped) => holdsAt(typed, at + skipped, rest))
  return isFormOf(typed[at] ?? '', word) && holdsAt(typed, at + 1, rest)
}

/** A longer word that begins with it counts as its bent or joined form. */
function isFormOf(typed: string, word: string): boolean {
  return typed === word || (word.length >= leastForEndings && typed.startsWith(word))
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
    .filter(({ phrases }) => sentences.some((words) => phrases.some((phrase) => holds(words, phrase))))
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
  return phrasesIn(topics, language).some(
    ({ topic, phrases }) => topic.kind !== 'emergency' && phrases.some((phrase) => holds(words, phrase)),
  )
}

/** The words of a sentence with a “not” in it, folded; null of any other. */
function negatedWords(sentence: string, language: string): string[] | null {
  const words = wordsOf(sentence)
  const { negations } = searchLanguage(language)
  return words.some((word) => negations.has(word)) ? words.map(fold) : null
}
