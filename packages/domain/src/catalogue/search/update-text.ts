import { fieldsOfForms, weightsOfFields } from './build-text-index.ts'
import { formOf } from './lexicon.ts'
import { rename } from './names.ts'
import { fieldsIn, setFields } from './postings.ts'
import { heaviestOf, isWritten } from './term-weights.ts'
import type { SearchDocument, TextIndex } from './text-index.ts'
import { addTypoWord, removeTypoWord } from './typos.ts'
import { placeInAlphabet } from './vocabulary.ts'

const nothing: SearchDocument = { title: '', fields: [] }

/** CATALOGUE-16: takes over what one product says; without a document it says nothing any longer. */
export function updateText(
  index: TextIndex,
  productIds: Int32Array,
  doc: number,
  document: SearchDocument = nothing,
): void {
  rename(index, productIds, doc, document.title)
  const { lexicon, postings } = index
  if (document !== nothing) index.weightOfFields = weightsOfFields(document)
  const next = fieldsOfForms(document, (spelling, language) => formOf(lexicon, spelling, language))
  const changed: number[] = []
  // Which words it held is found in their lists: keeping them per doc as well would double the memory.
  for (let form = 0; form < lexicon.spellings.length; form++) {
    const fields = next.get(form) ?? 0
    if (fieldsIn(postings, form, doc) === fields) continue
    setFields(postings, form, doc, fields)
    changed.push(form)
  }
  if (changed.length === 0) return
  for (const term of new Set(changed.map((form) => lexicon.termOfForm[form] as number)))
    index.heaviest[term] = heaviestOf(index, term)
  for (const word of new Set(changed.map((form) => lexicon.wordOfForm[form] as number))) listWord(index, word)
  index.joined.clear()
}

/** A word is offered as long as a text holds it, or joined words are made of it. */
function listWord(index: TextIndex, word: number): void {
  const { sorted, typos, lexicon } = index
  const isOffered = isWritten(index, word) || lexicon.termOfPart.has(word)
  const place = placeInAlphabet(index, lexicon.words[word] as string)
  const isListed = sorted[place] === word
  if (isOffered === isListed) return
  sorted.splice(place, isListed ? 1 : 0, ...(isListed ? [] : [word]))
  if (isListed) removeTypoWord(typos, word)
  else addTypoWord(typos, word)
}
