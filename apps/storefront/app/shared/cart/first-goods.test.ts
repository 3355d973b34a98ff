import { expect, test } from 'vitest'
import { createCartStore } from './cart-store'
import { fakeCartServer } from './fake-cart-server'

function openStore() {
  const server = fakeCartServer()
  let id: string | null = null
  const memory = { read: () => id, write: (next: string | null) => void (id = next), id: () => id }
  const store = createCartStore({ calls: server.calls, scope: { siteId: 1, languageId: 1 }, memory })
  return { store, server, memory }
}

test('the first thing comes with the cart, in one call; the next is added to it', async () => {
  const { store, server } = openStore()
  await Promise.all([store.add(5, 2), store.add(6, 1)])
  await store.settled()
  expect(server.requests).toEqual(['create  5 2', 'addProduct cart-1 6 1', 'calculate cart-1', 'get cart-1'])
})

test('what cannot be had makes no cart, and says why', async () => {
  const { store, server, memory } = openStore()
  server.stock.set(5, 1)
  expect(await store.add(5, 2)).toEqual({ code: 'not-enough-stock', available: 1 })
  expect(memory.id()).toBeNull()
})

test('a change that answers with the totals spares working them out', async () => {
  const { store, server } = openStore()
  await store.add(1, 1)
  await store.settled()
  const totals = await server.calls.calculate('cart-1')
  server.requests.length = 0
  await store.change(async () => ({ ...totals, totalAmount: 7 }), { answersWithTotals: true })
  expect(server.requests).toEqual(['get cart-1'])
  expect(store.state.get().calculated?.totalAmount).toBe(7)
  await store.change(async () => undefined)
  expect(server.requests).toEqual(['get cart-1', 'calculate cart-1', 'get cart-1'])
})
