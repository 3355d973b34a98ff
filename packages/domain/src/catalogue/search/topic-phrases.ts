import { isAnimal, isLink } from './animals.ts'
import { fold, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'

/** Stands in a phrase for other words. */
const gap = '…'
const mostInGap = 3

/** Between two signs that together are one, in either order. */
const both = '+'
/** Between the words of which one is enough. */
const either = '/'
/** Behind a word that counts alone or beside a word for an animal. */
const ofAnimal = '~'
/** Behind a word that counts as the beginning or the end of a joined word too, however it is spelled. */
const anyEnd = '*'
/** Before a word that only looks like one of a topic. */
const lookalike = '!'

/** A longer word that begins with one of six letters is its bent or joined form. */
const leastForEndings = 6
/** What is written apart is joined from parts and to words that are long enough to mean one thing. */
const leastForSplitPart = 3
const leastForSplit = 7

/** A shorter stem is that of too many words; a longer ending makes another word. */
const leastForStem = 4
const mostEnding = 3

/** As it is spelled, and folded: as it is typed and by its stem. */
export type Word = { spelling: string; text: string; stem: string }
/** The words of which one is enough at this place of a phrase. */
type Slot = readonly Word[]

export type Phrase = {
  language: string
  /** A null between two slots is for other words. */
  slots: readonly (Slot | null)[]
  /** Two slots that count in either order, a gap between them. */
  isPair: boolean
  isOfAnimal: boolean
  /** The word of a phrase that has no other, and counts wherever it stands. */
  single: string | null
  /** How the single word sounds, where a joined word may begin or end with it (SEARCH-21). */
  sound: string | null
  /** The slots of a sign that count in any order; null where the order counts (SEARCH-20). */
  loose: { slots: readonly Slot[]; mostBetween: number; joined: string } | null
}

/** Words that only look like one of a topic, folded (`!feverfew`). */
export function lookalikesIn(texts: readonly string[]): string[] {
  return texts.filter((text) => text.startsWith(lookalike)).flatMap((text) => wordsOf(text).map(fold))
}

/** The phrases of a word of a topic; `isLoose`: the order and the endings of their words do not matter. */
export function phrasesOf(text: string, language: string, isLoose: boolean): Phrase[] {
  if (text.startsWith(lookalike)) return []
  const isPair = text.includes(both)
  const places = isPair
    ? text
        .split(both)
        .flatMap((part, at) => (at > 0 ? [gap, part.replaceAll(/\s/g, '')] : [part.replaceAll(/\s/g, '')]))
    : text.replaceAll(gap, ` ${gap} `).split(/\s+/)
  return expanded(places.filter(Boolean)).map((chosen) =>
    phraseOf(chosen, { text, language, isLoose, isPair }),
  )
}

type Place = readonly string[] | typeof gap

/** The words of each place. Of `can't/cannot` the first is two words, and stands in a phrase of its own. */
function expanded([slot, ...rest]: readonly string[]): Place[][] {
  if (slot === undefined) return [[]]
  const after = expanded(rest)
  if (slot === gap) return after.map((others) => [gap, ...others])
  const words = slot.split(either).map(wordsOf)
  const alone = words.flatMap((written) => (written.length === 1 ? written : []))
  const several = words
    .filter((written) => written.length > 1)
    .map((written) => written.map((word) => [word]))
  const choices: Place[][] = [...(alone.length > 0 ? [[alone]] : []), ...several]
  return (choices.length > 0 ? choices : [[]]).flatMap((choice) =>
    after.map((others) => [...choice, ...others]),
  )
}

type Origin = { text: string; language: string; isLoose: boolean; isPair: boolean }

function phraseOf(places: readonly Place[], { text, language, isLoose, isPair }: Origin): Phrase {
  const slots = places.map((slot) => (slot === gap ? null : slot.map((word) => wordOf(word, language))))
  const isOfAnimal = text.includes(ofAnimal)
  const [only, ...others] = slots
  const single = others.length === 0 && only?.length === 1 && !isOfAnimal ? (only[0]?.text ?? null) : null
  return {
    language,
    slots,
    isPair,
    isOfAnimal,
    single,
    sound: single !== null && text.endsWith(anyEnd) ? soundOf(single) : null,
    loose: isLoose && !isOfAnimal ? looseOf(places, language) : null,
  }
}

/** Of one word there is no order. With a “not” that others may stand before, the order says what is denied. */
function looseOf(places: readonly Place[], language: string): Phrase['loose'] {
  const hasGap = places.includes(gap)
  const all = places.filter((words) => words !== gap)
  const { stopWords, negations } = searchLanguage(language)
  const full = all.filter((words) => !words.every((word) => stopWords.has(word)))
  const isDenied = hasGap && all.some((words) => words.some((word) => negations.has(word)))
  if (full.length < 2 || isDenied) return null
  const isPlain = !hasGap && all.every((words) => words.length === 1)
  return {
    slots: full.map((words) => words.map((word) => wordOf(word, language))),
    mostBetween: hasGap ? mostInGap : 0,
    joined: isPlain ? all.flat().map(fold).join('') : '',
  }
}

/** The words of a question that a sign may have: “het” is no form of “hete”. */
export function fullWords(words: readonly string[], language: string): Word[] {
  const { stopWords } = searchLanguage(language)
  return words.filter((word) => !stopWords.has(word)).map((word) => wordOf(word, language))
}

function wordOf(word: string, language: string): Word {
  return {
    spelling: word.normalize('NFC'),
    text: fold(word),
    stem: fold(searchLanguage(language).stem(word)),
  }
}

/** A longer word that begins with it counts as its bent or joined form. */
export function isFormOf(typed: string, word: string): boolean {
  return typed === word || (word.length >= leastForEndings && typed.startsWith(word))
}

/** The beginnings of a typed word that it is a form of, and the word itself. */
export function formsOf(typed: string): string[] {
  const shorter = Math.max(0, typed.length - leastForEndings)
  return [typed, ...Array.from({ length: shorter }, (_, at) => typed.slice(0, leastForEndings + at))]
}

/** The words of a phrase one after the other. */
export function holds(typed: readonly string[], { slots, isPair }: Phrase): boolean {
  const isHeld = (places: Phrase['slots']) => typed.some((_, at) => holdsAt(typed, at, places, 0))
  return isHeld(slots) || (isPair && isHeld(slots.toReversed()))
}

/** Whether the words of a phrase are spelled like this, mark by mark: folded, “blødt” is the Dutch “bloedt”. */
export function isSpelledWith(words: ReadonlySet<string>, { slots }: Phrase): boolean {
  return slots.every((slot) => slot === null || slot.some(({ spelling }) => words.has(spelling)))
}

function holdsAt(typed: readonly string[], at: number, slots: Phrase['slots'], from: number): boolean {
  const slot = slots[from]
  if (slot === undefined) return true
  if (slot === null) {
    for (let skipped = 0; skipped <= mostInGap; skipped++)
      if (holdsAt(typed, at + skipped, slots, from + 1)) return true
    return false
  }
  const word = typed[at]
  return (
    word !== undefined &&
    slot.some(({ text }) => isFormOf(word, text)) &&
    holdsAt(typed, at + 1, slots, from + 1)
  )
}

/** A word that is typed alone or directly beside an animal: a fat mare, but no fat in a feed (SEARCH-13). */
export function isSaidOfAnimal(typed: readonly string[], { slots, language }: Phrase): boolean {
  const isAt = (words: readonly string[], from: number) =>
    slots.every((slot, at) => slot?.some(({ text }) => words[from + at] === text))
  if (typed.length === slots.length) return isAt(typed, 0)
  const isOwn = (word: string) => slots.some((slot) => slot?.some(({ text }) => text === word))
  const ownWords = typed.filter((word) => !isLink(word, language) || isOwn(word))
  const isBesideAnimal = (at: number) =>
    [ownWords[at - 1], ownWords[at + slots.length]].some((word) => word && isAnimal(word, language))
  return ownWords.some((_, at) => isAt(ownWords, at) && isBesideAnimal(at))
}

/** The words of a sign beside one another, whatever their order and endings are (SEARCH-20). */
export function holdsLoosely(typed: readonly Word[], { loose, language }: Phrase): boolean {
  if (!loose) return false
  const { slots, mostBetween, joined } = loose
  if (joined.length >= leastForSplit && typed.some(({ text }) => text === joined)) return true
  const isOf = (word: Word, slot: Slot) => slot.some((other) => isSame(word, other))
  if (!slots.every((slot) => typed.some((word) => isOf(word, slot)))) return false
  const statedWords = typed.filter(
    (word) => slots.some((slot) => isOf(word, slot)) || !isPadding(word.text, language),
  )
  return statedWords.some((_, at) => {
    const near = statedWords.slice(at, at + slots.length + mostBetween)
    return slots.every((slot) => near.some((word) => isOf(word, slot)))
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

/** The question with two neighbours as one word, for each two that are one in a phrase (SEARCH-20). */
export function joinedNeighbours(
  typed: readonly string[],
  isInPhrase: (word: string) => boolean,
): string[][] {
  return typed.slice(1).flatMap((second, before) => {
    const first = typed[before] ?? ''
    const joined = first + second
    const isLong =
      Math.min(first.length, second.length) >= leastForSplitPart && joined.length >= leastForSplit
    return isLong && isBegunBy(joined, first.length + leastForSplitPart, isInPhrase)
      ? [[...typed.slice(0, before), joined, ...typed.slice(before + 2)]]
      : []
  })
}

/** Whether it is such a word or begins with one that reaches into its second part. */
function isBegunBy(joined: string, from: number, isInPhrase: (word: string) => boolean): boolean {
  for (let end = Math.max(from, leastForSplit); end <= joined.length; end++)
    if (isInPhrase(fold(joined.slice(0, end)))) return true
  return false
}

/** How a folded word sounds: kolik, koliek, colic, Kollick and colique are one. */
export function soundOf(word: string): string {
  return word
    .replaceAll(/c[hk]?|k|qu?/g, 'k')
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll('ie', 'i')
}

/** Whether a joined or bent word begins or ends with what sounds so. */
export function soundsLike(typed: string, sound: string): boolean {
  return (
    typed.startsWith(sound) ||
    typed.lastIndexOf(sound) >= Math.max(1, typed.length - sound.length - mostEnding)
  )
}
