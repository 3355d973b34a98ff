import { startCustomer, startStaff, startTestShop, type TestShop, type TestStaff } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
let staff: TestStaff
beforeAll(async () => {
  shop = await startTestShop()
  staff = await startStaff(shop, { permissions: ['reviews.decide'] })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Review = { reviewId: number; state: string; rating: number; reply: string | null; readBefore: string }
type List = { items: Review[]; next: string | null; total: number }

const productId = 101
let count = 0

/** One that waits: it has a link. */
async function write(changes: Record<string, unknown> = {}): Promise<number> {
  const customer = await startCustomer(shop)
  const text = `Zie www.voer-${(count += 1)} voor nog veel meer.`
  const answer = await customer.request('/api/reviews', {
    method: 'POST',
    json: { productId, title: 'Goed voer', text, rating: 4, ...changes },
  })
  expect(answer.status).toBe(200)
  const { rows } = await shop.context.database.pool.query<{ id: number }>(
    'select max(review_id) id from review',
  )
  return rows[0]?.id ?? 0
}

async function isShown(wanted: number): Promise<boolean> {
  const { reviews } = await shop.read<{ reviews: { reviewId: number }[] }>(`/api/reviews/${productId}`)
  return reviews.some(({ reviewId }) => reviewId === wanted)
}

const decide = (reviewId: number, json: unknown, by = staff) =>
  by.request(`/reviews/${reviewId}/decision`, { json })
const publish = { verdict: 'published', from: 'waiting' }

test('what waits is listed with the oldest first, page by page, with its clock (REVIEWS-12, STAFF-8)', async () => {
  const ids = [await write(), await write({ rating: 2 }), await write()]
  const first = await staff.read<List>('/reviews?limit=2')
  expect(first.items.map(({ reviewId }) => reviewId)).toEqual(ids.slice(0, 2))
  expect(first.total).toBe(3)
  const second = await staff.read<List>(`/reviews?limit=2&after=${first.next}`)
  expect(second).toMatchObject({
    items: [
      {
        reviewId: ids[2],
        state: 'waiting',
        concerns: ['link'],
        marks: { text: [{ concern: 'link', start: 4 }] },
      },
    ],
    next: null,
  })
  expect((await staff.read<List>('/reviews?rating=2')).items.map(({ reviewId }) => reviewId)).toEqual([
    ids[1],
  ])
  expect((await staff.read<List>('/reviews?siteId=2')).items).toEqual([])
  expect((await staff.read<List>('/reviews?olderThanHours=20')).items).toEqual([])
  shop.clock.advance(21 * 3_600_000)
  expect((await staff.read<List>('/reviews?olderThanHours=20&rating=2')).total).toBe(1)
  const [oldest] = (await staff.read<List>('/reviews?olderThanHours=20')).items
  const left = new Date(oldest?.readBefore ?? 0).getTime() - shop.clock.now().getTime()
  expect(left / 3_600_000).toBeCloseTo(3, 1)
})

test('who decides says what they saw, and is told when a colleague was quicker (REVIEWS-23)', async () => {
  const reviewId = await write()
  const other = await startStaff(shop, { permissions: ['reviews.decide'] })
  const [first, second] = await Promise.all([
    decide(reviewId, publish),
    decide(reviewId, { verdict: 'refused', from: 'waiting', reason: 'advertising' }, other),
  ])
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  const late = first.status === 409 ? first : second
  expect(await late.json()).toMatchObject({ code: 'decided-meanwhile' })
})

test('a refusal needs its reason, keeps it, and can follow a publication (REVIEWS-21, REVIEWS-12)', async () => {
  const reviewId = await write()
  expect((await decide(reviewId, { verdict: 'refused', from: 'waiting' })).status).toBe(400)
  expect((await decide(reviewId, { ...publish, hidden: true })).status).toBe(400)
  expect((await decide(reviewId, publish)).status).toBe(200)
  const refused = await decide(reviewId, { verdict: 'refused', from: 'published', reason: 'advertising' })
  expect(await refused.json()).toMatchObject({ state: 'refused', refusedBecause: 'advertising' })
  expect((await staff.read<List>('/reviews?state=refused')).items[0]).toMatchObject({ reviewId })
  const { rows } = await shop.context.database.pool.query(
    `select action, actor from audit_entry where subject = $1 order by audit_entry_id`,
    [`review ${reviewId}`],
  )
  const actor = `token:${staff.tokenId}`
  expect(rows).toEqual([
    { action: 'review-published', actor },
    { action: 'review-refused', actor },
  ])
})

test('a decision is taken back: the review waits again, with its reasons and its clock (REVIEWS-14)', async () => {
  const reviewId = await write()
  const before = await staff.read<Review>(`/reviews/${reviewId}`)
  await decide(reviewId, { verdict: 'refused', from: 'waiting', reason: 'advertising' })
  const back = await decide(reviewId, { verdict: 'waiting', from: 'refused' })
  expect(await back.json()).toEqual(before)
  await decide(reviewId, publish)
  expect(await isShown(reviewId)).toBe(true)
  expect((await decide(reviewId, { verdict: 'waiting', from: 'published' })).status).toBe(200)
  expect(await isShown(reviewId)).toBe(false)
  expect((await decide(reviewId, { verdict: 'waiting', from: 'published' })).status).toBe(409)
  const { rows } = await shop.context.database.pool.query(
    `select count(*)::int entries from audit_entry where action = 'review-put-back' and subject = $1`,
    [`review ${reviewId}`],
  )
  expect(rows).toEqual([{ entries: 2 }])
})

test('the shop answers below a review that is shown, and takes it back (REVIEWS-13)', async () => {
  const reviewId = await write()
  const reply = (text: string) => staff.request(`/reviews/${reviewId}/reply`, { json: { text } })
  expect(await (await reply('Dank u wel')).json()).toMatchObject({ code: 'not-published' })
  await decide(reviewId, publish)
  expect(await (await reply(' Dank u wel. \n\n\n\n Tot ziens ')).json()).toMatchObject({
    reply: 'Dank u wel.\n\nTot ziens',
  })
  const shown = async () => {
    const path = `/api/reviews/${productId}`
    const { reviews } = await shop.read<{ reviews: { reviewId: number; reply: unknown }[] }>(path)
    return reviews.find((each) => each.reviewId === reviewId)?.reply
  }
  expect(await shown()).toEqual({
    text: 'Dank u wel.\n\nTot ziens',
    date: shop.clock.now().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' }),
  })
  expect((await reply('x'.repeat(2001))).status).toBe(400)
  await reply('')
  expect(await shown()).toBeNull()
})

test('reviews of another site are not there (STAFF-2)', async () => {
  const reviewId = await write()
  const german = await startStaff(shop, { permissions: ['reviews.decide'], siteIds: [2] })
  expect((await german.read<List>('/reviews')).items).toEqual([])
  expect((await german.request(`/reviews/${reviewId}`)).status).toBe(404)
  expect((await decide(reviewId, publish, german)).status).toBe(404)
  expect((await staff.read<Review>(`/reviews/${reviewId}`)).state).toBe('waiting')
})
