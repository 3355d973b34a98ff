import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { ReviewList } from './review-list'

const review = (reviewId: number) => ({
  reviewId,
  title: `Review ${reviewId}`,
  text: 'My horse eats it with pleasure.',
  rating: 5,
  author: 'Anna',
  date: '2026-03-11',
  language: 'en',
  verified: false,
  isExample: false,
  reply: null,
  facts: {},
  photos: [],
})

const first = {
  reviews: [review(1), review(2)],
  total: 9,
  page: 1,
  pageSize: 2,
  summary: { average: 5, count: 9, distribution: [0, 0, 0, 0, 9] },
  filters: { horseKinds: [], workLoads: [], withPhoto: 3 },
}

test('REVIEWS-18: more reviews are of the choice as well, and come below those that are there', async () => {
  let page = 0
  const { sent } = stubApi({
    'GET /api/reviews/101': () => {
      page += 1
      return { body: { ...first, reviews: [review(10 + page)], page, total: 3 } }
    },
  })
  const { getByRole } = await renderInShop(<ReviewList productId={101} first={first} />)
  await getByRole('checkbox', { name: 'With photo (3)' }).click()
  const titles = () =>
    getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(titles).toEqual(['Review 11'])
  await getByRole('button', { name: 'More reviews' }).click()
  await expect.poll(titles).toEqual(['Review 11', 'Review 12'])
  await expect.element(getByRole('article').nth(1)).toHaveFocus()
  expect(sent.map(({ search }) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { page: '1', withPhoto: 'true' },
    { page: '2', withPhoto: 'true' },
  ])
})

test('a second choice keeps the first, what failed is asked again as it was, and all come back with one press (REVIEWS-18, LISTS-13)', async () => {
  let isAway = true
  const { sent } = stubApi({
    'GET /api/reviews/101': () =>
      isAway ? { status: 503, body: {} } : { body: { ...first, reviews: [], total: 0 } },
  })
  const filters = { horseKinds: ['pony'], workLoads: ['light'], withPhoto: 3 }
  const { getByRole, getByText } = await renderInShop(
    <ReviewList productId={101} first={{ ...first, filters } as never} />,
  )
  await getByRole('checkbox', { name: 'Only reviews in English' }).click()
  await expect.element(getByRole('alert')).toBeVisible()
  isAway = false
  await getByRole('button', { name: 'Try again' }).click()
  await expect.element(getByText('No reviews in English yet.')).toBeVisible()
  await expect.element(getByRole('alert')).not.toBeInTheDocument()
  await getByRole('combobox', { name: 'Type of horse' }).selectOptions('Pony')
  await expect.element(getByText('No review fits this choice.')).toBeVisible()
  await getByRole('combobox', { name: 'Work' }).selectOptions('Light work')
  await expect.poll(() => sent).toHaveLength(4)
  await getByRole('button', { name: 'Show all reviews' }).click()
  await expect.element(getByRole('checkbox', { name: 'Only reviews in English' })).not.toBeChecked()
  await expect.element(getByRole('combobox', { name: 'Type of horse' })).toHaveValue('')
  await expect.poll(() => sent).toHaveLength(5)
  expect(sent.map(({ search }) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { page: '1', language: 'en' },
    { page: '1', language: 'en' },
    { page: '1', language: 'en', horseKind: 'pony' },
    { page: '1', language: 'en', horseKind: 'pony', workLoad: 'light' },
    { page: '1' },
  ])
})
