import { fold, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'
import { heaviest, type SearchField } from './text-index.ts'

/** A text taken apart: how much each stem weighs in it, and the words that were met with their stems. */
export type ReadDocument = {
  weights: ReadonlyMap<string, number>
  words: ReadonlyMap<string, MetWord>
}
export type MetWord = { spelling: string; stems: ReadonlySet<string> }

export function readDocument(fields: readonly SearchField[]): ReadDocument {
  const weights = new Map<string, number>()
  const words = new Map<string, { spelling: string; stems: Set<string> }>()
  for (const { text, language, weight } of fields) {
    const { stem, stopWords } = searchLanguage(language)
    const stems = new Set<string>()
    for (const word of new Set(wordsOf(text))) {
      if (stopWords.has(word)) continue
      const stemmed = fold(stem(word))
      stems.add(stemmed)
      const folded = fold(word)
      const entry = words.get(folded)
      if (entry) entry.stems.add(stemmed)
      else words.set(folded, { spelling: word, stems: new Set([stemmed]) })
    }
    for (const stemmed of stems)
      weights.set(stemmed, Math.min(heaviest, (weights.get(stemmed) ?? 0) + weight))
  }
  return { weights, words }
}
