import { Link, useSearchParams } from 'react-router'
import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import type { Card } from './card'
import { type ListQuery, readListAddress, wholeList } from './list-address'
import { ListResults } from './list-results'

const pack = (productVariantId: number, packSize: string) => ({ productVariantId, packSize })

const card = (productVariantId: number, packs: object[] = [], amount = 10) =>
  ({
    productVariantId,
    title: `Feed ${productVariantId}`,
    url: `/feed-${productVariantId}/`,
    image: { src: '/none.png' },
    packSize: '20 kg',
    packs,
    variantCount: Math.max(packs.length, 1),
    productType: 'feed',
    price: { amount, unitPrice: null, originalAmount: null, indicative: null },
    rating: null,
    stock: { state: 'available', amount: null },
    horseTypes: [],
    sugarPercent: null,
    starchPercent: null,
    fibrePercent: null,
  }) as unknown as Card

const chosen: ListQuery = {
  ...wholeList,
  term: 'muesli',
  values: { 'horse-type': ['pony'] },
  maxPrice: 30,
  sort: 'price',
}

const oneCard = [card(1)]

/** What the button of a card would put into the cart. */
const added = ({ productVariantId }: Card) => <output>{`adds ${productVariantId}`}</output>

function Results({ query = chosen, first = oneCard }: { query?: ListQuery; first?: Card[] }) {
  return (
    <ListResults
      query={query}
      list={{ products: first, total: 5, pageCount: 3 }}
      path="/feed/"
      categoryId={11}
      listName="Feed"
      action={added}
    />
  )
}

const page = (body: unknown) => (body as { pageInfo: { page: number } }).pageInfo.page

test('more products are of the choice as well, come below the others and take the focus; a failure can be tried again (LISTS-5, LISTS-13)', async () => {
  let isAway = false
  const { sent } = stubApi({
    'POST /api/products/search': (body) =>
      isAway ? { status: 503, body: {} } : { body: { products: [card(page(body) * 10)] } },
  })
  const { getByRole, getByText } = await renderInShop(<Results />)
  const titles = () =>
    getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  const more = getByRole('link', { name: 'Load more' })
  await more.click()
  await expect.element(getByRole('link', { name: 'Feed 20' })).toHaveFocus()
  await expect.element(getByText('2 of 5 shown')).toBeVisible()
  isAway = true
  await more.click()
  await expect.element(getByRole('alert')).toMatchTextContent(/Something went wrong/)
  expect(titles()).toEqual(['Feed 1', 'Feed 20'])
  isAway = false
  await getByRole('button', { name: 'Try again' }).click()
  await expect.poll(titles).toEqual(['Feed 1', 'Feed 20', 'Feed 30'])
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
  await expect.element(more).not.toBeInTheDocument()
  const asked = (number: number) => ({
    filter: {
      searchTerm: 'muesli',
      filters: [
        { facetKey: 'horse-type', selectedKeys: ['pony'] },
        { facetKey: 'price', selectedMinValue: null, selectedMaxValue: 30 },
      ],
    },
    pageInfo: { page: number, pageSize: 24, sort: 'price', descending: false },
    landingpageId: 11,
  })
  expect(sent.map(({ body }) => body)).toEqual([asked(2), asked(3), asked(3)])
})

test('what failed in one list is not said of the next (LISTS-13)', async () => {
  stubApi({ 'POST /api/products/search': () => ({ status: 503, body: {} }) })
  function List() {
    const [parameters] = useSearchParams()
    return (
      <>
        <Results query={readListAddress(parameters)} />
        <Link to="/?horse-type=horse">Horses</Link>
        <Link to="/?horse-type=pony">Ponies</Link>
      </>
    )
  }
  const { getByRole, location } = await renderInShop(<List />)
  await getByRole('link', { name: 'Horses' }).click()
  await getByRole('link', { name: 'Load more' }).click()
  await expect.element(getByRole('alert')).toBeVisible()
  await getByRole('link', { name: 'Ponies' }).click()
  await expect.poll(() => location.address).toBe('/?horse-type=pony')
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
})

test('the pack that is chosen last is the one that is shown and added (LISTS-9)', async () => {
  const packs = [pack(1, '20 kg'), pack(2, '5 kg'), pack(3, '600 kg')]
  const answer = Promise.withResolvers<void>()
  const { sent } = stubApi({
    'GET /api/products/packs': async () => {
      await answer.promise
      return { body: [card(1, packs, 20), card(2, packs, 6), card(3, packs, 500)] }
    },
  })
  const { getByRole, getByText } = await renderInShop(<Results first={[card(1, packs, 20)]} />)
  const chip = (name: string) => getByRole('button', { name, exact: true })
  await chip('5 kg').click()
  await expect.element(getByText('adds 2')).toBeVisible()
  await chip('600 kg').click()
  await expect.element(getByText('adds 3')).toBeVisible()
  await expect.element(getByRole('article').first()).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  await expect.element(getByText('€500.00')).toBeVisible()
  await expect.element(getByText('adds 3')).toBeVisible()
  await chip('20 kg').click()
  await expect.element(getByText('€20.00')).toBeVisible()
  expect(sent.filter(({ call }) => call.endsWith('packs'))).toHaveLength(1)
})
