import { type Bits, hasBit } from '../index-tools/bitset.ts'
import { joinedTerms } from './joined-terms.ts'
import { countOf, listOf } from './postings.ts'
import type { TextIndex } from './text-index.ts'

type Visit = (doc: number, weight: number) => void

/** Calls `visit` for each of the docs that hold the term, with what it weighs there; a doc that holds several of its forms comes once. */
export function eachHolder(index: TextIndex, term: number, allowed: Bits | null, visit: Visit): void {
  const { postings, weightOfFields, room } = index
  const forms = (index.lexicon.formsOfTerm[term] as number[]).filter((form) => countOf(postings, form) > 0)
  const [only] = forms
  if (only !== undefined && forms.length === 1) {
    for (const posting of listOf(postings, only)) {
      const doc = posting >>> 5
      if (!allowed || hasBit(allowed, doc)) visit(doc, weightOfFields[posting & 31] as number)
    }
    return
  }
  const met: number[] = []
  for (const form of forms) {
    for (const posting of listOf(postings, form)) {
      const doc = posting >>> 5
      if (allowed && !hasBit(allowed, doc)) continue
      const before = room.fields[doc] as number
      if (before === 0) met.push(doc)
      room.fields[doc] = before | (posting & 31)
    }
  }
  for (const doc of met) {
    visit(doc, weightOfFields[room.fields[doc] as number] as number)
    room.fields[doc] = 0
  }
}

/** The same with the docs that hold it as a part of a joined word, where it weighs half; those may come more than once (SEARCH-3). */
export function eachHolderWithJoined(
  index: TextIndex,
  term: number,
  allowed: Bits | null,
  visit: Visit,
): void {
  eachHolder(index, term, allowed, visit)
  for (const joined of joinedTerms(index, term))
    eachHolder(index, joined, allowed, (doc, weight) => visit(doc, half(weight)))
}

function half(weight: number): number {
  return Math.max(1, weight >> 1)
}

/** The most the term weighs in any doc, held as it is. */
export function heaviestOf(index: TextIndex, term: number): number {
  let most = 0
  eachHolder(index, term, null, (_doc, weight) => {
    if (weight > most) most = weight
  })
  return most
}

/** The same, or half of what it weighs in a joined word. */
export function heaviestWithJoined(index: TextIndex, term: number): number {
  const joined = joinedTerms(index, term).map((other) => index.heaviest[other] as number)
  return Math.max(index.heaviest[term] ?? 0, ...joined.filter((weight) => weight > 0).map(half))
}

/** In how many docs it stands, about. */
export function frequencyOf(index: TextIndex, term: number): number {
  const { lexicon, postings } = index
  const terms = [term, ...joinedTerms(index, term)]
  const forms = terms.flatMap((one) => lexicon.formsOfTerm[one] as number[])
  return forms.reduce((sum, form) => sum + countOf(postings, form), 0)
}
