import { startBuying, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

test('an order answers to its number and key together, on its own site, whatever status an address names (ORDERS-13)', async () => {
  const { orderId, orderKey } = await (await startBuying(shop)).order()
  const other = await (await startBuying(shop)).order()
  const ask = async (id: number, query: string, site = 'haverhof.nl') => {
    const answer = await shop.request(`/api/orders/${id}?${query}`, { site })
    return [answer.status, await answer.text()] as const
  }
  const seen = await ask(orderId, `key=${orderKey}`)
  expect(seen[0]).toBe(200)
  expect(await ask(orderId, `key=${orderKey}&status=paid`)).toEqual(seen)
  const [status, missing] = await ask(999_999, `key=${orderKey}`)
  expect([status, JSON.parse(missing)]).toMatchObject([404, { code: 'not-found' }])
  for (const wrong of [
    await ask(orderId, `key=${other.orderKey}`),
    await ask(orderId, `key=${orderKey.slice(0, -1)}`),
    await ask(other.orderId, `key=${orderKey}`),
    await ask(orderId, `key=${orderKey}`, 'haverhof.de'),
  ])
    expect(wrong).toEqual([status, missing])
})

test('an answer about an order is never kept (ORDERS-13)', async () => {
  const buyer = await startBuying(shop)
  const sent = await buyer.send()
  expect(sent.headers.get('cache-control')).toBe('no-store')
  const { orderId, orderKey } = (await sent.json()) as { orderId: number; orderKey: string }
  const shown = await shop.request(`/api/orders/${orderId}?key=${orderKey}`)
  expect(shown.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['', 404],
  ['wrong', 404],
  ['x'.repeat(32), 404],
  ['%00', 400],
  ['[]', 404],
])('an order with the key %j is not there (%i)', async (key, status) => {
  const { orderId } = await (await startBuying(shop)).order()
  const answer = await shop.request(`/api/orders/${orderId}?key=${key}`)
  const unknown = await shop.request(`/api/orders/999999?key=${key}`)
  expect([answer.status, await answer.text()]).toEqual([unknown.status, await unknown.text()])
  expect(answer.status).toBe(status)
})
