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
