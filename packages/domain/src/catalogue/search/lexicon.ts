import { fold } from './fold.ts'
import { searchLanguage } from './languages.ts'

/**
 * The words that were met. A `word` is a folded spelling, a `term` a stem, and a `form` a spelling as it was written with the stem that
 * its language makes of it. Numbers are never given twice; words that texts no longer use keep empty lists.
 */
export type Lexicon = {
  words: string[]
  wordOf: Map<string, number>
  formsOfWord: number[][]
  termOfStem: Map<string, number>
  formsOfTerm: number[][]
  /** Per form. */
  spellings: string[]
  wordOfForm: number[]
  termOfForm: number[]
  /** Parts of joined words that stand in no text on their own have a term nevertheless. */
  termOfPart: Map<number, number>
}

export function newLexicon(): Lexicon {
  return {
    words: [],
    wordOf: new Map(),
    formsOfWord: [],
    termOfStem: new Map(),
    formsOfTerm: [],
    spellings: [],
    wordOfForm: [],
    termOfForm: [],
    termOfPart: new Map(),
  }
}

/** The form of a word in lower case; null for words that say nothing. */
export function formOf(lexicon: Lexicon, spelling: string, language: string): number | null {
  const { stem, stopWords } = searchLanguage(language)
  if (stopWords.has(spelling)) return null
  const term = termOf(lexicon, fold(stem(spelling)))
  const word = wordOf(lexicon, fold(spelling))
  const forms = lexicon.formsOfWord[word] as number[]
  const sameForm = forms.find(
    (form) => lexicon.spellings[form] === spelling && lexicon.termOfForm[form] === term,
  )
  if (sameForm !== undefined) return sameForm
  const form = lexicon.spellings.push(spelling) - 1
  lexicon.wordOfForm.push(word)
  lexicon.termOfForm.push(term)
  forms.push(form)
  lexicon.formsOfTerm[term]?.push(form)
  return form
}

export function addPart(lexicon: Lexicon, part: string, language: string): void {
  const { stem, stopWords } = searchLanguage(language)
  if (!stopWords.has(part)) lexicon.termOfPart.set(wordOf(lexicon, part), termOf(lexicon, fold(stem(part))))
}

function wordOf({ words, wordOf: wordNumbers, formsOfWord }: Lexicon, folded: string): number {
  let word = wordNumbers.get(folded)
  if (word !== undefined) return word
  wordNumbers.set(folded, (word = words.push(folded) - 1))
  formsOfWord.push([])
  return word
}

function termOf({ termOfStem, formsOfTerm }: Lexicon, stem: string): number {
  let term = termOfStem.get(stem)
  if (term !== undefined) return term
  termOfStem.set(stem, (term = formsOfTerm.push([]) - 1))
  return term
}
