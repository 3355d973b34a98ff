import { fieldsOfForms, weightsOfFields } from './build-text-index.ts'
import { rejoinWord, rejoinWordsWith } from './joined-terms.ts'
import { formOf } from './lexicon.ts'
import { rename } from './names.ts'
import { fieldsIn, setFields } from './postings.ts'
import { heaviestOf } from './term-weights.ts'
import type { SearchDocument, TextIndex } from './text-index.ts'
import { addTypoWord, removeTypoWord } from './typos.ts'
import { placeInAlphabet } from './vocabulary.ts'
import { isCompoundPart, isWritten, termsOfWord } from './written-words.ts'

const nothing: SearchDocument = { title: '', fields: [] }

/** Takes over what one product says; without a document it says nothing any longer (CATALOGUE-64). */
export function updateText(
  index: TextIndex,
  productIds: Int32Array,
  doc: number,
  document: SearchDocument = nothing,
): void {
  rename(index, productIds, doc, document.title)
  const { lexicon } = index
  if (document !== nothing) index.weightOfFields = weightsOfFields(document)
  const changed = changedForms(index, doc, document)
  if (changed.size === 0) return
  const terms = new Set([...changed.keys()].map((form) => lexicon.termOfForm[form] as number))
  const forms = [...terms].flatMap((term) => lexicon.formsOfTerm[term] as number[])
  const words = new Set(forms.map((form) => lexicon.wordOfForm[form] as number))
  const before = new Map([...words].map((word) => [word, asPart(index, word)]))
  for (const [form, fields] of changed) setFields(index.postings, form, doc, fields)
  for (const term of terms) index.heaviest[term] = heaviestOf(index, term)
  for (const word of words) listWord(index, word)
  for (const word of words) rejoinWord(index, word)
  rejoinWordsWith(
    index,
    [...words].filter((word) => before.get(word) !== asPart(index, word)),
  )
}

/** Which words it held is found in their lists: keeping them per doc as well would double the memory. */
function changedForms(index: TextIndex, doc: number, document: SearchDocument): Map<number, number> {
  const { lexicon, postings } = index
  const met = new Map<string, number | null>()
  const next = fieldsOfForms(document, (spelling, language) => {
    const key = `${language} ${spelling}`
    let form = met.get(key)
    // A word is stemmed once, however often the text repeats it.
    if (form === undefined) met.set(key, (form = formOf(lexicon, spelling, language)))
    return form
  })
  const changed = new Map<number, number>()
  for (let form = 0; form < lexicon.spellings.length; form++) {
    const fields = next.get(form) ?? 0
    if (fieldsIn(postings, form, doc) !== fields) changed.set(form, fields)
  }
  return changed
}

/** What a joined word that holds this one is found by; null when it is no part. */
function asPart(index: TextIndex, word: number): string | null {
  const isPart = isCompoundPart(index, index.lexicon.words[word] as string)
  return isPart ? termsOfWord(index, word).join(' ') : null
}

/** A word is offered as long as a text holds it, or joined words are made of it. */
function listWord(index: TextIndex, word: number): void {
  const { sorted, typos, lexicon } = index
  const isOffered = isWritten(index, word) || lexicon.termOfPart.has(word)
  const position = placeInAlphabet(index, lexicon.words[word] as string)
  const isListed = sorted[position] === word
  if (isOffered === isListed) return
  sorted.splice(position, isListed ? 1 : 0, ...(isListed ? [] : [word]))
  if (isListed) removeTypoWord(typos, word)
  else addTypoWord(typos, word)
}
