import { isAnimal, isLink } from './animals.ts'
import { fold, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'

/** Stands in a phrase for other words. */
const gap = '…'
const mostInGap = 3

/** Between two signs that together are one, in either order. */
const both = '+'
/** Between the words for one of two signs. */
const either = '/'
/** Behind a word that counts alone or beside a word for an animal. */
const ofAnimal = '~'

/** A longer word that begins with one of six letters is its bent or joined form. */
const leastForEndings = 6
/** What is written apart is joined from parts and to words that are long enough to mean one thing. */
const leastForSplitPart = 3
const leastForSplit = 7

/** A shorter stem is that of too many words; a longer ending makes another word. */
const leastForStem = 4
const mostEnding = 3

/** As it is typed and by its stem, both folded. */
export type Word = { text: string; stem: string }

export type Phrase = {
  language: string
  /** Folded; a `gap` between two of them is for others. */
  texts: readonly string[]
  isOfAnimal: boolean
  /** SEARCH-12: the words of a sign that count in any order; null where the order counts. */
  loose: { words: readonly Word[]; mostBetween: number; joined: string } | null
}

/** The phrases of a word of a topic; `isLoose`: the order and the endings of their words do not matter. */
export function phrasesOf(text: string, language: string, isLoose: boolean): Phrase[] {
  if (!text.includes(both)) return [phraseOf(text, language, isLoose)]
  const [signs = [], others = []] = text.split(both).map((words) => words.split(either))
  return signs.flatMap((sign) =>
    others.flatMap((other) =>
      [sign + gap + other, other + gap + sign].map((pair) => phraseOf(pair, language, isLoose)),
    ),
  )
}

function phraseOf(text: string, language: string, isLoose: boolean): Phrase {
  const texts = text
    .split(gap)
    .flatMap((part, place) => [...(place > 0 ? [gap] : []), ...wordsOf(part).map(fold)])
  const isOfAnimal = text.includes(ofAnimal)
  const loose = isLoose && !isOfAnimal ? looseOf(text, language) : null
  return { language, texts, isOfAnimal, loose }
}

/** Of one word there is no order. With a “not” that others may stand before, the order says what is denied. */
function looseOf(text: string, language: string): Phrase['loose'] {
  const hasGap = text.includes(gap)
  const all = wordsOf(text)
  const { stopWords, negations } = searchLanguage(language)
  const full = all.filter((word) => !stopWords.has(word))
  if (full.length < 2 || (hasGap && all.some((word) => negations.has(word)))) return null
  return {
    words: full.map((word) => wordOf(word, language)),
    mostBetween: hasGap ? mostInGap : 0,
    joined: hasGap ? '' : all.map(fold).join(''),
  }
}

/** The words of a question that a sign may have: “het” is no form of “hete”. */
export function fullWords(words: readonly string[], language: string): Word[] {
  const { stopWords } = searchLanguage(language)
  return words.filter((word) => !stopWords.has(word)).map((word) => wordOf(word, language))
}

function wordOf(word: string, language: string): Word {
  return { text: fold(word), stem: fold(searchLanguage(language).stem(word)) }
}

/** A longer word that begins with it counts as its bent or joined form. */
export function isFormOf(typed: string, word: string): boolean {
  return typed === word || (word.length >= leastForEndings && typed.startsWith(word))
}

/** The words of a phrase one after the other. */
export function holds(typed: readonly string[], texts: Phrase['texts']): boolean {
  return typed.some((_, at) => holdsAt(typed, at, texts))
}

function holdsAt(typed: readonly string[], at: number, [word, ...rest]: Phrase['texts']): boolean {
  if (word === undefined) return true
  if (word === gap)
    return Array.from({ length: mostInGap + 1 }).some((_, skipped) => holdsAt(typed, at + skipped, rest))
  return isFormOf(typed[at] ?? '', word) && holdsAt(typed, at + 1, rest)
}

/** SEARCH-13: a word that is typed alone or directly beside an animal: a fat mare, but no fat in a feed. */
export function isSaidOfAnimal(typed: readonly string[], { texts, language }: Phrase): boolean {
  if (typed.length === texts.length) return texts.every((text, at) => typed[at] === text)
  const told = typed.filter((word) => !isLink(word, language) || texts.includes(word))
  const at = told.findIndex((_, place) => texts.every((text, more) => told[place + more] === text))
  if (at === -1) return false
  const beside = [told[at - 1], told[at + texts.length]]
  return beside.some((word) => word && isAnimal(word, language))
}

/** SEARCH-12: the words of a sign beside one another, whatever their order and endings are. */
export function holdsLoosely(typed: readonly Word[], { loose, language }: Phrase): boolean {
  if (!loose) return false
  const { words, mostBetween, joined } = loose
  if (joined.length >= leastForSplit && typed.some(({ text }) => text === joined)) return true
  const isOne = (word: Word) => words.some((other) => isSame(word, other))
  if (!words.every((word) => typed.some((other) => isSame(other, word)))) return false
  const told = typed.filter((word) => isOne(word) || !isPadding(word.text, language))
  return told.some((_, at) => {
    const near = told.slice(at, at + words.length + mostBetween)
    return words.every((word) => near.some((other) => isSame(other, word)))
  })
}

function isSame(typed: Word, word: Word): boolean {
  if (typed.text === word.text) return true
  const isBent = typed.text.startsWith(word.text) || word.text.startsWith(typed.text)
  if (typed.stem === word.stem) return isBent || word.stem.length >= leastForStem
  return isFormOf(typed.text, word.text) && typed.text.length - word.text.length <= mostEnding
}

function isPadding(text: string, language: string): boolean {
  return isLink(text, language) || isAnimal(text, language)
}

/** SEARCH-12: the question with two neighbours as one word, for each two that are one in a sign. */
export function joinedNeighbours(typed: readonly string[], isInSign: (word: string) => boolean): string[][] {
  return typed.slice(1).flatMap((second, before) => {
    const first = typed[before] ?? ''
    const joined = first + second
    const isLong =
      Math.min(first.length, second.length) >= leastForSplitPart && joined.length >= leastForSplit
    return isLong && isBegunBy(joined, first.length + leastForSplitPart, isInSign)
      ? [[...typed.slice(0, before), joined, ...typed.slice(before + 2)]]
      : []
  })
}

/** Whether it is such a word or begins with one that reaches into its second part. */
function isBegunBy(joined: string, from: number, isInSign: (word: string) => boolean): boolean {
  for (let end = Math.max(from, leastForSplit); end <= joined.length; end++)
    if (isInSign(fold(joined.slice(0, end)))) return true
  return false
}
