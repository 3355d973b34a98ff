import type { Order } from '../index-tools/order.ts'
import type { Lexicon } from './lexicon.ts'
import type { Postings } from './postings.ts'
import type { TypoIndex } from './typos.ts'

/** Where a word stands says how much it matters. */
export const fieldWeights = { title: 10, category: 5, summary: 3, description: 1 } as const
export const heaviest = 15

export type SearchField = { text: string; language: string; weight: number }
/** At most five fields, with the same weights in every document. */
export type SearchDocument = { title: string; fields: readonly SearchField[] }

/** Words for the same thing, and the parts that joined words are made of. */
export type SearchHelp = { groups: readonly (readonly string[])[]; compounds: readonly string[] }

/** Which products hold which words, for one language and its fallback. */
export type TextIndex = {
  languages: readonly string[]
  help: SearchHelp
  docCount: number
  lexicon: Lexicon
  postings: Postings
  /** Per set of fields what standing in all of them weighs. */
  weightOfFields: Uint8Array
  /** Per term the most it weighs in a doc that holds it as it is, not in a joined word; 0 for what stands nowhere. */
  heaviest: number[]
  /** Whether a language of it joins words, and the parts they are made of by decree, folded. */
  joinsWords: boolean
  parts: Set<string>
  /** The words that stand in texts or are parts, in the order of the alphabet. */
  sorted: number[]
  typos: TypoIndex
  /** Per term the joined words that it is a part of, and per joined word the terms of its parts. */
  joined: Map<number, Set<number>>
  partsOfWord: Map<number, number[]>
  titles: string[]
  byName: Order
  room: SearchRoom
}

/** A figure per doc for the search that is made at the moment: making new columns for each would cost more than searching. */
export type SearchRoom = {
  scores: Uint16Array
  best: Uint16Array
  weights: Uint16Array
  fields: Uint8Array
}
