import {
  correctedTerm,
  type FetchedVocabulary,
  readTerm,
  restsOnSynonym,
  type Unit,
} from '@haverhof/domain/catalogue'

/** What the words of a question may stand for, as columns of `hitsSql`. */
export type SearchTerms = {
  attempts: number[]
  units: number[]
  readings: number[]
  parts: number[]
  partCounts: number[]
  factors: number[]
  terms: string[]
  halved: boolean[]
  firstUnits: number
  secondUnits: number
}

type Question = {
  terms: SearchTerms
  /** What the answer says the question was read as, by how the products were found. */
  correctedTerm: (way: number) => string | null
  /** Whether all words were found, and one of them by a synonym alone. */
  bySynonym: (way: number) => boolean
}

/** The question as it is typed and, for when that finds nothing, with slips looked for in every word (SEARCH-5). */
export function searchTerms(vocabulary: FetchedVocabulary, term: string): Question {
  const first = readTerm(vocabulary, term, false)
  const second = readTerm(vocabulary, term, true)
  const columns: SearchTerms = {
    attempts: [],
    units: [],
    readings: [],
    parts: [],
    partCounts: [],
    factors: [],
    terms: [],
    halved: [],
    firstUnits: first.length,
    secondUnits: second.length,
  }
  addUnits(columns, vocabulary, 1, first)
  addUnits(columns, vocabulary, 2, second)
  return {
    terms: columns,
    correctedTerm: (way) => correctedTerm(way === 2 ? second : first),
    bySynonym: (way) => way === 1 && restsOnSynonym(first),
  }
}

function addUnits(
  columns: SearchTerms,
  vocabulary: FetchedVocabulary,
  attempt: number,
  units: readonly Unit<string>[],
): void {
  units.forEach(({ readings }, unit) =>
    readings.forEach(({ parts, factor }, reading) =>
      parts.forEach((stems, part) => {
        const add = (stem: string, isHalved: boolean) => {
          columns.attempts.push(attempt)
          columns.units.push(unit)
          columns.readings.push(reading)
          columns.parts.push(part)
          columns.partCounts.push(parts.length)
          columns.factors.push(factor)
          columns.terms.push(stem)
          columns.halved.push(isHalved)
        }
        for (const stem of stems) {
          add(stem, false)
          for (const joined of vocabulary.joinedWith(stem)) add(joined, true)
        }
      }),
    ),
  )
}
