import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refuseExamples } from './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Product = {
  reviews: { summary: { count: number; average: number }; reviews: { isExample: boolean }[] }
  questions: { first: { isExample: boolean }[]; total: number }
}

const product = () => shop.read<Product>('/api/products/10101')

test('reviews and questions of the data directory are marked as examples, those of customers are not (LAW-9)', async () => {
  const { reviews, questions } = await product()
  expect(reviews.reviews.length).toBeGreaterThan(0)
  expect(reviews.reviews.every(({ isExample }) => isExample)).toBe(true)
  expect(questions.first.length).toBeGreaterThan(0)
  expect(questions.first.every(({ isExample }) => isExample)).toBe(true)
})

test('a start in production takes the examples away and leaves what customers wrote, with their stars (LAW-19)', async () => {
  await shop.context.database.pool.query(`
    insert into review (product_id, language_id, rating, title, text, author, written_on, verified, published_at)
    values (101, 1, 4, 'Goed', 'Mijn paard eet het graag op.', 'Anna B.', '2026-03-14', true, now())`)
  await refuseExamples(shop.context)
  const { reviews, questions } = await product()
  expect(reviews.summary).toMatchObject({ count: 1, average: 4 })
  expect(reviews.reviews).toEqual([expect.objectContaining({ author: 'Anna B.', isExample: false })])
  expect(questions).toEqual({ first: [], total: 0 })
})
