import { describe, expect, test } from 'vitest'
import { pageDataBlock, standInFor } from './page-data.server'

describe('PAGES-6: the data of a page', () => {
  test('a stand-in reads like the data, but has nothing for the router to encode', () => {
    const data = { title: 'Hay', list: [1, 2] }
    const standIn = standInFor(data)
    expect(standIn.title).toBe('Hay')
    expect(standIn.list).toBe(data.list)
    expect(Object.keys(standIn)).toEqual([])
  })

  test('data that pages share has one stand-in', () => {
    const data = { brand: 'Haverhof' }
    expect(standInFor(data)).toBe(standInFor(data))
  })

  test('the block holds the data of every route, and cannot end early', () => {
    const loaderData = {
      root: standInFor({ text: '</script>' }),
      page: standInFor({ n: 1 }),
      other: { n: 2 },
    }
    const block = pageDataBlock(loaderData)
    const json = /^<script type="application\/json" id="page-data">([^<]*)<\/script>$/.exec(block)?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({ root: { text: '</script>' }, page: { n: 1 } })
  })
})
