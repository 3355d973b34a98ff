import type { Block } from '@haverhof/domain/content'
import { describe, expect, test } from 'vitest'
import { outlineOf } from './outline'
import { plainText } from './plain-text'
import { readingMinutes, sameSection } from './reading'

const words = (count: number): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', text: 'hooi '.repeat(count) }],
})
const chapter = (id: string, level = 2): Block => ({
  type: 'heading',
  level,
  id,
  children: [
    { type: 'text', text: 'Over ' },
    { type: 'strong', children: [{ type: 'text', text: id }] },
  ],
})

describe('reading time (CONTENT-PAGES-1)', () => {
  test('200 words take a minute, rounded to whole minutes', () => {
    expect(readingMinutes([words(1000)])).toBe(5)
    expect(readingMinutes([words(299)])).toBe(1)
    expect(readingMinutes([words(301)])).toBe(2)
  })

  test('even an empty text takes a minute', () => {
    expect(readingMinutes([])).toBe(1)
  })

  test('words in lists, quotes and tables count', () => {
    const cell = [{ type: 'text' as const, text: 'gras hooi' }]
    const blocks: Block[] = [
      { type: 'list', ordered: false, items: [[words(100)], [words(100)]] },
      { type: 'quote', children: [words(100)] },
      { type: 'table', header: [cell], rows: Array.from({ length: 50 }, () => [cell]) },
    ]
    expect(readingMinutes(blocks)).toBe(2)
  })
})

describe('outline (CONTENT-PAGES-2)', () => {
  test('a text with three chapters has a list of them, with their plain titles', () => {
    expect(outlineOf([chapter('hooi'), chapter('klein', 3), chapter('gras'), chapter('stro')])).toEqual([
      { id: 'hooi', title: 'Over hooi' },
      { id: 'gras', title: 'Over gras' },
      { id: 'stro', title: 'Over stro' },
    ])
  })

  test('a short text has none', () => {
    expect(outlineOf([chapter('hooi'), chapter('gras')])).toEqual([])
  })
})

test('a line break separates words', () => {
  const blocks: Block[] = [
    {
      type: 'paragraph',
      children: [{ type: 'text', text: 'een' }, { type: 'break' }, { type: 'text', text: 'twee' }],
    },
  ]
  expect(plainText(blocks)).toBe('een twee')
})

describe('pages of the same section', () => {
  const footer = {
    columns: [{ links: [link('/levering/'), link('/retour/')] }],
    legal: [link('/privacy/'), link('/voorwaarden/')],
  }

  test('are those beside it at the foot of the shop, without the page itself', () => {
    expect(sameSection(footer, '/levering/')).toEqual([link('/retour/')])
    expect(sameSection(footer, '/privacy/')).toEqual([link('/voorwaarden/')])
  })

  test('a page that is not there has none', () => {
    expect(sameSection(footer, '/elders/')).toEqual([])
  })
})

function link(url: string) {
  return { title: url, url }
}
