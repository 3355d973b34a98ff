import { fold } from './fold.ts'
import { fieldWeights, type SearchHelp } from './text-index.ts'
import { allowedSlips, slipsBetween } from './typos.ts'
import type { KnownWord, Vocabulary } from './vocabulary.ts'

/** A word as it is stored: with the weight of the most important place of each of its stems. */
export type StoredWord = {
  word: string
  spelling: string
  stems: readonly string[]
  weights: readonly number[]
  /** Stems of the parts of a joined word, which texts that hold the word are found by as well. */
  partStems: readonly string[]
}

/** A part stands for a joined word with half of its weight. */
export const partWeight = (weight: number): number => Math.max(1, weight >> 1)

export type FetchedVocabulary = Vocabulary<string> & {
  /** The stems of joined words that a stem is part of. */
  joinedWith: (stem: string) => readonly string[]
}

/** A vocabulary of the words that one question needs; terms are stems. */
export function fetchedVocabulary(
  rows: readonly StoredWord[],
  languages: readonly string[],
  help: SearchHelp,
): FetchedVocabulary {
  const own = new Map<string, number>()
  for (const { stems, weights } of rows) stems.forEach((stem, at) => own.set(stem, weights[at] ?? 0))
  const joined = joinedStems(rows)
  const heaviest = (stem: string) =>
    Math.max(
      own.get(stem) ?? 0,
      ...(joined.get(stem) ?? []).map((other) => {
        const weight = own.get(other) ?? 0
        return weight === 0 ? 0 : partWeight(weight)
      }),
    )
  const words = new Map(
    rows.flatMap(({ word, spelling, stems }): [string, KnownWord<string>][] => {
      const terms = stems.filter((stem) => heaviest(stem) > 0)
      return terms.length > 0 ? [[word, { spelling, terms }]] : []
    }),
  )
  const sorted = [...words].sort(([left], [right]) => (left < right ? -1 : 1))
  const compounds = new Set(help.compounds.map(fold))
  return {
    languages,
    help,
    word: (word) => words.get(word),
    termOfStem: (stem) => (heaviest(stem) > 0 ? stem : undefined),
    termsStartingWith: (prefix, mostWords) => {
      const starting = sorted.filter(([word]) => word.startsWith(prefix)).slice(0, mostWords)
      return [...new Set(starting.flatMap(([, { terms }]) => terms))]
    },
    near: (word) => nearOf(word, sorted),
    isCompoundPart: (word) =>
      compounds.has(word) || (word.length >= 4 && isHeavy(words.get(word)?.terms ?? [], own)),
    heaviest,
    frequency: () => 0,
    joinedWith: (stem) => joined.get(stem) ?? [],
  }
}

function isHeavy(stems: readonly string[], own: ReadonlyMap<string, number>): boolean {
  return stems.some((stem) => (own.get(stem) ?? 0) >= fieldWeights.category)
}

function joinedStems(rows: readonly StoredWord[]): Map<string, string[]> {
  const joined = new Map<string, string[]>()
  for (const { stems, partStems } of rows) {
    for (const part of partStems) joined.set(part, [...(joined.get(part) ?? []), ...stems])
  }
  return joined
}

function nearOf(word: string, sorted: readonly (readonly [string, KnownWord<string>])[]) {
  const slips = allowedSlips(word.length)
  if (slips === 0) return []
  return sorted
    .map(([other, spelling]) => ({ word: spelling, distance: slipsBetween(word, other, slips) }))
    .filter(({ distance }) => distance > 0 && distance <= slips)
    .sort((left, right) => left.distance - right.distance)
}
