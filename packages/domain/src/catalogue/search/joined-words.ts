import { splitCompound } from './compounds.ts'
import { fold } from './fold.ts'
import { searchLanguage } from './languages.ts'
import type { SearchHelp } from './text-index.ts'

/** Words of a text scope; `isHeavy` when a stem of it stands in a title or in the name of a category. */
export type ScopeWord = { word: string; stems: readonly string[]; isHeavy: boolean }

export type JoinedWords = {
  /** Per joined word the stems of its parts, but for those it has itself. */
  partStems: ReadonlyMap<string, readonly string[]>
  /** Listed parts that stand alone in no text, with their stem. */
  lonelyParts: ReadonlyMap<string, string>
}

const shortestPart = 4
const shortestJoined = 7

/** Which words are joined, and of what: of listed parts and of words that stand in a title or category (SEARCH-3). */
export function joinedWordsOf(
  words: readonly ScopeWord[],
  { languages, help }: { languages: readonly string[]; help: SearchHelp },
): JoinedWords {
  const partStems = new Map<string, readonly string[]>()
  const lonelyParts = new Map<string, string>()
  if (!languages.some((code) => searchLanguage(code).joinsWords)) return { partStems, lonelyParts }
  const parts = new Set(help.compounds.map(fold))
  const stemsOf = new Map(words.map(({ word, stems }) => [word, stems]))
  const { stem, stopWords } = searchLanguage(languages[0] ?? '')
  for (const part of parts)
    if (!stemsOf.has(part) && !stopWords.has(part)) lonelyParts.set(part, fold(stem(part)))
  for (const { word, isHeavy } of words) if (isHeavy && word.length >= shortestPart) parts.add(word)
  const isPart = (text: string) => parts.has(text)
  for (const { word, stems } of words) {
    const split = word.length >= shortestJoined ? splitCompound(word, isPart) : null
    const stemsOfParts = new Set(split?.flatMap((part) => stemsOf.get(part) ?? lonelyParts.get(part) ?? []))
    const others = [...stemsOfParts].filter((stemmed) => !stems.includes(stemmed))
    if (others.length > 0) partStems.set(word, others.sort())
  }
  return { partStems, lonelyParts }
}
