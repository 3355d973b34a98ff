import { besideAnimal } from './animals.ts'
import { splitCompound } from './compounds.ts'
import { asksWhatIsEaten } from './diet-questions.ts'
import { fold, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'
import type { SearchTopic } from './search-topic.ts'
import {
  candidates,
  lookupOf,
  lookupsOf,
  looseCandidates,
  singlesBegunWith,
  type TopicLookup,
} from './topic-lookup.ts'
import {
  formsOf,
  fullWords,
  holds,
  holdsLoosely,
  isSaidOfAnimal,
  isSpelledWith,
  joinedNeighbours,
  type Phrase,
  soundOf,
  soundsLike,
} from './topic-phrases.ts'

/** Below this length one letter more or less makes another word. */
const leastForSlips = 6
const leastForTwoSlips = 9
const leastForBeginnings = 4
const leastForJoined = 7
/** “KOL” is an illness, “kølegel” is none; beside a word for an animal three letters are enough. */
const leastForParts = 4
const leastBesideAnimal = 3
/** A shorter word of another language is too often one of this. */
const leastForForeign = 5
const leastForForeignPhrase = 8

/** Its key in data/catalogue/emergencies.yaml. */
const notEating = 'not-eating'

/** What is known of the folded words of a language. */
export type KnownWords = {
  /** What words are joined of (SEARCH-3). */
  parts: ReadonlySet<string>
  /** Whether it stands in a text of the shop: then it is no slip and no beginning of another. */
  isWord: (word: string) => boolean
}

const knowsNothing: KnownWords = { parts: new Set(), isWord: () => false }

/**
 * The topics that a question names in these languages, in their
 * order (SEARCH-7). A word that names one is not taken for a slip of another.
 */
export function topicsIn(
  topics: readonly SearchTopic[],
  languages: readonly string[],
  term: string,
  { parts, isWord }: KnownWords = knowsNothing,
): readonly SearchTopic[] {
  const words = wordsOf(term)
  const typed = words.map(fold)
  if (typed.length === 0) return []
  const lookups = languages.map((language) => lookupOf(topics, language))
  const topicsFound = new Set<SearchTopic>()
  const naming = new Set<string>()
  for (const lookup of lookups)
    for (const phrase of [
      ...phrasesNamed(lookup, words, typed),
      ...phrasesJoined(lookup, lookups, typed, parts),
    ]) {
      topicsFound.add(lookup.topicOf.get(phrase) as SearchTopic)
      for (const slot of phrase.slots) for (const { text } of slot ?? []) naming.add(text)
    }
  for (const topic of emergenciesOfAnyLanguage(topics, lookups, words)) topicsFound.add(topic)
  const isNaming = (word: string) =>
    formsOf(word).some((form) => naming.has(form)) ||
    lookups.some((lookup) => partsOf(word, lookup, lookups, parts).some((part) => naming.has(part)))
  const strange = typed.filter(
    (word) => !isWord(word) && !isNaming(word) && !lookups.some((lookup) => isLookalike(lookup, word)),
  )
  for (const topic of guessed(lookups, typed, strange)) topicsFound.add(topic)
  const named = topics.filter((topic) => topicsFound.has(topic))
  return withoutDiet(named, term)
}

/** A question what a horse may or can not eat, as it was typed, is no sign that it does not eat (SEARCH-12). */
export function withoutDiet(topics: readonly SearchTopic[], term: string): readonly SearchTopic[] {
  const isNoSign = topics.some(({ key }) => key === notEating) && asksWhatIsEaten(wordsOf(term).map(fold))
  return isNoSign ? topics.filter(({ key }) => key !== notEating) : topics
}

/** What a question names as it is typed; signs of an emergency also split, bent and in another order (SEARCH-20). */
function phrasesNamed(lookup: TopicLookup, words: readonly string[], typed: readonly string[]): Phrase[] {
  const split = joinedNeighbours(words, (word) => lookup.words.has(word))
  const folded = [typed, ...split.map((all) => all.map(fold))]
  const named = new Set<Phrase>()
  for (const all of folded)
    for (const phrase of candidates(lookup, all)) {
      const isNamed = phrase.isOfAnimal ? all === typed && isSaidOfAnimal(all, phrase) : holds(all, phrase)
      if (isNamed) named.add(phrase)
    }
  for (const all of [words, ...split]) {
    const full = fullWords(all, lookup.language)
    for (const phrase of looseCandidates(lookup, full)) if (holdsLoosely(full, phrase)) named.add(phrase)
  }
  return [...named]
}

/** The phrases of one word that joined words of a question are made of (SEARCH-3). */
function phrasesJoined(
  lookup: TopicLookup,
  lookups: readonly TopicLookup[],
  typed: readonly string[],
  parts: KnownWords['parts'],
): Phrase[] {
  return typed
    .flatMap((word) => partsOf(word, lookup, lookups, parts))
    .flatMap((part) => lookup.bySingle.get(part) ?? [])
}

/** What a joined word that no topic has as a whole is made of; the words of topics are parts too. */
function partsOf(
  word: string,
  { bySingle }: TopicLookup,
  lookups: readonly TopicLookup[],
  parts: KnownWords['parts'],
): readonly string[] {
  if (lookups.some((lookup) => lookup.bySingle.has(word))) return []
  const isSingle = (text: string) => bySingle.has(text)
  const isPart = (text: string) => parts.has(text) || (text.length >= leastForParts && isSingle(text))
  const split = parts.size > 0 && word.length >= leastForJoined ? splitCompound(word, isPart) : null
  if (split) return split
  const own = besideAnimal(word, leastBesideAnimal, isSingle)
  return own === null ? [] : [own]
}

/** A sign of an emergency in another language of ours, whatever the words of the shop are (SEARCH-21). */
function emergenciesOfAnyLanguage(
  topics: readonly SearchTopic[],
  lookups: readonly TopicLookup[],
  words: readonly string[],
): SearchTopic[] {
  const spoken = words.filter((word) => !lookups.some(({ lookalikes }) => lookalikes.has(fold(word))))
  const typed = spoken.map(fold)
  const sounds = typed.map(soundOf)
  const spelled = new Set(spoken.map((word) => word.normalize('NFC')))
  return lookupsOf(topics).flatMap((lookup) => {
    const named = lookup.sounding.filter(({ sound }) => sounds.some((word) => soundsLike(word, sound ?? '')))
    if (!lookups.includes(lookup))
      for (const phrase of typed.flatMap((word) => lookup.byWord.get(word) ?? []))
        if (isForeignSign(phrase) && isSpelledWith(spelled, phrase) && holds(typed, phrase))
          named.push(phrase)
    return named
      .map((phrase) => lookup.topicOf.get(phrase) as SearchTopic)
      .filter(({ kind }) => kind === 'emergency')
  })
}

function isForeignSign({ single, slots, isOfAnimal }: Phrase): boolean {
  if (single !== null) return single.length >= leastForForeign
  const letters = slots.reduce(
    (sum, slot) => sum + Math.min(...(slot ?? []).map(({ text }) => text.length), 99),
    0,
  )
  return !isOfAnimal && slots.length > 1 && letters >= leastForForeignPhrase
}

/** The topics of which an unknown word is the beginning or a slip. */
function guessed(
  lookups: readonly TopicLookup[],
  typed: readonly string[],
  strange: readonly string[],
): SearchTopic[] {
  return lookups.flatMap((lookup) => {
    // A word of a phrase is no slip of another.
    const almost = strange
      .filter((word) => !lookups.some(({ words }) => words.has(word)))
      .flatMap((word) => lookup.nearSingle(word).filter((near) => isAlmost(word, near)))
      .map((near) => near.word)
    // Among several words each is whole: “leicht verdaulich” does not begin “leichtfuttrig”.
    const begun =
      typed.length === 1
        ? strange
            .filter((word) => word.length >= leastForBeginnings)
            .flatMap((word) => singlesBegunWith(lookup, word))
        : []
    return [...almost, ...begun]
      .flatMap((single) => lookup.bySingle.get(single) ?? [])
      .map((phrase) => lookup.topicOf.get(phrase) as SearchTopic)
  })
}

/** A word that only looks like one of a topic, alone or at the end of a joined word. */
function isLookalike({ lookalikes, language }: TopicLookup, word: string): boolean {
  if (lookalikes.has(word)) return true
  if (lookalikes.size === 0 || !searchLanguage(language).joinsWords) return false
  for (let from = 1; from <= word.length - leastForParts; from++)
    if (lookalikes.has(word.slice(from))) return true
  return false
}

/** The word with slips in it; fewer than elsewhere (SEARCH-2), for a guess hides what does not fit. */
function isAlmost(typed: string, { word, distance }: { word: string; distance: number }): boolean {
  if (Math.min(typed.length, word.length) < leastForSlips) return false
  return distance <= (typed.length < leastForTwoSlips ? 1 : 2)
}

/** What is long enough to be part of a joined word that speaks of an illness. */
const leastForNeed = 5

/** Whether a word of a question is, holds or may be a slip of one for an illness, a complaint or a part of the body (SEARCH-22). */
export function mayNameIllness(
  topics: readonly SearchTopic[],
  languages: readonly string[],
  term: string,
): boolean {
  const typed = wordsOf(term).map(fold)
  return lookupsOf(topics).some(({ language, needs, bySingle, nearNeed }) => {
    if (!languages.includes(language)) return typed.some((word) => needs.has(word) && bySingle.has(word))
    return typed.some(
      (word) =>
        needs.has(word) ||
        nearNeed(word).some((near) => isNearNeed(word, near)) ||
        endsOf(word).some((end) => needs.has(end)),
    )
  })
}

/** Nothing is hidden but bestsellers, so a guess may be bold; in four letters a slip makes another word. */
function isNearNeed(typed: string, { word, distance }: { word: string; distance: number }): boolean {
  if (Math.min(typed.length, word.length) < leastForNeed) return false
  return distance <= (typed.length < leastForTwoSlips ? 1 : 2)
}

/** The beginnings and ends of a word that may be parts of it. */
function endsOf(word: string): string[] {
  const most = Math.max(0, word.length - leastForNeed)
  return Array.from({ length: most }).flatMap((_, at) => [
    word.slice(0, leastForNeed + at),
    word.slice(at + 1),
  ])
}
