import { type Bits, addBit, emptyBits, hasBit, intersection, membersOf } from '../index-tools/bitset.ts'
import type { TextIndex } from './text-index.ts'
import { correctedTerm, type Unit as ReadUnit, readTerm, restsOnSynonym } from './reading.ts'
import { eachHolderWithJoined, frequencyOf } from './term-weights.ts'
import { vocabularyOf } from './vocabulary.ts'

type Unit = ReadUnit<number>

export type SearchMatch = SearchHits & {
  correctedTerm: string | null
  /** Nothing holds all words; these hold some. */
  widened: boolean
  /** Everything that was found was found by a synonym of one of the words. */
  bySynonym: boolean
}

export type SearchHits = {
  docs: Bits
  /** The same in rising order, and the score of each. */
  members: Int32Array
  scores: Uint16Array
}

/** More words found always beats better places of fewer words. */
const wordBonus = 4000

/**
 * Products that hold every word (SEARCH-5). When none does, slips are looked for in every word, then products that
 * hold some of the words are given. `allowedFor` answers with the docs of the site, so that others never decide this, less what
 * must not be shown beside what the question was read as (SEARCH-16).
 */
export function searchProducts(
  index: TextIndex,
  term: string,
  allowedFor: (correctedTerm: string | null) => Bits,
): SearchMatch {
  const vocabulary = vocabularyOf(index)
  const units = readTerm(vocabulary, term, false)
  const read = correctedTerm(units)
  const allowed = allowedFor(read)
  const first = holdingAll(index, units, allowed)
  if (first.members.length > 0)
    return { ...first, correctedTerm: read, widened: false, bySynonym: restsOnSynonym(units) }
  const guessed = readTerm(vocabulary, term, true)
  const guess = correctedTerm(guessed)
  const second = holdingAll(index, guessed, intersection(allowed, allowedFor(guess)))
  if (second.members.length > 0) return { ...second, correctedTerm: guess, widened: false, bySynonym: false }
  const some = holdingSome(index, guessed, allowed)
  // What holds only some words is no proof of a slip in the others: only words nothing is spelled like were corrected.
  return { ...some, correctedTerm: read, widened: some.members.length > 0, bySynonym: false }
}

/** Rare words first: what does not hold them need not be looked at again. */
function holdingAll(index: TextIndex, units: readonly Unit[], allowed: Bits): SearchHits {
  const rareFirst = units.toSorted((left, right) => postingCount(index, left) - postingCount(index, right))
  let candidates = allowed
  let scored: readonly number[] | undefined
  let docs: readonly number[] = []
  for (const unit of rareFirst) {
    docs = addScores(index, unit, candidates)
    scored ??= docs
    if (docs.length === 0) break
    candidates = bitsOf(index, docs)
  }
  return takeScores(index, docs, scored ?? [])
}

function holdingSome(index: TextIndex, units: readonly Unit[], allowed: Bits): SearchHits {
  const docs = units.flatMap((unit) => addScores(index, unit, allowed))
  return takeScores(index, docs, docs)
}

/** Takes the scores of what was found out of the room of the index, and wipes it for the next search. */
function takeScores(index: TextIndex, scoredDocs: readonly number[], scored: readonly number[]): SearchHits {
  const docs = bitsOf(index, scoredDocs)
  const members = membersOf(docs)
  const scores = new Uint16Array(members.length)
  for (let position = 0; position < members.length; position++) {
    scores[position] = index.room.scores[members[position] as number] as number
  }
  for (const doc of scored) index.room.scores[doc] = 0
  return { docs, members, scores }
}

function bitsOf({ docCount }: TextIndex, docs: readonly number[]): Bits {
  const bits = emptyBits(docCount)
  for (const doc of docs) addBit(bits, doc)
  return bits
}

function postingCount(index: TextIndex, { readings }: Unit): number {
  const terms = readings.flatMap((reading) => reading.parts.flat())
  return terms.reduce((sum, term) => sum + frequencyOf(index, term), 0)
}

/** Adds to each doc the score of its best reading of one word, and answers with the docs that have one. */
function addScores(index: TextIndex, unit: Unit, allowed: Bits): number[] {
  const { scores, best } = index.room
  const touched: number[] = []
  for (const { parts, factor } of unit.readings) {
    const [single] = parts
    if (parts.length === 1 && single) scoreTerms(index, single, factor, allowed, best, touched)
    else scoreParts(index, parts, factor, allowed, touched)
  }
  for (const doc of touched) {
    scores[doc] = (scores[doc] as number) + (best[doc] as number) + wordBonus
    best[doc] = 0
  }
  return touched
}

function scoreTerms(
  index: TextIndex,
  terms: readonly number[],
  factor: number,
  allowed: Bits,
  best: Uint16Array,
  touched: number[],
): void {
  for (const term of terms) {
    eachHolderWithJoined(index, term, allowed, (doc, weight) => {
      const score = weight * factor
      const before = best[doc] as number
      if (before === 0) touched.push(doc)
      if (score > before) best[doc] = score
    })
  }
}

/** A doc must hold every part; it scores the mean of its parts. */
function scoreParts(
  index: TextIndex,
  parts: readonly (readonly number[])[],
  factor: number,
  allowed: Bits,
  touched: number[],
): void {
  const { best, weights } = index.room
  const sums = new Map<number, number>()
  let candidates = allowed
  for (const terms of parts) {
    const holders: number[] = []
    scoreTerms(index, terms, 1, candidates, weights, holders)
    candidates = bitsOf(index, holders)
    for (const doc of holders) {
      sums.set(doc, (sums.get(doc) ?? 0) + (weights[doc] as number))
      weights[doc] = 0
    }
  }
  for (const [doc, sum] of sums) {
    if (!hasBit(candidates, doc)) continue
    const score = Math.round((sum * factor) / parts.length)
    if (best[doc] === 0) touched.push(doc)
    if (score > (best[doc] as number)) best[doc] = score
  }
}
