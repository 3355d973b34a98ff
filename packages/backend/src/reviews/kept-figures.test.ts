import { decideReview, startCustomer, startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'

test('a list shows the figures that are kept with every review and counts none (CATALOGUE-15)', async () => {
  await using shop = await startTestShop()
  const figures = async () => {
    const [card] = await shop.read<{ rating: unknown }[]>('/api/products/cards?ids=101')
    return card?.rating
  }
  const keptFigures = async () => {
    const { rows } = await shop.context.database.pool.query<{ average: number; count: number }>(
      'select average, count from review_aggregate where product_id = 101',
    )
    return rows[0]
  }
  const before = await keptFigures()
  const customer = await startCustomer(shop)
  const json = { productId: 101, productVariantId: 10101, rating: 1, title: 'Glanzend en fit' }
  await customer.request('/api/reviews', { json: { ...json, text: 'Onze merrie eet het graag, elke dag.' } })
  expect(await keptFigures()).toMatchObject({ count: (before?.count ?? 0) + 1 })
  const { rows } = await shop.context.database.pool.query<{ id: number }>(
    'select max(review_id)::int id from review_origin',
  )
  const reviewId = rows[0]?.id ?? 0
  await decideReview(shop.context, {
    reviewId,
    by: 'Jan',
    verdict: 'refused',
    reason: 'insulting',
    ownWords: {},
  })
  expect(await keptFigures()).toEqual(before)
  // Whatever stands there is shown.
  await shop.context.database.pool.query(
    'update review_aggregate set average = 2.5, count = 7 where product_id = 101',
  )
  await shop.context.database.pool.query(
    'update product set content_version = content_version + 1 where product_id = 101',
  )
  expect(await figures()).toMatchObject({ average: 2.5, count: 7 })
})
