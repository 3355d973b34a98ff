import { describe, expect, it } from 'vitest'
import { readFilters } from './index.ts'

const knownKeys = () => new Set(['pony', 'horse'])

describe('filters', () => {
  it('are read per kind: values, a price range in euros, a sugar limit in percent (CATALOGUE-10, §3.26)', () => {
    const read = readFilters(
      [
        { facetKey: 'horse-type', selectedKeys: ['pony', 'pony'] },
        { facetKey: 'price', selectedMinValue: 10, selectedMaxValue: 39.95 },
        { facetKey: 'sugar', selectedValue: 6 },
        { facetKey: 'new', selectedKey: null },
      ],
      knownKeys,
    )
    expect(read).toEqual({
      ok: true,
      filters: {
        values: new Map([['horse-type', ['pony']]]),
        minPriceCents: 1000,
        maxPriceCents: 3995,
        maxSugarPercent: 6,
      },
    })
  })

  it('may carry the fields of the other kinds as long as they are empty (CATALOGUE-11, ACC-116)', () => {
    const empty = {
      selectedKeys: [],
      selectedKey: null,
      selectedMinValue: null,
      selectedMaxValue: null,
      selectedValue: null,
    }
    const read = readFilters(
      [
        { ...empty, facetKey: 'horse-type', selectedKeys: ['pony'] },
        { ...empty, facetKey: 'sale', selectedKey: 'pony' },
        { ...empty, facetKey: 'price', selectedMinValue: 10 },
        { ...empty, facetKey: 'sugar', selectedValue: 6 },
      ],
      knownKeys,
    )
    const values = new Map([
      ['horse-type', ['pony']],
      ['sale', ['pony']],
    ])
    expect(read).toEqual({
      ok: true,
      filters: { values, minPriceCents: 1000, maxPriceCents: null, maxSugarPercent: 6 },
    })
  })

  it.each([
    [[{ facetKey: 'saddle', selectedKeys: [] }], 'filter.filters.0.facetKey', 'unknown-facet'],
    [
      [{ facetKey: 'horse-type', selectedKeys: ['pony', 'cow'] }],
      'filter.filters.0.selectedKeys.1',
      'unknown-facet-value',
    ],
    [[{ facetKey: 'sale', selectedKey: 'yes' }], 'filter.filters.0.selectedKey', 'unknown-facet-value'],
    [[{ facetKey: 'price', selectedKeys: ['pony'] }], 'filter.filters.0.selectedKeys', 'wrong-filter-kind'],
    [
      [
        { facetKey: 'horse-type', selectedKeys: ['pony'] },
        { facetKey: 'horse-type', selectedKeys: ['horse'] },
      ],
      'filter.filters.1.facetKey',
      'repeated-facet',
    ],
  ])('that are wrong are refused by name: %j', (sent, field, reason) => {
    expect(readFilters(sent, knownKeys)).toEqual({ ok: false, field, reason })
  })
})
