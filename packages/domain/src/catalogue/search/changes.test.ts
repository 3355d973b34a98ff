import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  fieldWeights,
  fold,
  type SearchDocument,
  searchProducts,
  textIndexBuilder,
  updateText,
} from '../index.ts'
import { pageOf } from '../index-tools/order.ts'
import { atOnce } from '../index-tools/steps.ts'
import { allBits } from '../index-tools/test-bits.ts'

const docCount = 7
const productIds = Int32Array.from({ length: docCount }, (_, doc) => 100 - doc)
const help = { groups: [['brok', 'biks']], compounds: ['hoef', 'supplement', 'kruid'] }

/** Bent, joined and differently spelled forms of few words, so that one text often holds the last of a word, a stem or a part. */
const words = [
  'haver',
  'havers',
  'hoefsupplement',
  'hoef',
  'hoeven',
  'supplementen',
  'müsli',
  'muesli',
  'haverbrok',
  'brok',
  'brokken',
  'hooi',
  'hooibrok',
  'kruidenmix',
  'luzerne',
  'voor',
]
const text = fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((chosen) => chosen.join(' '))
const document: fc.Arbitrary<SearchDocument> = fc
  .record({ title: text, category: text, description: text, language: fc.constantFrom('nl', 'de') })
  .map(({ title, category, description, language }) => ({
    title,
    fields: [
      { text: title, language, weight: fieldWeights.title },
      { text: category, language: 'nl', weight: fieldWeights.category },
      { text: description, language, weight: fieldWeights.description },
    ],
  }))

const questions = [
  ...words,
  'havre',
  'suplement',
  'hooibrk',
  'ha',
  'hoe',
  'kruid',
  'biks',
  'hoef brok',
  'muesli luzrene',
]

it('an index that took over texts one by one finds what one that is made anew does (CATALOGUE-16, SEARCH-3, SEARCH-5)', () => {
  const change = fc.record({
    doc: fc.nat(docCount - 1),
    becomes: fc.option(document, { nil: undefined, freq: 3 }),
  })
  fc.assert(
    fc.property(
      fc.array(document, { maxLength: docCount }),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (documents, changes) => {
        const said = new Map(documents.entries())
        const index = indexOf(said)
        for (const { doc, becomes } of changes) {
          answersOf(index)
          updateText(index, productIds, doc, becomes)
          if (becomes) said.set(doc, becomes)
          else said.delete(doc)
          expect(answersOf(index)).toEqual(answersOf(indexOf(said)))
        }
      },
    ),
    { numRuns: 25 },
  )
})

function indexOf(said: ReadonlyMap<number, SearchDocument>) {
  const builder = textIndexBuilder({ languages: ['nl', 'de'], docCount, help })
  for (const [doc, own] of said) builder.add({ doc, ...own })
  return atOnce(builder.finish(productIds))
}

function answersOf(index: ReturnType<typeof indexOf>) {
  const answers = questions.map((term) => {
    const match = searchProducts(index, term, () => allBits(docCount))
    // Which of two spellings is shown depends on which was met first.
    return { ...match, term, correctedTerm: fold(match.correctedTerm ?? '') }
  })
  const all = { few: () => undefined, has: () => true }
  const byName = [true, false].map((descending) =>
    pageOf(all, index.byName, (doc) => productIds[doc] as number, { descending, skip: 0, take: docCount }),
  )
  return { found: answers, byName }
}
