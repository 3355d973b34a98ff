import { splitCompound } from './compounds.ts'
import { fold, withoutMarks, wordsOf } from './fold.ts'
import { type SearchHelp, type TextIndex, fieldWeights } from './text-index.ts'
import { searchLanguage } from './languages.ts'
import { nearWords } from './typos.ts'

/** One way to read a word or phrase: each part must occur, by any of its terms. */
export type Reading = { parts: readonly (readonly number[])[]; factor: number }
export type Unit = {
  typed: string
  readings: Reading[]
  /** The word it was taken for when nothing is spelled like it. */
  corrected: string | null
}

const factors = { exact: 10, synonym: 7, compound: 6, prefix: 6, slip: 5, twoSlips: 4 }
const mostWords = 12
const mostPrefixWords = 64
const longestPhrase = 3

/** SEARCH-4: the words of a search with all they may stand for. `guessAll` looks for slips in every word. */
export function readTerm(index: TextIndex, term: string, guessAll: boolean): Unit[] {
  const typed = wordsOf(term).slice(0, mostWords)
  const isStopWord = (word: string) =>
    index.languages.some((code) => searchLanguage(code).stopWords.has(word))
  const units: Unit[] = []
  for (let place = 0; place < typed.length;) {
    const length = phraseLength(index, typed, place)
    const words = typed.slice(place, place + length)
    place += length
    const isLast = place >= typed.length && /[\p{L}\p{N}]$/u.test(term)
    if (length > 1) units.push(phraseUnit(index, words, isStopWord))
    else if (!isStopWord(words[0] as string) || typed.every(isStopWord)) {
      units.push(wordUnit(index, words[0] as string, isLast, guessAll))
    }
  }
  return units
}

function wordUnit(index: TextIndex, word: string, isLast: boolean, guess: boolean): Unit {
  const exact = termsOf(index, word)
  const readings: Reading[] = exact.length > 0 ? [{ parts: [exact], factor: factors.exact }] : []
  readings.push(...synonymReadings(index, [word]))
  const prefixed = isLast && word.length >= 2 ? termsWithPrefix(index, fold(word)) : []
  if (prefixed.length > 0) readings.push({ parts: [prefixed], factor: factors.prefix })
  if (readings.length === 0) readings.push(...compoundReading(index, word))
  if (isTitleWord(index, word) && !guess)
    return { typed: word, readings: distinct(readings), corrected: null }
  // The stem or beginning of a word, or one that only stands in running text, may still be a slip of a title's word.
  const guesses = slipReadings(index, word, readings.length > 0 && !guess ? fieldWeights.category : 0)
  const corrected = readings.length === 0 || guess ? (guesses.spelling ?? null) : null
  return { typed: word, readings: distinct([...readings, ...guesses.readings]), corrected }
}

/** Each way to read a word once, by its best factor: readings come best first. */
function distinct(readings: readonly Reading[]): Reading[] {
  const known = new Set<string>()
  return readings.flatMap(({ parts, factor }) => {
    const fresh = parts.length === 1 ? [parts[0]?.filter((term) => !known.has(`${term}`)) ?? []] : parts
    const key = fresh.map((terms) => terms.join(' ')).join('+')
    if (fresh.some((terms) => terms.length === 0) || known.has(key)) return []
    known.add(key)
    if (parts.length === 1) for (const term of fresh[0] ?? []) known.add(`${term}`)
    return { parts: fresh, factor }
  })
}

function isTitleWord(index: TextIndex, word: string): boolean {
  const terms = index.termsOfWord[index.placeOfWord.get(fold(word)) ?? -1] ?? []
  return terms.some((term) => (index.heaviestOfTerm[term] as number) >= fieldWeights.category)
}

function phraseUnit(index: TextIndex, words: readonly string[], isStopWord: (word: string) => boolean): Unit {
  const readings = synonymReadings(index, words)
  // "zonder haver" must never find what is made of oats.
  const literal = words.some(isStopWord) ? null : conjunction(index, words, factors.exact)
  return { typed: words.join(' '), readings: literal ? [literal, ...readings] : readings, corrected: null }
}

function termsOf(index: TextIndex, word: string): number[] {
  const place = index.placeOfWord.get(fold(word))
  const bySpelling = place === undefined ? [] : (index.termsOfWord[place] ?? [])
  const byStem = index.languages.flatMap(
    (code) => index.termOfStem.get(fold(searchLanguage(code).stem(word))) ?? [],
  )
  return [...new Set([...bySpelling, ...byStem])]
}

function conjunction(index: TextIndex, words: readonly string[], factor: number): Reading | null {
  const parts = words.map((word) => termsOf(index, word))
  if (parts.some((terms) => terms.length === 0)) return null
  const size = (terms: readonly number[]) =>
    terms.reduce((sum, term) => sum + (index.starts[term + 1] as number) - (index.starts[term] as number), 0)
  // The rarest part first leaves least to look at.
  return { parts: parts.toSorted((left, right) => size(left) - size(right)), factor }
}

function synonymReadings(index: TextIndex, words: readonly string[]): Reading[] {
  const phrases = phrasesOf(index.help).get(words.map(fold).join(' ')) ?? []
  return phrases.flatMap((phrase) => {
    const isPadding = (word: string) =>
      index.languages.some((code) => searchLanguage(code).stopWords.has(word))
    return phrase.some(isPadding) ? [] : (conjunction(index, phrase, factors.synonym) ?? [])
  })
}

function compoundReading(index: TextIndex, word: string): Reading[] {
  const parts = splitCompound(fold(word), index.isCompoundPart)
  return parts ? [conjunction(index, parts, factors.compound) ?? []].flat() : []
}

function termsWithPrefix(index: TextIndex, prefix: string): number[] {
  let low = 0
  let high = index.words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((index.words[middle] as string) < prefix) low = middle + 1
    else high = middle
  }
  const near = index.words.slice(low, low + mostPrefixWords)
  const beyond = near.findIndex((word) => !word.startsWith(prefix))
  const count = beyond < 0 ? near.length : beyond
  return [...new Set(index.termsOfWord.slice(low, low + count).flat())]
}

function slipReadings(index: TextIndex, word: string, minWeight: number) {
  const weight = (place: number) =>
    Math.max(...(index.termsOfWord[place] ?? []).map((term) => index.heaviestOfTerm[term] as number))
  // A slip can make two letters look like a folded pair (balans, baans), so the word is also taken as it is typed.
  const spellings = [...new Set([fold(word), withoutMarks(word)])]
  const near = spellings
    .flatMap((spelling) => nearWords(index.typos, spelling))
    .filter(({ place }) => weight(place) >= minWeight)
  const best = near.toSorted(
    (left, right) => left.distance - right.distance || weight(right.place) - weight(left.place),
  )[0]
  const readings = [1, 2].flatMap((slips): Reading[] => {
    const terms = near
      .filter(({ distance }) => distance === slips)
      .flatMap(({ place }) => index.termsOfWord[place] ?? [])
    return terms.length > 0 ? [{ parts: [terms], factor: slips === 1 ? factors.slip : factors.twoSlips }] : []
  })
  return { readings, spelling: best && index.spellings[best.place] }
}

function phraseLength(index: TextIndex, typed: readonly string[], place: number): number {
  const phrases = phrasesOf(index.help)
  for (let length = Math.min(longestPhrase, typed.length - place); length > 1; length--) {
    if (
      phrases.has(
        typed
          .slice(place, place + length)
          .map(fold)
          .join(' '),
      )
    )
      return length
  }
  return 1
}

const knownPhrases = new WeakMap<SearchHelp, ReadonlyMap<string, string[][]>>()

/** Each phrase of each group to the other phrases of its groups. */
function phrasesOf(help: SearchHelp): ReadonlyMap<string, string[][]> {
  const known = knownPhrases.get(help)
  if (known) return known
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
