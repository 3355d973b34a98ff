import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ListQuery,
  isTidyAddress,
  keyFacets,
  listSearch,
  listSorts,
  readListAddress,
  wholeList,
  withoutFilters,
} from './list-address'

const read = (search: string) => readListAddress(new URLSearchParams(search))

const figure = fc.option(fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100))
const facetValue = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
const someValues = fc.uniqueArray(facetValue, { minLength: 1, maxLength: 5 }).map((keys) => keys.sort())

const anyQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    term: fc.string({ maxLength: 40, unit: 'grapheme' }).map((text) => text.trim()),
    sort: fc.constantFrom(...listSorts),
    descending: fc.boolean(),
    page: fc.integer({ min: 1, max: 10_000 }),
    pageSize: fc.integer({ min: 1, max: 96 }),
    values: fc.dictionary(
      fc.constantFrom(...keyFacets.filter((key) => key !== 'sale' && key !== 'new')),
      someValues,
    ),
    prices: fc.tuple(figure, figure),
    maxSugar: figure,
  })
  .map(({ prices: [low, high], ...query }) => ({
    ...query,
    descending: query.descending && query.sort !== 'relevance',
    values: { ...query.values },
    minPrice: low !== null && high !== null ? Math.min(low, high) : low,
    maxPrice: low !== null && high !== null ? Math.max(low, high) : high,
  }))

describe('the address of a list', () => {
  test('says everything that was chosen (LISTS-1)', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(listSearch(query))).toEqual(query)
      }),
    )
  })

  test('of any text reads as something that can be written again the same way (LISTS-2)', () => {
    const names = fc.constantFrom(
      'q',
      'sort',
      'desc',
      'p',
      'ps',
      'price-min',
      'price-max',
      'sugar',
      ...keyFacets,
    )
    const anyAddress = fc.array(fc.tuple(names, fc.string())).map((pairs) => new URLSearchParams(pairs))
    fc.assert(
      fc.property(anyAddress, (parameters) => {
        const query = readListAddress(parameters)
        expect(read(listSearch(query))).toEqual(query)
        expect(isTidyAddress(new URLSearchParams(listSearch(query)))).toBe(true)
      }),
    )
  })

  test('leaves out page 1 and page size 24 (§2.48, §9.8)', () => {
    expect(listSearch(wholeList)).toBe('')
    expect(listSearch({ ...wholeList, page: 2, pageSize: 48 })).toBe('?p=2&ps=48')
  })

  test('is ordered and readable', () => {
    const search =
      '?ps=96&labour=light&sort=price&desc=1&horse-type=pony,horse&price-max=30&q=havervrij+muesli'
    expect(listSearch(read(search))).toBe(
      '?q=havervrij+muesli&horse-type=horse,pony&labour=light&price-max=30&sort=price&desc=1&ps=96',
    )
  })

  test('passes over what it does not know', () => {
    expect(
      read('?ps=many&p=0&sort=colour&desc=1&horse-type=<b>&price-min=-4&sugar=abc&utm_source=x'),
    ).toEqual(wholeList)
  })

  test('reads what a form without scripts sends', () => {
    const query = read('?horse-type=pony&horse-type=horse&sort=price-desc&price-min=&price-max=')
    expect(listSearch(query)).toBe('?horse-type=horse,pony&sort=price&desc=1')
    expect(isTidyAddress(new URLSearchParams('horse-type=pony&horse-type=horse'))).toBe(false)
  })

  test('turns a price range round that was typed the wrong way', () => {
    expect(listSearch(read('?price-min=50&price-max=20'))).toBe('?price-min=20&price-max=50')
  })

  test('without filters keeps the term, the order and the page size', () => {
    const query = read('?q=mash&sort=price&p=3&ps=48&labour=light&price-min=5')
    expect(listSearch(withoutFilters(query))).toBe('?q=mash&sort=price&ps=48')
  })
})

test.each([
  ['12', 12],
  ['36', 36],
  ['72', 72],
  ['1', 1],
  ['97', 96],
  ['100', 96],
])('a page size of %s is %i (LISTS-11, ACC-89)', (text, size) => {
  expect(read(`ps=${text}`).pageSize).toBe(size)
})

test.each([
  ['96', 96],
  ['0', 24],
  ['-5', 24],
  ['many', 24],
])('a page size of %s is %i, at the limits and beyond (LISTS-11)', (text, size) => {
  expect(read(`ps=${text}`).pageSize).toBe(size)
})

test('the usual page size is left out of the address, another one that was read stands in it (LISTS-11, ACC-89)', () => {
  expect(listSearch(read('ps=24'))).toBe('')
  expect(listSearch(read('ps=12'))).toBe('?ps=12')
})
