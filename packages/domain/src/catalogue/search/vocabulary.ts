import type { SearchHelp, TextIndex } from './text-index.ts'
import { nearWords } from './typos.ts'

/** A word as it was met in texts: the spelling to show for it, and the terms that texts are found by. */
export type KnownWord<Term> = { spelling: string; terms: readonly Term[] }

/** What is known of the words of a shop, for whoever reads a question. A term is a stem, a word is folded. */
export type Vocabulary<Term> = {
  languages: readonly string[]
  help: SearchHelp
  word: (word: string) => KnownWord<Term> | undefined
  termOfStem: (stem: string) => Term | undefined
  /** Terms of at most that many words, in the order of the alphabet. */
  termsStartingWith: (prefix: string, mostWords: number) => readonly Term[]
  /** SEARCH-2: words within the allowed slips, nearest first, equally near ones in the order of the alphabet. */
  near: (word: string) => readonly { word: KnownWord<Term>; distance: number }[]
  isCompoundPart: (word: string) => boolean
  /** The weight of the most important place where the term stands. */
  heaviest: (term: Term) => number
  /** In how many texts it stands, about. */
  frequency: (term: Term) => number
}

export function vocabularyOf(index: TextIndex): Vocabulary<number> {
  const known = (place: number): KnownWord<number> => ({
    spelling: index.spellings[place] as string,
    terms: index.termsOfWord[place] as readonly number[],
  })
  return {
    languages: index.languages,
    help: index.help,
    word: (word) => {
      const place = index.placeOfWord.get(word)
      return place === undefined ? undefined : known(place)
    },
    termOfStem: (stem) => index.termOfStem.get(stem),
    termsStartingWith: (prefix, mostWords) => termsStartingWith(index, prefix, mostWords),
    near: (word) =>
      nearWords(index.typos, word).map(({ place, distance }) => ({ word: known(place), distance })),
    isCompoundPart: index.isCompoundPart,
    heaviest: (term) => index.heaviestOfTerm[term] as number,
    frequency: (term) => (index.starts[term + 1] as number) - (index.starts[term] as number),
  }
}

function termsStartingWith(index: TextIndex, prefix: string, mostWords: number): number[] {
  let low = 0
  let high = index.words.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((index.words[middle] as string) < prefix) low = middle + 1
    else high = middle
  }
  const near = index.words.slice(low, low + mostWords)
  const beyond = near.findIndex((word) => !word.startsWith(prefix))
  const count = beyond < 0 ? near.length : beyond
  return [...new Set(index.termsOfWord.slice(low, low + count).flat())]
}
