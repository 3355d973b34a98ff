import type { Schemas } from '@haverhof/api-client'
import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { FilterSidebar } from './filter-sidebar'
import { wholeList } from './list-address'

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
