import type { SearchHelp, TextIndex } from './text-index.ts'
import { countOf } from './postings.ts'
import { frequencyOf, heaviestWithJoined } from './term-weights.ts'
import { nearWords } from './typos.ts'
import { isCompoundPart, termsOfWord } from './written-words.ts'

/** A word as it was met in texts: the spelling to show for it, and the terms that texts are found by. */
export type KnownWord<Term> = { spelling: string; terms: readonly Term[] }

/** What is known of the words of a shop, for the reading of a query. A term is a stem, a word is folded. */
export type Vocabulary<Term> = {
  languages: readonly string[]
  help: SearchHelp
  word: (word: string) => KnownWord<Term> | undefined
  termOfStem: (stem: string) => Term | undefined
  /** Terms of at most that many words, in the order of the alphabet. */
  termsStartingWith: (prefix: string, mostWords: number) => readonly Term[]
  /** Words within the allowed slips, nearest first, equally near ones in the order of the alphabet (SEARCH-2). */
  near: (word: string) => readonly { word: KnownWord<Term>; distance: number }[]
  isCompoundPart: (word: string) => boolean
  /** The weight of the most important place where the term stands. */
  heaviest: (term: Term) => number
  /** In how many texts it stands, about. */
  frequency: (term: Term) => number
}

export function vocabularyOf(index: TextIndex): Vocabulary<number> {
  const { lexicon } = index
  const isFound = (term: number) => (index.heaviest[term] ?? 0) > 0 || heaviestWithJoined(index, term) > 0
  const knownWord = (word: number): KnownWord<number> | undefined => {
    const terms = termsOfWord(index, word).filter(isFound)
    return terms.length === 0 ? undefined : { spelling: spellingOf(index, word), terms }
  }
  return {
    languages: index.languages,
    help: index.help,
    word: (text) => {
      const word = lexicon.wordOf.get(text)
      return word === undefined ? undefined : knownWord(word)
    },
    termOfStem: (stem) => {
      const term = lexicon.termOfStem.get(stem)
      return term !== undefined && isFound(term) ? term : undefined
    },
    termsStartingWith: (prefix, mostWords) => {
      const terms = new Set<number>()
      let met = 0
      for (let position = placeInAlphabet(index, prefix); met < mostWords; position++) {
        const word = index.sorted[position]
        if (word === undefined || !lexicon.words[word]?.startsWith(prefix)) break
        const termsFound = termsOfWord(index, word).filter(isFound)
        if (termsFound.length > 0) met += 1
        for (const term of termsFound) terms.add(term)
      }
      return [...terms]
    },
    near: (text) =>
      nearWords(index.typos, text).flatMap(({ wordPosition, distance }) => {
        const word = knownWord(wordPosition)
        return word ? { word, distance } : []
      }),
    isCompoundPart: (word) => isCompoundPart(index, word),
    heaviest: (term) => heaviestWithJoined(index, term),
    frequency: (term) => frequencyOf(index, term),
  }
}

/** As it was met first, of those spellings that still stand somewhere. */
function spellingOf({ lexicon, postings }: TextIndex, word: number): string {
  const first = (lexicon.formsOfWord[word] as number[]).find((form) => countOf(postings, form) > 0)
  return first === undefined ? (lexicon.words[word] as string) : (lexicon.spellings[first] as string)
}

/** The place of the first word that is not before this one. */
export function placeInAlphabet({ sorted, lexicon }: TextIndex, text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((lexicon.words[sorted[middle] as number] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}
