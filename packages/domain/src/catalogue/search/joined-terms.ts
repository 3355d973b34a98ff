import { splitCompound } from './compounds.ts'
import type { TextIndex } from './text-index.ts'
import { isCompoundPart, isWritten, termsOfWord } from './written-words.ts'

const shortestJoined = 7

/** Finds the parts of a joined word anew, and lists it with their terms (SEARCH-3). */
export function rejoinWord(index: TextIndex, word: number): void {
  for (const term of index.partsOfWord.get(word) ?? []) index.joined.get(term)?.delete(word)
  const terms = partTerms(index, word)
  if (terms.length === 0) {
    index.partsOfWord.delete(word)
    return
  }
  index.partsOfWord.set(word, terms)
  for (const term of terms) {
    const joined = index.joined.get(term)
    if (joined) joined.add(word)
    else index.joined.set(term, new Set([word]))
  }
}

function partTerms(index: TextIndex, word: number): number[] {
  const { lexicon } = index
  const whole = lexicon.words[word] as string
  if (!index.joinsWords || whole.length < shortestJoined || !isWritten(index, word)) return []
  const parts = splitCompound(whole, (part) => isCompoundPart(index, part)) ?? []
  return parts.flatMap((part) => {
    const word = lexicon.wordOf.get(part)
    return word === undefined ? [] : termsOfWord(index, word)
  })
}

/** Of words that became parts, ceased to be or are found by other terms now: every joined word that holds one. */
export function rejoinWordsWith(index: TextIndex, parts: readonly number[]): void {
  const { lexicon, sorted } = index
  const texts = parts.map((part) => lexicon.words[part] as string)
  for (const word of texts.length > 0 ? sorted : []) {
    const whole = lexicon.words[word] as string
    if (whole.length >= shortestJoined && texts.some((text) => whole.includes(text))) rejoinWord(index, word)
  }
}

/** The terms of the joined words that this term is a part of. */
export function joinedTerms(index: TextIndex, term: number): number[] {
  const words = index.joined.get(term)
  if (!words || words.size === 0) return []
  const terms = new Set([...words].flatMap((word) => termsOfWord(index, word)))
  terms.delete(term)
  return [...terms]
}
