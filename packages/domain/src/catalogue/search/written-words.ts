import { countOf } from './postings.ts'
import { fieldWeights, type TextIndex } from './text-index.ts'

/** Whether a text holds it. */
export function isWritten({ lexicon, postings }: TextIndex, word: number): boolean {
  return (lexicon.formsOfWord[word] as number[]).some((form) => countOf(postings, form) > 0)
}

/** The terms of a word as it stands in texts; of one that is known as a part only, the term of that. */
export function termsOfWord({ lexicon, postings }: TextIndex, word: number): number[] {
  const written = (lexicon.formsOfWord[word] as number[]).filter((form) => countOf(postings, form) > 0)
  if (written.length > 0) return [...new Set(written.map((form) => lexicon.termOfForm[form] as number))]
  const part = lexicon.termOfPart.get(word)
  return part === undefined ? [] : [part]
}

/** Parts are the listed ones and every word of four letters that stands in a title or category. */
export function isCompoundPart(index: TextIndex, text: string): boolean {
  if (index.parts.has(text)) return true
  const word = text.length >= 4 ? index.lexicon.wordOf.get(text) : undefined
  return (
    word !== undefined &&
    isWritten(index, word) &&
    termsOfWord(index, word).some((term) => (index.heaviest[term] as number) >= fieldWeights.category)
  )
}
