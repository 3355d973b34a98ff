import { expect, test } from 'vitest'
import { compareRows, differs, firstRows, lowest, lowestUnitPrice, rowGroups } from './compare-rows'

type Comparison = Parameters<typeof compareRows>[0]
type Product = Comparison['products'][number]

const product = (values: Product['values'], facets: Product['facets'] = {}) => ({ values, facets }) as Product
const rows = [
  { key: 'sugar', label: 'Suiker', group: 'basics' },
  { key: 'starch', label: 'Zetmeel', group: 'basics' },
  { key: 'horse-type', label: 'Soort paard', group: 'facets' },
  { key: 'msm', label: 'MSM', group: 'basics' },
]

test('a row differs when a product says something else, or nothing (COMPARE-4)', () => {
  const products = [
    product(
      { sugar: { amount: 42, unit: 'g' }, starch: { amount: 200, unit: 'g' } },
      { 'horse-type': ['Pony', 'Paard'] },
    ),
    product({ sugar: { amount: 42, unit: 'g' } }, { 'horse-type': ['Paard', 'Pony'] }),
  ]
  const compared = compareRows({ products, rows })
  expect(compared.map(({ key, differs }) => [key, differs])).toEqual([
    ['sugar', false],
    ['starch', true],
    ['horse-type', false],
  ])
  expect(compared[1]?.cells).toEqual([{ amount: 200, unit: 'g' }, null])
})

test('a value that is not stated is an empty cell, a row without values is left out (COMPARE-3)', () => {
  const products = [product({ sugar: { amount: 42, unit: 'g' } }), product({}, { 'horse-type': [] })]
  const compared = compareRows({ products, rows })
  expect(compared.map(({ key, cells }) => [key, cells])).toEqual([
    ['sugar', [{ amount: 42, unit: 'g' }, null]],
  ])
})

test('one product never differs from itself', () => {
  expect(differs([{ amount: 1 }])).toBe(false)
})

test('rows stand under their group in the order they came', () => {
  const groups = rowGroups(
    compareRows({
      products: [product({ sugar: { amount: 1, unit: 'g' }, msm: { amount: 2, unit: 'g' } })],
      rows,
    }),
  )
  expect(groups.map(({ group, rows }) => [group, rows.map(({ key }) => key)])).toEqual([
    ['basics', ['sugar', 'msm']],
  ])
})

test('what decides comes first, and the lowest of several values is marked (COMPARE-6, COMPARE-7)', () => {
  const products = [
    product({
      msm: { amount: 1, unit: 'g' },
      starch: { amount: 9, unit: 'g' },
      sugar: { amount: 4, unit: 'g' },
    }),
  ]
  const { first, others } = firstRows(compareRows({ products, rows }))
  expect([first.map(({ key }) => key), others.map(({ key }) => key)]).toEqual([['sugar', 'starch'], ['msm']])
  expect(lowest([4, null, 3, 3])).toEqual([2, 3])
  expect(lowest([3, 3])).toEqual([])
  expect(lowest([3, null])).toEqual([])
})

test('the lowest price of a unit is marked only where all are of the same unit (COMPARE-7)', () => {
  const [oil, mash, hay] = [
    { amount: 5.4, per: 'l' },
    { amount: 1.6, per: 'kg' },
    { amount: 0.9, per: 'kg' },
  ] as const
  expect(lowestUnitPrice([oil, mash, hay])).toEqual([])
  expect(lowestUnitPrice([mash, null, hay])).toEqual([2])
})
