import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldWeights, fold, type SearchField, searchProducts, textIndexBuilder } from '../index.ts'
import { hasBit } from '../index-tools/bitset.ts'
import { atOnce } from '../index-tools/steps.ts'
import { splitCompound } from './compounds.ts'
import { allowedSlips, slipsBetween } from './typos.ts'
import { allBits, bitsOf } from '../index-tools/test-bits.ts'

type Doc = { title: string; summary?: string; description?: string }

describe('search', () => {
  it('takes ü, ue and u for one another, as ø, oe and o, and å, aa and a (SEARCH-1)', () => {
    expect(new Set(['Müsli', 'Muesli', 'musli'].map(fold)).size).toBe(1)
    expect(new Set(['føl', 'foel', 'fol'].map(fold)).size).toBe(1)
    expect(new Set(['får', 'faar', 'far'].map(fold)).size).toBe(1)
    expect(docsFound('de', [{ title: 'Kräuter Müsli' }], 'kraeuter muesli')).toEqual([0])
  })

  it('finds a word in every form it is bent to (SEARCH-4)', () => {
    expect(docsFound('nl', [{ title: 'Hoeven en spieren' }], 'spier')).toEqual([0])
    expect(docsFound('en', [{ title: 'Treats for ponies' }], 'pony')).toEqual([0])
  })

  it('puts a word in the title before the same word in running text (SEARCH-5)', () => {
    const docs = [
      { title: 'Basis', description: 'past goed bij haver' },
      { title: 'Haver' },
      { title: 'Sport', summary: 'met haver' },
    ]
    expect(ranked('nl', docs, 'haver')).toEqual([1, 2, 0])
  })

  it('forgives one slip in words of four to six letters and two from seven (SEARCH-2)', () => {
    expect([3, 4, 6, 7].map(allowedSlips)).toEqual([0, 1, 1, 2])
    expect(slipsBetween('muesli', 'muslei', 2)).toBe(2)
    expect(slipsBetween('haver', 'havre', 1)).toBe(1)
    const docs = [{ title: 'Luzerne' }, { title: 'Haver' }]
    expect(docsFound('nl', docs, 'lusernne')).toEqual([0])
    expect(search('nl', docs, 'havre').correctedTerm).toBe('haver')
    expect(docsFound('nl', docs, 'hvr')).toEqual([])
  })

  it('counts slips as the plain table of distances does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
    fc.assert(
      fc.property(word, word, fc.constantFrom(1, 2), (left, right, limit) => {
        expect(slipsBetween(left, right, limit)).toBe(Math.min(plainDistance(left, right), limit + 1))
      }),
      { numRuns: 2000 },
    )
  })

  it('completes the last word only (SEARCH-4)', () => {
    const docs = [{ title: 'Magnesium Rust' }]
    expect(docsFound('nl', docs, 'rust magn')).toEqual([0])
    expect(search('nl', docs, 'magn rust').widened).toBe(true)
  })

  it('finds what other people call the same thing (SEARCH-4)', () => {
    const docs = [
      { title: 'Basis Brok' },
      { title: 'Havervrije Muesli', summary: 'havervrij' },
      { title: 'Haver Puur' },
    ]
    expect(docsFound('nl', docs, 'biks')).toEqual([0])
    expect(docsFound('nl', docs, 'muesli zonder haver')).toEqual([1])
  })

  it('reads joined words as their parts, on the page and in the question (SEARCH-3)', () => {
    const isPart = (word: string) => ['hof', 'supplement', 'hufe'].includes(word)
    expect(splitCompound('hofsupplement', isPart)).toEqual(['hof', 'supplement'])
    const docs = [{ title: 'Hoefsupplement' }, { title: 'Supplement voor de hoef' }]
    expect(docsFound('nl', docs, 'hoef supplement')).toEqual([0, 1])
    expect(docsFound('nl', [docs[1] as Doc], 'hoefsupplement')).toEqual([0])
  })

  it('shows what holds some of the words when nothing holds all (SEARCH-5)', () => {
    const docs = [{ title: 'Haver' }, { title: 'Luzerne' }]
    const match = search('nl', docs, 'haver zadeldek')
    expect(match.widened).toBe(true)
    expect(hasBit(match.docs, 0)).toBe(true)
    expect(hasBit(match.docs, 1)).toBe(false)
  })

  it('leaves nothing behind for the next search', () => {
    const docs = [
      { title: 'Hoefsupplement', summary: 'met haver' },
      { title: 'Haver Basis Brok' },
      { title: 'Supplement voor de hoef', description: 'haver en luzerne' },
    ]
    const words = [
      'haver',
      'havre',
      'hoefsupplement',
      'brok zadel',
      'luzerne basis',
      'qqqqqqqq',
      'supplement h',
    ]
    const index = indexOf('nl', docs)
    fc.assert(
      fc.property(fc.constantFrom(...words), (term) => {
        expect(searchProducts(index, term, () => allBits(docs.length))).toEqual(search('nl', docs, term))
      }),
    )
  })

  it('leaves out what must not be shown beside what a question is read as, only where it is read so (SEARCH-16)', () => {
    const docs = [{ title: 'Haver Sport' }, { title: 'Havel Basis' }, { title: 'Luzerne' }]
    const beside = (term: string, corrected: string, forbidden: number) => {
      const allowedFor = (read: string | null) =>
        bitsOf(
          [...docs.keys()].filter((doc) => doc !== forbidden || read !== corrected),
          docs.length,
        )
      const { members, correctedTerm } = searchProducts(indexOf('nl', docs), term, allowedFor)
      return { found: [...members], correctedTerm }
    }
    // Nothing is spelled like it.
    expect(beside('lusernne', 'luzerne', -1)).toEqual({ found: [2], correctedTerm: 'luzerne' })
    expect(beside('lusernne', 'luzerne', 2)).toEqual({ found: [], correctedTerm: 'luzerne' })
    // Nothing holds both words, so slips are looked for in each; where that finds nothing that may be shown, both are taken as typed.
    expect(beside('haver basis', 'havel basis', -1)).toEqual({ found: [1], correctedTerm: 'havel basis' })
    expect(beside('haver basis', 'havel basis', 1)).toEqual({ found: [0, 1], correctedTerm: null })
  })

  it('finds nothing for what holds no word at all', () => {
    expect(docsFound('nl', [{ title: 'Haver' }], '!!!')).toEqual([])
    expect(search('nl', [{ title: 'Haver' }], 'qqqqqqqq').widened).toBe(false)
  })
})

const help = {
  groups: [
    ['brok', 'biks'],
    ['havervrij', 'zonder haver'],
  ],
  compounds: ['hoef', 'supplement'],
}

function search(language: string, docs: readonly Doc[], term: string) {
  return searchProducts(indexOf(language, docs), term, () => allBits(docs.length))
}

function indexOf(language: string, docs: readonly Doc[]) {
  const builder = textIndexBuilder({ languages: [language], docCount: docs.length, help })
  docs.forEach(({ title, summary = '', description = '' }, doc) => {
    const field = (text: string, weight: number): SearchField => ({ text, weight, language })
    const fields = [
      field(title, fieldWeights.title),
      field(summary, fieldWeights.summary),
      field(description, fieldWeights.description),
    ]
    builder.add({ doc, title, fields })
  })
  return atOnce(builder.finish(Int32Array.from(docs.keys())))
}

function docsFound(language: string, docs: readonly Doc[], term: string): number[] {
  const match = search(language, docs, term)
  return [...docs.keys()].filter((doc) => hasBit(match.docs, doc))
}

function ranked(language: string, docs: readonly Doc[], term: string): number[] {
  const { members, scores } = search(language, docs, term)
  const scoreOf = (doc: number) => scores[members.indexOf(doc)] ?? 0
  return [...docs.keys()].sort((left, right) => scoreOf(right) - scoreOf(left))
}

function plainDistance(left: string, right: string): number {
  const table = Array.from({ length: left.length + 1 }, (_, row) =>
    Array.from({ length: right.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= left.length; row++) {
    for (let column = 1; column <= right.length; column++) {
      const change = left[row - 1] === right[column - 1] ? 0 : 1
      const swap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const cell = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + change,
      )
      table[row]?.splice(column, 1, swap ? Math.min(cell, at(row - 2, column - 2) + 1) : cell)
    }
  }
  return at(left.length, right.length)
}
