import type { Schemas } from '@haverhof/api-client'
import { Link, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { FilterSidebar } from './filter-sidebar'
import { readListAddress, wholeList } from './list-address'
import { SortSelect } from './sort-select'

const facet = (facetKey: string, kind: string, values: [string, number][]) =>
  ({
    facetKey,
    kind,
    label: facetKey,
    values: values.map(([key, count]) => ({ key, label: key, count })),
    min: null,
    max: null,
  }) as unknown as Schemas['Facet']

const facets = [
  facet('horse-type', 'multi-select', [
    ['horse', 12],
    ['pony', 3],
    ['donkey', 0],
  ]),
]

test('LISTS-1: a tick stands in the address at once', async () => {
  const { getByRole, location } = await renderInShop(
    <FilterSidebar query={wholeList} facets={facets} path="/feed/" />,
  )
  await getByRole('checkbox', { name: 'pony 3' }).click()
  await expect.poll(() => location.address).toBe('/feed/?horse-type=pony')
})

test('LISTS-3: a value that would leave nothing is there to be seen, but not to be chosen', async () => {
  const { getByRole } = await renderInShop(<FilterSidebar query={wholeList} facets={facets} path="/feed/" />)
  await expect.element(getByRole('checkbox', { name: 'donkey 0' })).toBeDisabled()
  await expect.element(getByRole('checkbox', { name: 'horse 12' })).toBeEnabled()
})

test('LISTS-1: what the address says is ticked', async () => {
  const query = { ...wholeList, values: { 'horse-type': ['horse'] } }
  const { getByRole, location } = await renderInShop(
    <FilterSidebar query={query} facets={facets} path="/feed/" />,
  )
  const tick = getByRole('checkbox', { name: 'horse 12' })
  await expect.element(tick).toBeChecked()
  await tick.click()
  await expect.poll(() => location.address).toBe('/feed/')
})

const price = { ...facet('price', 'slider', []), min: 0, max: 80 }

/** The filters and the order of a list, which follow the address as those of a page do. */
function List() {
  const query = readListAddress(useSearchParams()[0])
  return (
    <>
      <SortSelect query={query} path="/" />
      <FilterSidebar query={query} facets={[...facets, price]} path="/" />
      <Link to="/?q=oats&horse-type=horse&sort=name&p=3&ps=48">Page 3</Link>
    </>
  )
}

test('a second value joins the first, from the first page on; words, order and page size stay (LISTS-1, LISTS-4)', async () => {
  const { getByRole, location } = await renderInShop(<List />)
  await getByRole('link', { name: 'Page 3' }).click()
  await getByRole('checkbox', { name: 'pony 3' }).click()
  await expect.poll(() => location.address).toBe('/?q=oats&horse-type=horse,pony&sort=name&ps=48')
  await getByRole('combobox', { name: 'Sort by' }).selectOptions('Price: high to low')
  await expect.poll(() => location.address).toBe('/?q=oats&horse-type=horse,pony&sort=price&desc=1&ps=48')
})

test('a price counts, also where a value is ticked while it is typed, and an empty one is none (LISTS-1)', async () => {
  const { getByRole, location } = await renderInShop(<List />)
  const least = getByRole('spinbutton', { name: 'Minimum price' })
  await least.fill('10')
  await getByRole('checkbox', { name: 'pony 3' }).click()
  await expect.poll(() => location.address).toBe('/?horse-type=pony&price-min=10')
  await getByRole('spinbutton', { name: 'Maximum price' }).fill('40')
  await expect.poll(() => location.address).toBe('/?horse-type=pony&price-min=10&price-max=40')
  await least.fill('')
  await expect.poll(() => location.address).toBe('/?horse-type=pony&price-max=40')
})
