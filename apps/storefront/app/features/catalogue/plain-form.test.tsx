import type { Schemas } from '@haverhof/api-client'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { TextsProvider } from '#texts'
import { FilterSidebar } from './filter-sidebar'
import { readListAddress } from './list-address'
import { SortSelect } from './sort-select'

const shop = { culture: 'en', language: 'en', site: { countryCode: 'IE' } }
const facets = [
  {
    facetKey: 'horse-type',
    kind: 'multi-select',
    label: 'Horse',
    values: [{ key: 'pony', label: 'Pony', count: 3 }],
    min: null,
    max: null,
  },
] as unknown as Schemas['Facet'][]

/** What the server sends, as a browser without scripts has it. */
function listHtml(search: string): string {
  const query = readListAddress(new URLSearchParams(search))
  const View = () => (
    <TextsProvider culture="en" messages={testTexts('shop-en')}>
      <FilterSidebar query={query} facets={facets} path="/feed/" />
      <SortSelect query={query} path="/feed/" />
    </TextsProvider>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: View, loader: () => shop }])
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: shop } }} />)
}

test('filters and sorting are one plain form, which a browser without scripts can send (LISTS-6)', () => {
  const html = listHtml('?q=mash&ps=48&sort=price')
  const form = /<form ([^>]*)>(.*)<\/form>/s.exec(html)
  expect(form?.[1]).toContain('action="/feed/"')
  expect(form?.[1]).not.toContain('method')
  const id = /id="([^"]+)"/.exec(form?.[1] ?? '')?.[1]
  expect(form?.[2]).toMatch(/<input type="hidden" name="q" value="mash"/)
  expect(form?.[2]).toMatch(/<input type="hidden" name="ps" value="48"/)
  expect(form?.[2]).toMatch(/<input(?=[^>]*type="checkbox")(?=[^>]*name="horse-type")(?=[^>]*value="pony")/)
  expect(form?.[2]).toMatch(/<noscript><button type="submit"/)
  expect(html).toMatch(new RegExp(`<select name="sort" form="${id}"`))
  expect(html).toMatch(/<option value="price" selected=""/)
})
