import { decideReview, receiveOrder, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewQueue } from './index.ts'

const muesli = { productId: 101, productVariantId: 10102 }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Caller = Awaited<ReturnType<typeof startCustomer>>
type Page = {
  summary: { average: number; count: number; distribution: number[] }
  reviews: { title: string; author: string; verified: boolean; language: string }[]
}
type Mine = {
  author: string
  written: { reviewId: number; state: string; product: { url: string } }[]
  toWrite: { productId: number; url: string }[]
}

const opinion = {
  ...muesli,
  title: 'Glanzend en fit',
  text: 'Onze merrie eet het graag en haar vacht glanst weer.',
  rating: 4,
}

const submit = (customer: Pick<Caller, 'request'>, changes: Record<string, unknown> = {}) =>
  customer.request('/api/reviews', { json: { ...opinion, ...changes } })

const reviewsOf = (productId: number) => shop.read<Page>(`/api/reviews/${productId}`)

/** What the figures must be, counted from the reviews themselves. */
async function countedFigures(productId: number) {
  const { rows } = await shop.context.database.pool.query<{ average: number; count: number }>(
    `select round(avg(rating), 2) average, count(*)::int count from review
     where product_id = $1 and published_at is not null`,
    [productId],
  )
  return rows[0]
}

describe('writing a review', () => {
  test('a clean review is shown at once and counted (REVIEWS-4, 9)', async () => {
    const before = (await reviewsOf(muesli.productId)).summary
    const catalogue = shop.context.catalogue
    await catalogue.reference()
    const refreshed = catalogue.nextRefresh()
    const customer = await startCustomer(shop)
    const answer = await submit(customer)
    expect([answer.status, await answer.json()]).toEqual([200, { published: true }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await refreshed
    const { summary, reviews } = await reviewsOf(muesli.productId)
    expect(summary.count).toBe(before.count + 1)
    expect(summary.distribution[3]).toBe((before.distribution[3] ?? 0) + 1)
    expect({ average: summary.average, count: summary.count }).toEqual(await countedFigures(muesli.productId))
    expect(reviews[0]).toMatchObject({
      title: opinion.title,
      author: 'Anna V.',
      verified: false,
      language: 'nl',
    })
    const mine = await customer.read<Mine>('/api/account/reviews')
    expect(mine).toMatchObject({ author: 'Anna V.', written: [{ state: 'published' }], toWrite: [] })
    expect(mine.written[0]?.product.url).toMatch(/^\/.+\/$/)
  })

  test('a customer reviews a product once (REVIEWS-2)', async () => {
    const customer = await startCustomer(shop)
    expect((await submit(customer)).status).toBe(200)
    const again = await submit(customer, { text: 'Toch nog eens iets anders over dit voer.' })
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'already-reviewed' }])
  })

  test('a review of what was received is verified, and no longer asked for (REVIEWS-5)', async () => {
    const customer = await startCustomer(shop)
    await receiveOrder(shop, customer)
    const { toWrite } = await customer.read<Mine>('/api/account/reviews')
    expect(toWrite).toMatchObject([muesli])
    expect(
      (await submit(customer, { author: 'Stal de Hoef', text: 'Al jaren tevreden met dit fijne voer.' }))
        .status,
    ).toBe(200)
    const { reviews } = await reviewsOf(muesli.productId)
    expect(reviews[0]).toMatchObject({ author: 'Stal de Hoef', verified: true })
    expect(await customer.read('/api/account/reviews')).toMatchObject({ toWrite: [] })
  })

  test('every wrong field is named with its reason (REVIEWS-1)', async () => {
    const customer = await startCustomer(shop)
    const answer = await submit(customer, {
      title: ' ',
      text: 'te kort dus',
      rating: 7,
      author: 'x'.repeat(41),
    })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        code: 'invalid-fields',
        errors: [
          { parameter: 'rating', message: 'required' },
          { parameter: 'title', message: 'required' },
          { parameter: 'text', message: 'too-few-words' },
          { parameter: 'author', message: 'too-long', max: 40 },
        ],
      },
    ])
    expect((await submit(customer, { rating: '5' })).status).toBe(400)
    expect((await submit(customer, { productId: 99_999 })).status).toBe(404)
  })

  test('a caller tries thirty times an hour at most (REVIEWS-8)', async () => {
    const [customer, other] = [await startCustomer(shop), await startCustomer(shop)]
    const attempt = async (by: Caller) => (await submit(by, { title: '' })).status
    for (let times = 0; times < 30; times += 1) expect(await attempt(customer)).toBe(400)
    expect(await attempt(customer)).toBe(429)
    expect(await attempt(other)).toBe(400)
  })

  test('who is not signed in and has no link writes nothing', async () => {
    const answer = await shop.request('/api/reviews', { json: opinion })
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'sign-in-needed' }])
    const abroad = await startCustomer(shop, { site: 'haverhof.de' })
    const there = await shop.request('/api/reviews', { json: opinion, headers: { cookie: abroad.cookie() } })
    expect(there.status).toBe(401)
    expect((await shop.request('/api/account/reviews')).status).toBe(401)
  })

  test('what a browser could run stays text', async () => {
    const customer = await startCustomer(shop)
    const text = '<script>alert(1)</script> en nog vier gewone woorden\u2028</script>'
    expect((await submit(customer, { title: '<b>vet</b>', text })).status).toBe(200)
    const { reviews } = await reviewsOf(muesli.productId)
    expect(reviews[0]?.title).toBe('<b>vet</b>')
  })
})

describe('REVIEWS-3, 4: what the checks find waits for a person (§1.25, §9.1)', () => {
  test('it is not shown, then published, then refused, and counted exactly each time', async () => {
    const customer = await startCustomer(shop)
    const { count } = (await reviewsOf(muesli.productId)).summary
    const answer = await submit(customer, { text: 'Kijk op www.goedkoper.example voor minder geld.' })
    expect(await answer.json()).toEqual({ published: false })
    expect((await reviewsOf(muesli.productId)).summary.count).toBe(count)
    const all = { siteId: null, rating: null, submittedBefore: null, after: null, limit: 200 }
    const query = { ...all, siteIds: [1], state: 'waiting' as const }
    const waiting = (await reviewQueue.list(shop.context.database, query)).at(-1)
    expect(waiting).toMatchObject({ concerns: ['link'], author: 'Anna V.' })
    const { reviewId = 0 } = waiting ?? {}
    const decide = (verdict: 'published' | 'refused') =>
      decideReview(shop.context, { reviewId, verdict, reason: 'advertising', ownWords: {}, by: 'Jan' })
    expect(await decide('published')).toMatchObject({ ok: true })
    expect(await decide('published')).toEqual({ ok: false, reason: 'decided-meanwhile' })
    expect((await reviewsOf(muesli.productId)).summary.count).toBe(count + 1)
    expect(await decide('refused')).toMatchObject({ ok: true })
    expect((await reviewsOf(muesli.productId)).summary.count).toBe(count)
    expect(await customer.read('/api/account/reviews')).toMatchObject({ written: [{ state: 'refused' }] })
  })

  test('a product whose only review is refused shows no stars', async () => {
    const productId = 104
    const { pool } = shop.context.database
    for (const table of ['review', 'review_aggregate'])
      await pool.query(`delete from ${table} where product_id = $1`, [productId])
    const customer = await startCustomer(shop)
    expect((await submit(customer, { productId })).status).toBe(200)
    const { written } = await customer.read<Mine>('/api/account/reviews')
    const decision = { verdict: 'refused' as const, reason: 'off-topic' as const, ownWords: {}, by: 'Jan' }
    await decideReview(shop.context, { reviewId: written[0]?.reviewId ?? 0, ...decision })
    const [card] = await shop.read<{ rating: unknown }[]>(`/api/products/cards?ids=${productId}`)
    expect(card?.rating).toBeNull()
  })

  test('the same opinion under another product is seen', async () => {
    const customer = await startCustomer(shop)
    expect(await (await submit(customer, { productId: 102 })).json()).toEqual({ published: true })
    expect(await (await submit(customer, { productId: 103 })).json()).toEqual({ published: false })
  })
})
