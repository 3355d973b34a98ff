import { DAY } from '@haverhof/domain/shared'
import {
  receiveOrder,
  startBuying,
  startCustomer,
  startTestShop,
  finishAtSandbox,
  tellShop,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { shipOrder } from '../orders/index.ts'
import { requestReviews } from './index.ts'

const muesli = { productId: 101, productVariantId: 10102 }
const opinion = { productId: 101, title: 'Fijn voer', text: 'Onze pony eet het graag op.', rating: 5 }

type Shop = Awaited<ReturnType<typeof startTestShop>>
type Request = { author: string; products: { productId: number; isReviewed: boolean }[] }

async function guestOrder(shop: Shop) {
  const order = await (await startBuying(shop)).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  await shipOrder(shop.context, { orderId: order.orderId, by: 'test' })
  return order
}

async function requestsOf(shop: Shop) {
  const { rows } = await shop.context.database.pool.query<{
    url: string
    titles: string[]
    toAddress: string
  }>(
    `select facts->>'reviewUrl' url, facts->'titles' titles, to_address "toAddress" from outbox_mail
     where kind = 'review-request' order by mail_id`,
  )
  return rows
}

const tokenOf = (url: string | undefined) => new URL(url ?? '').searchParams.get('token') ?? ''

test('a week after an order was sent its customer is asked, once (REVIEWS-6)', async () => {
  await using shop = await startTestShop()
  await guestOrder(shop)
  await requestReviews(shop.context)
  shop.clock.advance(7 * DAY - 1000)
  await requestReviews(shop.context)
  expect(await requestsOf(shop)).toEqual([])
  shop.clock.advance(1000)
  await using second = await startTestShop({ beside: shop })
  await Promise.all([
    requestReviews(shop.context),
    requestReviews(second.context),
    requestReviews(shop.context),
  ])
  shop.clock.advance(DAY)
  await requestReviews(shop.context)
  const [request, ...others] = await requestsOf(shop)
  expect(others).toEqual([])
  expect(request).toMatchObject({ toAddress: 'marieke@example.nl' })
  expect(request?.titles).toHaveLength(1)
  expect(request?.url).toMatch(/\/review\/\?token=[\w-]{32}$/)
})

test('who reviewed everything, or ordered long ago, is left in peace', async () => {
  await using shop = await startTestShop()
  const customer = await startCustomer(shop)
  await receiveOrder(shop, customer)
  expect((await customer.request('/api/reviews', { json: opinion })).status).toBe(200)
  shop.clock.advance(8 * DAY)
  await requestReviews(shop.context)
  await guestOrder(shop)
  shop.clock.advance(40 * DAY)
  await requestReviews(shop.context)
  expect(await requestsOf(shop)).toEqual([])
})

test('the mailed link opens the products of its order without signing in (REVIEWS-7)', async () => {
  await using shop = await startTestShop()
  await guestOrder(shop)
  shop.clock.advance(7 * DAY)
  await requestReviews(shop.context)
  const requestToken = tokenOf((await requestsOf(shop))[0]?.url)
  const read = () => shop.read<Request>(`/api/reviews/request?token=${requestToken}`)
  expect(await read()).toMatchObject({ author: 'Marieke B.', products: [{ ...muesli, isReviewed: false }] })
  expect(
    (await shop.request('/api/reviews', { json: { ...opinion, productId: 102, requestToken } })).status,
  ).toBe(404)
  const answer = await shop.request('/api/reviews', { json: { ...opinion, requestToken } })
  expect([answer.status, await answer.json()]).toEqual([200, { published: true }])
  expect(await read()).toMatchObject({ products: [{ isReviewed: true }] })
  const again = await shop.request('/api/reviews', { json: { ...opinion, requestToken } })
  expect(again.status).toBe(409)
  const { reviews } = await shop.read<{ reviews: unknown[] }>('/api/reviews/101')
  expect(reviews[0]).toMatchObject({ author: 'Marieke B.', verified: true })
  for (const [site, token] of [
    ['haverhof.de', requestToken],
    ['haverhof.nl', 'x'.repeat(32)],
  ] as const) {
    const foreign = await shop.request(`/api/reviews/request?token=${token}`, { site })
    expect([foreign.status, await foreign.json()]).toMatchObject([404, { code: 'link-invalid' }])
  }
  shop.clock.advance(90 * DAY)
  expect((await shop.request(`/api/reviews/request?token=${requestToken}`)).status).toBe(404)
})

test('who says no is asked no more, by link or with one click of a mail program (REVIEWS-10, REVIEWS-22)', async () => {
  await using shop = await startTestShop()
  const ask = async () => {
    await guestOrder(shop)
    shop.clock.advance(7 * DAY)
    await requestReviews(shop.context)
    return tokenOf((await requestsOf(shop)).at(-1)?.url)
  }
  const end = (token: string) => shop.request('/api/reviews/request/end', { json: { token } })
  const token = await ask()
  expect((await end('x'.repeat(32))).status).toBe(404)
  shop.clock.advance(100 * DAY)
  expect([(await end(token)).status, (await end(token)).status]).toEqual([204, 204])
  await ask()
  expect(await requestsOf(shop)).toHaveLength(1)
  await shop.context.database.pool.query('delete from review_silence')
  const second = await ask()
  expect(await requestsOf(shop)).toHaveLength(2)
  const oneClick = await shop.request(`/api/reviews/oneclick?token=${second}`, {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': '' },
  })
  expect(oneClick.status).toBe(204)
  await ask()
  expect(await requestsOf(shop)).toHaveLength(2)
  const { rows } = await shop.context.database.pool.query('select * from review_silence')
  expect(JSON.stringify(rows)).not.toContain('marieke')
})
