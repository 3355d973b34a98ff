import type { Order } from '../index-tools/order.ts'
import type { Steps } from '../index-tools/steps.ts'
import { splitCompound } from './compounds.ts'
import { fold, wordsOf } from './fold.ts'
import { searchLanguage } from './languages.ts'
import { orderByName } from './names.ts'
import { type TypoIndex, buildTypoIndex } from './typos.ts'

/** Where a word stands says how much it matters. */
export const fieldWeights = { title: 10, category: 5, summary: 3, description: 1 } as const
const heaviest = 15
const termsPerStep = 500

export type SearchField = { text: string; language: string; weight: number }
export type SearchDocument = { doc: number; title: string; fields: readonly SearchField[] }

/** Words for the same thing, and the parts that joined words are made of. */
export type SearchHelp = { groups: readonly (readonly string[])[]; compounds: readonly string[] }

/**
 * Which products hold which words, for one language and its fallback. A `term` is a stem; `words` are the spellings
 * that were met, folded and sorted, each with its terms.
 */
export type TextIndex = {
  languages: readonly string[]
  help: SearchHelp
  docCount: number
  words: readonly string[]
  /** The spelling to show for a folded word. */
  spellings: readonly string[]
  termsOfWord: readonly (readonly number[])[]
  placeOfWord: ReadonlyMap<string, number>
  termOfStem: ReadonlyMap<string, number>
  /** Postings of term t: postings[starts[t]] up to postings[starts[t + 1]], each doc × 16 + weight. */
  starts: Uint32Array
  postings: Uint32Array
  heaviestOfTerm: Uint8Array
  typos: TypoIndex
  isCompoundPart: (word: string) => boolean
  byName: Order
  room: SearchRoom
}

/** A figure per doc for the search that is made at the moment: making new columns for each would cost more than searching. */
export type SearchRoom = { scores: Uint16Array; best: Uint16Array; weights: Uint16Array }

export type TextIndexBuilder = {
  add: (document: SearchDocument) => void
  finish: (productIds: Int32Array) => Steps<TextIndex>
}

type Options = { languages: readonly string[]; docCount: number; help: SearchHelp }

/** Documents may come in any order and in as many turns as the caller likes, so that nothing waits for a build. */
export function textIndexBuilder({ languages, docCount, help }: Options): TextIndexBuilder {
  const vocabulary = newVocabulary()
  const lists: number[][] = []
  const titles: string[] = Array.from({ length: docCount }, () => '')
  const post = (term: number, doc: number, weight: number) => (lists[term] ??= []).push(doc * 16 + weight)
  return {
    add: ({ doc, title, fields }) => {
      titles[doc] = title
      for (const [term, weight] of weighted(fields, vocabulary)) post(term, doc, weight)
    },
    finish: function* (productIds) {
      const isPart = compoundParts(vocabulary, lists, help)
      if (languages.some((code) => searchLanguage(code).joinsWords)) {
        addCompoundParts(vocabulary, lists, isPart, languages[0] ?? '')
      }
      yield
      const byName = orderByName(titles, productIds, languages[0] ?? '')
      yield
      const flat = yield* flattened(lists, vocabulary.termOfStem.size)
      const { termOfStem } = vocabulary
      return {
        languages,
        help,
        docCount,
        ...sortedWords(vocabulary),
        termOfStem,
        ...flat,
        isCompoundPart: isPart,
        byName,
        room: searchRoom(docCount),
      }
    },
  }
}

function searchRoom(docCount: number): SearchRoom {
  const column = () => new Uint16Array(docCount)
  return { scores: column(), best: column(), weights: column() }
}

type Vocabulary = {
  termOfStem: Map<string, number>
  words: Map<string, { spelling: string; terms: Set<number> }>
  term: (word: string, language: string) => number | null
}

function newVocabulary(): Vocabulary {
  const termOfStem = new Map<string, number>()
  const words: Vocabulary['words'] = new Map()
  const met = new Map<string, Map<string, number | null>>()
  const meet = (word: string, language: string): number | null => {
    const { stem, stopWords } = searchLanguage(language)
    if (stopWords.has(word)) return null
    const stemmed = fold(stem(word))
    let term = termOfStem.get(stemmed)
    if (term === undefined) termOfStem.set(stemmed, (term = termOfStem.size))
    const known = words.get(fold(word))
    if (known) known.terms.add(term)
    else words.set(fold(word), { spelling: word, terms: new Set([term]) })
    return term
  }
  return {
    termOfStem,
    words,
    term: (word, language) => {
      let known = met.get(language)
      if (!known) met.set(language, (known = new Map()))
      let term = known.get(word)
      if (term === undefined) known.set(word, (term = meet(word, language)))
      return term
    },
  }
}

function weighted(fields: readonly SearchField[], vocabulary: Vocabulary): Map<number, number> {
  const weights = new Map<number, number>()
  for (const { text, language, weight } of fields) {
    const terms = new Set(wordsOf(text).map((word) => vocabulary.term(word, language)))
    for (const term of terms) {
      if (term !== null) weights.set(term, Math.min(heaviest, (weights.get(term) ?? 0) + weight))
    }
  }
  return weights
}

function heaviestIn(list: readonly number[] | undefined): number {
  let most = 0
  for (const posting of list ?? []) if ((posting & 15) > most) most = posting & 15
  return most
}

/** Parts are the listed ones and every word of four letters that stands in a title or category. */
function compoundParts(
  vocabulary: Vocabulary,
  lists: number[][],
  help: SearchHelp,
): (word: string) => boolean {
  const parts = new Set(help.compounds.map(fold))
  for (const [word, { terms }] of vocabulary.words) {
    const weight = Math.max(...[...terms].map((term) => heaviestIn(lists[term])))
    if (word.length >= 4 && weight >= fieldWeights.category) parts.add(word)
  }
  return (word) => parts.has(word)
}

function addCompoundParts(
  vocabulary: Vocabulary,
  lists: number[][],
  isPart: (word: string) => boolean,
  language: string,
): void {
  for (const [word, { terms }] of Array.from(vocabulary.words)) {
    const parts = word.length >= 7 ? splitCompound(word, isPart) : null
    const own = [...terms].flatMap((term) => lists[term] ?? [])
    for (const part of parts ?? []) {
      const known = vocabulary.words.get(part)?.terms ?? [vocabulary.term(part, language)]
      for (const term of known) {
        if (term === null || terms.has(term)) continue
        const list = (lists[term] ??= [])
        for (const posting of own) list.push((posting & ~15) | Math.max(1, (posting & 15) >> 1))
      }
    }
  }
}

function sortedWords(vocabulary: Vocabulary) {
  const sorted = [...vocabulary.words].sort(([left], [right]) => (left < right ? -1 : 1))
  const words = sorted.map(([word]) => word)
  return {
    words,
    spellings: sorted.map(([, { spelling }]) => spelling),
    termsOfWord: sorted.map(([, { terms }]) => [...terms]),
    placeOfWord: new Map(words.map((word, place) => [word, place])),
    typos: buildTypoIndex(words),
  }
}

/** All lists end to end, each by doc with one posting per doc. */
function* flattened(
  lists: number[][],
  termCount: number,
): Steps<Pick<TextIndex, 'starts' | 'postings' | 'heaviestOfTerm'>> {
  const starts = new Uint32Array(termCount + 1)
  const postings = new Uint32Array(lists.reduce((sum, list) => sum + (list?.length ?? 0), 0))
  const heaviestOfTerm = new Uint8Array(termCount)
  let end = 0
  for (let term = 0; term < termCount; term++) {
    const list = Uint32Array.from(lists[term] ?? []).sort()
    list.forEach((posting, place) => {
      // Sorted, the heaviest posting of a doc is its last.
      if (posting >>> 4 !== (list[place + 1] ?? -1) >>> 4 || place === list.length - 1)
        postings[end++] = posting
    })
    starts[term + 1] = end
    heaviestOfTerm[term] = heaviestIn(lists[term])
    if (term % termsPerStep === 0) yield
  }
  return { starts, postings: postings.slice(0, end), heaviestOfTerm }
}
