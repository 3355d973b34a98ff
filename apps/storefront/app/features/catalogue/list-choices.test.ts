import { expect, test } from 'vitest'
import { choicesOf, withPrices, withToggled } from './list-choices'
import { listSearch, readListAddress, wholeList } from './list-address'

const facet = (facetKey: string, ...keys: string[]) => ({
  facetKey,
  label: facetKey,
  kind: 'multi-select' as const,
  values: keys.map((key) => ({ key, label: key.toUpperCase(), count: 1, selected: false })),
  min: null,
  max: null,
  selectedMinValue: null,
  selectedMaxValue: null,
  selectedValue: null,
  unit: null,
})

test('each chosen value is a chip that leads to the list without it (LISTS-4)', () => {
  const query = readListAddress(new URLSearchParams('horse-type=horse,pony&price-max=30&sugar=5&p=3'))
  const choices = choicesOf(query, [facet('horse-type', 'horse', 'pony', 'donkey')])
  expect(choices.map(({ without }) => listSearch(without))).toEqual([
    '?horse-type=pony&price-max=30&sugar=5',
    '?horse-type=horse&price-max=30&sugar=5',
    '?horse-type=horse,pony&sugar=5',
    '?horse-type=horse,pony&price-max=30',
  ])
})

test('choosing a value twice is choosing nothing', () => {
  const once = withToggled(wholeList, 'labour', 'light')
  expect(listSearch(once)).toBe('?labour=light')
  expect(withToggled(once, 'labour', 'light')).toEqual(wholeList)
})

test('a facet of one value at a time replaces the value', () => {
  const sale = withToggled(wholeList, 'sale', 'sale')
  expect(listSearch(sale)).toBe('?sale=sale')
  expect(listSearch(withToggled(sale, 'sale', 'clearance'))).toBe('?sale=clearance')
})

test('a changed filter starts at the first page', () => {
  expect(withPrices({ ...wholeList, page: 4 }, 5, null).page).toBe(1)
})
