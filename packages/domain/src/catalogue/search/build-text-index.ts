import type { Steps } from '../index-tools/steps.ts'
import { fold, wordsOf } from './fold.ts'
import { rejoinWord } from './joined-terms.ts'
import { searchLanguage } from './languages.ts'
import { addPart, formOf, type Lexicon, newLexicon } from './lexicon.ts'
import { orderByName } from './names.ts'
import { flatPostings } from './postings.ts'
import { heaviestOf } from './term-weights.ts'
import {
  heaviest,
  type SearchDocument,
  type SearchHelp,
  type SearchRoom,
  type TextIndex,
} from './text-index.ts'
import { buildTypoIndex } from './typos.ts'

export type TextIndexBuilder = {
  add: (document: SearchDocument & { doc: number }) => void
  finish: (productIds: Int32Array) => Steps<TextIndex>
}

type Options = { languages: readonly string[]; docCount: number; help: SearchHelp }

/** Documents may come in any order and in as many turns as the caller likes, so that nothing waits for a build. */
export function textIndexBuilder({ languages, docCount, help }: Options): TextIndexBuilder {
  const lexicon = newLexicon()
  const forms = new Map<string, number | null>()
  const lists: number[][] = []
  const titles: string[] = Array.from({ length: docCount }, () => '')
  let weightOfFields = new Uint8Array(32)
  const met = (spelling: string, language: string): number | null => {
    const key = `${language} ${spelling}`
    let form = forms.get(key)
    if (form === undefined) forms.set(key, (form = formOf(lexicon, spelling, language)))
    return form
  }
  return {
    add: ({ doc, ...document }) => {
      titles[doc] = document.title
      if (lists.length === 0) weightOfFields = weightsOfFields(document)
      for (const [form, fields] of fieldsOfForms(document, met)) (lists[form] ??= []).push(doc * 32 + fields)
    },
    finish: function* (productIds) {
      const joinsWords = languages.some((code) => searchLanguage(code).joinsWords)
      const parts = new Set(help.compounds.map(fold))
      if (joinsWords) for (const part of parts) addPart(lexicon, part, languages[0] ?? '')
      const postings = yield* flatPostings(lists)
      const index: TextIndex = {
        languages,
        help,
        docCount,
        lexicon,
        postings,
        weightOfFields,
        heaviest: [],
        joinsWords,
        parts,
        sorted: sortedWords(lexicon),
        typos: buildTypoIndex(lexicon.words),
        joined: new Map(),
        partsOfWord: new Map(),
        titles,
        byName: orderByName(titles, productIds, languages[0] ?? ''),
        room: searchRoom(docCount),
      }
      yield
      for (let term = 0; term < lexicon.formsOfTerm.length; term++) {
        index.heaviest.push(heaviestOf(index, term))
        if (term % termsPerStep === 0) yield
      }
      for (const [position, word] of index.sorted.entries()) {
        rejoinWord(index, word)
        if (position % termsPerStep === 0) yield
      }
      return index
    },
  }
}

const termsPerStep = 1000

/** The forms that a document holds, each with a bit per field that it stands in. */
export function fieldsOfForms(
  { fields }: SearchDocument,
  formOfWord: (spelling: string, language: string) => number | null,
): Map<number, number> {
  const fieldsOfForm = new Map<number, number>()
  fields.forEach(({ text, language }, index) => {
    for (const spelling of wordsOf(text)) {
      const form = formOfWord(spelling, language)
      if (form !== null) fieldsOfForm.set(form, (fieldsOfForm.get(form) ?? 0) | (1 << index))
    }
  })
  return fieldsOfForm
}

/** Per set of fields what a word weighs that stands in all of them. */
export function weightsOfFields({ fields: own }: SearchDocument): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: 32 }, (_, set) => {
    const sum = own.reduce((total, { weight }, index) => total + (set & (1 << index) ? weight : 0), 0)
    return Math.min(heaviest, sum)
  })
}

function sortedWords({ words }: Lexicon): number[] {
  return [...words.keys()].sort((left, right) =>
    (words[left] as string) < (words[right] as string) ? -1 : 1,
  )
}

function searchRoom(docCount: number): SearchRoom {
  const column = () => new Uint16Array(docCount)
  return { scores: column(), best: column(), weights: column(), fields: new Uint8Array(docCount) }
}
