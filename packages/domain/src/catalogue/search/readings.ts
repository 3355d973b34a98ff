import { fold, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'
import type { SearchHelp } from './text-index.ts'

/** Something to read that may answer a question: an article of advice, or a question with its answer. */
export type Reading = {
  key: string
  kind: string
  title: string
  url: string
  intro: string
  /** Names its drawing, where it has one (PICTURES-2). */
  picture: string | null
}

/** With the stems of what it says, and whether its title has them. */
export type ReadReading = Reading & { stems: ReadonlyMap<string, number> }

const weights = { title: 3, intro: 1 }

export function readReading(reading: Reading, language: string): ReadReading {
  const stems = new Map<string, number>()
  const take = (text: string, weight: number) => {
    for (const stem of stemsOf(text, language)) stems.set(stem, (stems.get(stem) ?? 0) + weight)
  }
  take(reading.title, weights.title)
  take(reading.intro, weights.intro)
  return { ...reading, stems }
}

type Question = {
  term: string
  language: string
  help: SearchHelp
  firstKeys: readonly string[]
  most: number
}

/**
 * First what a topic names, then what holds every word of the question, or a synonym of it, the titles before the rest
 * (SEARCH-9).
 */
export function findReadings(readings: readonly ReadReading[], question: Question): Reading[] {
  const { term, language, help, firstKeys, most } = question
  const first = firstKeys.flatMap((key) => readings.find((reading) => reading.key === key) ?? [])
  const units = wordsOf(term)
    .filter((word) => !searchLanguage(language).stopWords.has(word))
    .map((word) => meaningsOf(word, language, help))
  const scored = readings
    .filter((reading) => !first.includes(reading))
    .map((reading) => ({ reading, score: scoreOf(reading, units) }))
    .filter(({ score }) => score > 0)
    .toSorted((left, right) => right.score - left.score)
  return [...first, ...scored.map(({ reading }) => reading)]
    .slice(0, most)
    .map(({ stems: _stems, ...reading }) => reading)
}

function scoreOf({ stems }: ReadReading, units: readonly ReadonlySet<string>[]): number {
  const weightsOfUnits = units.map((unit) => Math.max(0, ...Array.from(unit, (stem) => stems.get(stem) ?? 0)))
  return weightsOfUnits.length === 0 || weightsOfUnits.includes(0)
    ? 0
    : weightsOfUnits.reduce((sum, weight) => sum + weight, 0)
}

/** The stem of a word and those of its synonyms. */
function meaningsOf(word: string, language: string, { groups }: SearchHelp): ReadonlySet<string> {
  const own = [...stemsOf(word, language)]
  const folded = fold(word)
  const group = groups.find((words) => words.some((each) => fold(each) === folded)) ?? []
  const single = group.filter((each) => wordsOf(each).length === 1)
  return new Set([...own, ...single.flatMap((each) => [...stemsOf(each, language)])])
}

function stemsOf(text: string, language: string): Set<string> {
  const { stem, stopWords } = searchLanguage(language)
  return new Set(
    wordsOf(text)
      .filter((word) => !stopWords.has(word))
      .map((word) => fold(stem(word))),
  )
}
