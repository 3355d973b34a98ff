import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { SearchNoGoods, SearchVetFirst } from './search-vet-first'

const readings = [
  {
    kind: 'advice-article' as const,
    title: 'What feed can do',
    url: '/advice/feed/',
    intro: 'Feed does not cure.',
  },
]

test('an emergency says to call the vet, then what to read, and has nothing to press (SEARCH-12)', async () => {
  const { container, getByRole } = await renderInShop(<SearchVetFirst term="colic" readings={readings} />)
  const vet = getByRole('region', { name: 'Call your vet now' })
  await expect.element(vet.getByText('‘colic’ can be an emergency.', { exact: false })).toBeVisible()
  const headings = getByRole('heading')
    .elements()
    .map((heading) => heading.textContent)
  expect(headings).toEqual(['Call your vet now', 'Read about it'])
  await expect.element(getByRole('link')).toHaveAttribute('href', '/advice/feed/')
  expect(container.querySelectorAll('button, form, input, [role="article"], article')).toHaveLength(0)
})

test('an illness for which no feed is made says so before what to read (SEARCH-13)', async () => {
  const { container, getByRole } = await renderInShop(<SearchNoGoods readings={readings} />)
  await expect.element(getByRole('region', { name: 'We have no feed for this' })).toBeVisible()
  expect(container.querySelectorAll('button, form, input, article')).toHaveLength(0)
})
