import { splitCompound } from './compounds.ts'
import { fold, withoutMarks, wordsOf } from './fold.ts'
import { type SearchHelp, fieldWeights } from './text-index.ts'
import { searchLanguage } from './languages.ts'
import type { KnownWord, Vocabulary } from './vocabulary.ts'

/** How a vocabulary tells terms apart. */
type Key = string | number

/** One way to read a word or phrase: each part must occur, by any of its terms. */
export type Reading<Term> = { parts: readonly (readonly Term[])[]; factor: number }
export type Unit<Term> = {
  typed: string
  readings: Reading<Term>[]
  /** The word it was taken for when nothing is spelled like it. */
  corrected: string | null
}

/** Whether one of the words stands in no text of the shop, so that only a synonym of it finds something (SEARCH-11). */
export function restsOnSynonym(units: readonly Unit<unknown>[]): boolean {
  const isBy = (factor: number) => (reading: Reading<unknown>) => reading.factor === factor
  return units.some(
    ({ readings }) => readings.some(isBy(factors.synonym)) && !readings.some(isBy(factors.exact)),
  )
}

/** What the answer says a question was read as; null where it was read as it is typed (SEARCH-2). */
export function correctedTerm(units: readonly Unit<unknown>[]): string | null {
  const isOther = units.some(({ corrected, typed }) => corrected !== null && corrected !== typed)
  return isOther ? units.map(({ corrected, typed }) => corrected ?? typed).join(' ') : null
}

const factors = { exact: 10, synonym: 7, compound: 6, prefix: 6, slip: 5, twoSlips: 4 }
export const mostWords = 12
const mostPrefixWords = 64
const longestPhrase = 3

/** The words of a search with all they may stand for (SEARCH-4). `guessAll` looks for slips in every word. */
export function readTerm<Term extends Key>(
  vocabulary: Vocabulary<Term>,
  term: string,
  guessAll: boolean,
): Unit<Term>[] {
  const typed = wordsOf(term).slice(0, mostWords)
  const isStopWord = (word: string) =>
    vocabulary.languages.some((code) => searchLanguage(code).stopWords.has(word))
  const units: Unit<Term>[] = []
  for (let position = 0; position < typed.length;) {
    const length = phraseLength(vocabulary, typed, position)
    const words = typed.slice(position, position + length)
    position += length
    const isLast = position >= typed.length && /[\p{L}\p{N}]$/u.test(term)
    if (length > 1) units.push(phraseUnit(vocabulary, words, isStopWord))
    else if (!isStopWord(words[0] as string) || typed.every(isStopWord)) {
      units.push(wordUnit(vocabulary, words[0] as string, isLast, guessAll))
    }
  }
  return units
}

function wordUnit<Term extends Key>(
  vocabulary: Vocabulary<Term>,
  word: string,
  isLast: boolean,
  guess: boolean,
): Unit<Term> {
  const exact = termsOf(vocabulary, word)
  const readings: Reading<Term>[] = exact.length > 0 ? [{ parts: [exact], factor: factors.exact }] : []
  readings.push(...synonymReadings(vocabulary, [word]))
  const prefixed = isLast && word.length >= 2 ? vocabulary.termsStartingWith(fold(word), mostPrefixWords) : []
  if (prefixed.length > 0) readings.push({ parts: [prefixed], factor: factors.prefix })
  if (readings.length === 0) readings.push(...compoundReading(vocabulary, word))
  if (isTitleWord(vocabulary, word) && !guess)
    return { typed: word, readings: distinct(readings), corrected: null }
  // The stem or beginning of a word, or one that only stands in running text, may still be a slip of a title's word.
  const guesses = slipReadings(vocabulary, word, readings.length > 0 && !guess ? fieldWeights.category : 0)
  const corrected = readings.length === 0 || guess ? (guesses.spelling ?? null) : null
  return { typed: word, readings: distinct([...readings, ...guesses.readings]), corrected }
}

/** Each way to read a word once, by its best factor: readings come best first. */
function distinct<Term extends Key>(readings: readonly Reading<Term>[]): Reading<Term>[] {
  const seenTerms = new Set<string>()
  return readings.flatMap(({ parts, factor }) => {
    const fresh = parts.length === 1 ? [parts[0]?.filter((term) => !seenTerms.has(`${term}`)) ?? []] : parts
    const key = fresh.map((terms) => terms.join(' ')).join('+')
    if (fresh.some((terms) => terms.length === 0) || seenTerms.has(key)) return []
    seenTerms.add(key)
    if (parts.length === 1) for (const term of fresh[0] ?? []) seenTerms.add(`${term}`)
    return { parts: fresh, factor }
  })
}

function isTitleWord<Term extends Key>(vocabulary: Vocabulary<Term>, word: string): boolean {
  const terms = vocabulary.word(fold(word))?.terms ?? []
  return terms.some((term) => vocabulary.heaviest(term) >= fieldWeights.category)
}

function phraseUnit<Term extends Key>(
  vocabulary: Vocabulary<Term>,
  words: readonly string[],
  isStopWord: (word: string) => boolean,
): Unit<Term> {
  const readings = synonymReadings(vocabulary, words)
  // "zonder haver" must never find what is made of oats.
  const literal = words.some(isStopWord) ? null : conjunction(vocabulary, words, factors.exact)
  return { typed: words.join(' '), readings: literal ? [literal, ...readings] : readings, corrected: null }
}

function termsOf<Term extends Key>(vocabulary: Vocabulary<Term>, word: string): Term[] {
  const bySpelling = vocabulary.word(fold(word))?.terms ?? []
  const byStem = vocabulary.languages.flatMap(
    (code) => vocabulary.termOfStem(fold(searchLanguage(code).stem(word))) ?? [],
  )
  return [...new Set([...bySpelling, ...byStem])]
}

function conjunction<Term extends Key>(
  vocabulary: Vocabulary<Term>,
  words: readonly string[],
  factor: number,
): Reading<Term> | null {
  const parts = words.map((word) => termsOf(vocabulary, word))
  if (parts.some((terms) => terms.length === 0)) return null
  const size = (terms: readonly Term[]) => terms.reduce((sum, term) => sum + vocabulary.frequency(term), 0)
  // The rarest part first leaves least to look at.
  return { parts: parts.toSorted((left, right) => size(left) - size(right)), factor }
}

function synonymReadings<Term extends Key>(
  vocabulary: Vocabulary<Term>,
  words: readonly string[],
): Reading<Term>[] {
  const phrases = phrasesOf(vocabulary.help).get(words.map(fold).join(' ')) ?? []
  return phrases.flatMap((phrase) => {
    const isPadding = (word: string) =>
      vocabulary.languages.some((code) => searchLanguage(code).stopWords.has(word))
    return phrase.some(isPadding) ? [] : (conjunction(vocabulary, phrase, factors.synonym) ?? [])
  })
}

function compoundReading<Term extends Key>(vocabulary: Vocabulary<Term>, word: string): Reading<Term>[] {
  const parts = splitCompound(fold(word), vocabulary.isCompoundPart)
  return parts ? [conjunction(vocabulary, parts, factors.compound) ?? []].flat() : []
}

function slipReadings<Term extends Key>(vocabulary: Vocabulary<Term>, word: string, minWeight: number) {
  const weight = ({ terms }: KnownWord<Term>) => Math.max(...terms.map(vocabulary.heaviest))
  // A slip can make two letters look like a folded pair (balans, baans), so the word is also taken as it is typed.
  const spellings = [...new Set([fold(word), withoutMarks(word)])]
  const near = spellings
    .flatMap((spelling) => vocabulary.near(spelling))
    .filter((candidate) => weight(candidate.word) >= minWeight)
  const best = near.toSorted(
    (left, right) => left.distance - right.distance || weight(right.word) - weight(left.word),
  )[0]
  const readings = [1, 2].flatMap((slips): Reading<Term>[] => {
    const terms = near
      .filter(({ distance }) => distance === slips)
      .flatMap((candidate) => candidate.word.terms)
    return terms.length > 0 ? [{ parts: [terms], factor: slips === 1 ? factors.slip : factors.twoSlips }] : []
  })
  return { readings, spelling: best?.word.spelling }
}

function phraseLength<Term extends Key>(
  vocabulary: Vocabulary<Term>,
  typed: readonly string[],
  position: number,
): number {
  const phrases = phrasesOf(vocabulary.help)
  for (let length = Math.min(longestPhrase, typed.length - position); length > 1; length--) {
    if (
      phrases.has(
        typed
          .slice(position, position + length)
          .map(fold)
          .join(' '),
      )
    )
      return length
  }
  return 1
}

/** What the phrases that begin at this word, of whatever length, may also be called. */
export function phrasesStartingAt(help: SearchHelp, typed: readonly string[], position: number): string[][] {
  const phrases = phrasesOf(help)
  return Array.from({ length: longestPhrase }, (_, more) =>
    typed.slice(position, position + more + 1),
  ).flatMap((words) => phrases.get(words.map(fold).join(' ')) ?? [])
}

const knownPhrases = new WeakMap<SearchHelp, ReadonlyMap<string, string[][]>>()

/** Each phrase of each group to the other phrases of its groups. */
function phrasesOf(help: SearchHelp): ReadonlyMap<string, string[][]> {
  const cached = knownPhrases.get(help)
  if (cached) return cached
  const phrases = new Map<string, string[][]>()
  for (const group of help.groups) {
    const members = group.map(wordsOf)
    for (const member of members) {
      const key = member.map(fold).join(' ')
      phrases.set(key, [...(phrases.get(key) ?? []), ...members.filter((other) => other !== member)])
    }
  }
  knownPhrases.set(help, phrases)
  return phrases
}
