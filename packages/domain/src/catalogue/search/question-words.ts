import { fold, withoutMarks, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'
import { mostWords, phrasesStartingAt } from './reading.ts'
import { slipKeys } from './slip-keys.ts'
import type { SearchHelp } from './text-index.ts'
import { allowedSlips } from './typos.ts'

/** Everything that reading a question may ask a vocabulary, for one that has to be fetched beforehand. */
export type QuestionWords = {
  words: readonly string[]
  stems: readonly string[]
  /** What the last word begins with; null when the question ends in something else. */
  prefix: string | null
  slipKeys: readonly number[]
}

/** Longer words than this are no joined words of any language here. */
const longestCompound = 40
const shortestPart = 3

export function questionWords(help: SearchHelp, languages: readonly string[], term: string): QuestionWords {
  const typed = wordsOf(term).slice(0, mostWords)
  const synonyms = typed.flatMap((_, index) => phrasesStartingAt(help, typed, index)).flat()
  const written = new Set([...typed, ...synonyms, ...typed.flatMap((word) => piecesOf(fold(word)))])
  const stems = languages.flatMap((code) => {
    const { stem } = searchLanguage(code)
    return Array.from(written, (word) => fold(stem(word)))
  })
  const guessed = typed.flatMap((word) => [fold(word), withoutMarks(word)])
  return {
    words: [...new Set(Array.from(written, fold))],
    stems: [...new Set(stems)],
    prefix: prefixOf(typed, term),
    slipKeys: [...new Set(guessed.filter((word) => allowedSlips(word.length) > 0).flatMap(slipKeys))],
  }
}

function prefixOf(typed: readonly string[], term: string): string | null {
  const last = typed.at(-1)
  return last !== undefined && last.length >= 2 && /[\p{L}\p{N}]$/u.test(term) ? fold(last) : null
}

/** What a joined word may be made of. */
function piecesOf(word: string): string[] {
  if (word.length < 2 * shortestPart || word.length > longestCompound) return []
  const pieces: string[] = []
  for (let start = 0; start <= word.length - shortestPart; start++) {
    for (let end = start + shortestPart; end <= word.length; end++) pieces.push(word.slice(start, end))
  }
  return pieces
}
