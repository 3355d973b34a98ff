import { type Bits, addBit, emptyBits } from './index-bitset.ts'
import type { TextIndex } from './search-index.ts'
import { type Reading, type Unit, readTerm } from './search-reading.ts'

export type SearchMatch = {
  docs: Bits
  scores: Uint16Array
  correctedTerm: string | null
  /** Nothing holds all words; these hold some. */
  widened: boolean
}

/** More words found always beats better places of fewer words. */
const wordBonus = 4000

/**
 * SEARCH-5: products that hold every word. When none does, slips are looked for in every word, then products that
 * hold some of the words are given. `allowed` are the docs of the site, so that others never decide this.
 */
export function searchProducts(index: TextIndex, term: string, allowed: Bits): SearchMatch {
  const units = readTerm(index, term, false)
  const first = tally(index, units, allowed)
  if (first.complete > 0) return matchOf(first, units, units.length)
  const guessed = readTerm(index, term, true)
  const second = tally(index, guessed, allowed)
  if (second.complete > 0) return matchOf(second, guessed, guessed.length)
  return { ...matchOf(second, guessed, 1), widened: second.found.length > 0 }
}

type Tally = { hits: Uint8Array; scores: Uint16Array; found: number[]; complete: number }

function tally(index: TextIndex, units: readonly Unit[], allowed: Bits): Tally {
  const hits = new Uint8Array(index.docCount)
  const scores = new Uint16Array(index.docCount)
  const found: number[] = []
  let complete = 0
  for (const unit of units) {
    const best = new Uint16Array(index.docCount)
    const touched: number[] = []
    for (const reading of unit.readings) scoreReading(index, reading, allowed, best, touched)
    for (const doc of touched) {
      if (hits[doc] === 0) found.push(doc)
      hits[doc] = (hits[doc] as number) + 1
      scores[doc] = (scores[doc] as number) + (best[doc] as number) + wordBonus
      if (hits[doc] === units.length) complete += 1
    }
  }
  return { hits, scores, found, complete }
}

/** Raises the best score of each doc that holds all parts, noting docs that score for the first time. */
function scoreReading(
  index: TextIndex,
  { parts, factor }: Reading,
  allowed: Bits,
  best: Uint16Array,
  touched: number[],
): void {
  let sums: Uint8Array | null = null
  let holders: number[] = []
  for (const terms of parts) {
    const before = sums
    const after = new Uint8Array(index.docCount)
    holders = []
    for (const term of terms) addPart(index, term, allowed, before, after, holders)
    sums = after
  }
  for (const doc of holders)
    raise(doc, Math.round(((sums?.[doc] ?? 0) * factor) / parts.length), best, touched)
}

/** Adds the weight of one term to the docs that hold all parts before; of several terms the heaviest counts. */
function addPart(
  { postings, starts }: TextIndex,
  term: number,
  allowed: Bits,
  before: Uint8Array | null,
  after: Uint8Array,
  holders: number[],
): void {
  const end = starts[term + 1] as number
  for (let at = starts[term] as number; at < end; at++) {
    const posting = postings[at] as number
    const doc = posting >>> 4
    if (((allowed[doc >>> 5] as number) & (1 << (doc & 31))) === 0 || before?.[doc] === 0) continue
    const sum = (before ? (before[doc] as number) : 0) + (posting & 15)
    const known = after[doc] as number
    if (known === 0) holders.push(doc)
    if (sum > known) after[doc] = sum
  }
}

function raise(doc: number, score: number, best: Uint16Array, touched: number[]): void {
  const before = best[doc] as number
  if (before === 0) touched.push(doc)
  if (score > before) best[doc] = score
}

function matchOf({ hits, scores, found }: Tally, units: readonly Unit[], neededHits: number): SearchMatch {
  const docs = emptyBits(scores.length)
  for (const doc of found) if ((hits[doc] as number) >= neededHits) addBit(docs, doc)
  const corrected = units.some((unit) => unit.corrected !== null)
  return {
    docs,
    scores,
    correctedTerm: corrected ? units.map((unit) => unit.corrected ?? unit.typed).join(' ') : null,
    widened: false,
  }
}
