import { describe, expect, test } from 'vitest'
import { noCart } from './cart-state'
import type { CartStore } from './cart-store'
import { problem } from './fake-cart-server'
import { openStore, storeWith } from './test-cart-store'

/** As adding does it, with the error that adding puts into words. */
const addTo = (store: CartStore) =>
  store.change(async () => undefined, { mayCreate: true, goods: [{ productVariantId: 5, count: 1 }] })

describe('the life of a cart (CART-PAGES-2)', () => {
  test('with no id the first goods create a cart, which is then fetched: worked out anew, then read (CART-PAGES-26, §4.7, §4.9, §4.10)', async () => {
    const { store, server, memory } = openStore()
    expect(await store.add(5, 1)).toBeNull()
    await store.settled()
    expect(server.requests).toEqual(['create  5 1', 'calculate cart-1', 'get cart-1'])
    expect(memory.id()).toBe('cart-1')
    expect(store.state.get()).toMatchObject({ phase: 'ready', id: 'cart-1' })
  })

  test('with an id the cart is fetched and none is created (§4.9)', async () => {
    const { store, server } = await storeWith([1, 1])
    await store.refresh()
    expect(server.requests).toEqual(['calculate cart-1', 'get cart-1'])
  })

  test('a cart that is being read is drawn once, when it is there', async () => {
    const { store } = await storeWith([1, 1])
    store.state.set({ ...noCart, phase: 'loading' })
    const phases: string[] = []
    store.state.subscribe(() => phases.push(store.state.get().phase))
    await store.refresh()
    expect(phases).toEqual(['ready'])
  })

  test('an empty cart means a new cart for what is added next (§4.12)', async () => {
    const { store, server, memory, quantities } = await storeWith([1, 1])
    server.lose('cart-1')
    await store.refresh()
    expect(store.state.get()).toMatchObject({ phase: 'none', id: null, cart: null, calculated: null })
    server.requests.length = 0
    expect(await store.add(5, 2)).toBeNull()
    await store.settled()
    expect(server.requests).toEqual(['create  5 2', 'calculate cart-2', 'get cart-2'])
    expect(memory.id()).toBe('cart-2')
    expect(quantities()).toEqual([[5, 2]])
  })

  test.each([
    { siteId: 0, languageId: 1 },
    { siteId: 1, languageId: 0 },
  ])('without site or language the payload is incorrect: %o (§4.8, §8.2)', async (at) => {
    const { store, server } = openStore({ at })
    await expect(addTo(store)).rejects.toThrow('Payload is incorrect')
    expect(server.requests).toEqual([])
  })

  test('a creation that fails says so (§4.7, §8.2)', async () => {
    const { store, server, memory } = openStore()
    server.fail('create', problem(500, 'internal'))
    await expect(addTo(store)).rejects.toThrow('Cart creation failed')
    expect(memory.id()).toBeNull()
  })

  test('a new cart carries the mailing that led here (CART-PAGES-26)', async () => {
    const { store, server } = openStore({ mailplusId: () => 'spring' })
    await store.add(5, 1)
    expect(server.requests[0]).toBe('create spring 5 1')
  })

  test('a browser without a cart asks nothing (CART-PAGES-26)', async () => {
    const { store, server } = openStore()
    await store.refresh()
    expect(server.requests).toEqual([])
    expect(store.state.get().phase).toBe('none')
  })
})

describe('a cart that cannot be read (CART-PAGES-3)', () => {
  test('is reset silently, and its id is kept and tried again (§4.11, §7.50)', async () => {
    const { store, server, memory, quantities } = await storeWith([1, 2])
    server.fail('calculate', problem(503, 'overload'))
    await store.refresh()
    expect(store.state.get()).toMatchObject({ phase: 'failed', id: null, cart: null, calculated: null })
    expect(memory.id()).toBe('cart-1')
    server.fail('calculate')
    await store.refresh()
    expect(quantities()).toEqual([[1, 2]])
  })

  test.each([404, 410])('is forgotten when the server says it is gone (%d)', async (status) => {
    const { store, server, memory } = await storeWith([1, 2])
    server.fail('get', problem(status, 'no-such-cart'))
    await store.refresh()
    expect(store.state.get()).toMatchObject({ phase: 'none', id: null, cart: null, calculated: null })
    expect(memory.id()).toBeNull()
  })

  test('says so when a line of a cart that is gone is changed, and makes no other cart', async () => {
    const { store, server, memory } = await storeWith([1, 2])
    server.lose('cart-1')
    expect(await store.setQuantity(1, 3)).toMatchObject({ code: 'no-such-cart' })
    await store.settled()
    expect(memory.id()).toBeNull()
    expect(server.requests.filter((call) => call.startsWith('create'))).toEqual([])
  })

  test('keeps its id while the connection is gone', async () => {
    const { store, server, memory } = await storeWith([1, 2])
    server.fail('calculate', new TypeError('Failed to fetch'))
    expect(await store.add(3, 1)).toBeNull()
    await store.settled()
    expect(memory.id()).toBe('cart-1')
    expect(store.state.get().phase).toBe('failed')
  })

  test('is replaced by a new one when something is added to a cart that is gone', async () => {
    const { store, server, memory, quantities } = await storeWith([1, 2])
    server.lose('cart-1')
    expect(await store.add(3, 1)).toBeNull()
    await store.settled()
    expect(memory.id()).toBe('cart-2')
    expect(quantities()).toEqual([[3, 1]])
  })
})

describe('a cart whose order waits for payment (CART-PAGES-8)', () => {
  test('refuses changes and then shows its order', async () => {
    const { store, server } = await storeWith([1, 2])
    server.order('cart-1')
    expect(await store.add(2, 1)).toEqual({ code: 'cart-ordered' })
    await store.settled()
    expect(store.state.get().cart?.order).toEqual({ orderId: 7, orderKey: 'key' })
  })

  test('goes on as a new cart with the same content when it is reopened', async () => {
    const { store, server, memory, quantities } = await storeWith([1, 2])
    server.order('cart-1')
    expect(await store.reopen()).toBeNull()
    await store.settled()
    expect(memory.id()).toBe('cart-2')
    expect(quantities()).toEqual([[1, 2]])
  })
})

test('any other call has its turn and fails as it fails', async () => {
  const { store, server } = await storeWith([1, 2])
  await store.change((id) => server.calls.addDiscountCode(id, 'HAY'))
  expect(store.state.get().cart?.discountCode).toBe('HAY')
  const refused = problem(400, 'bad-input')
  await expect(store.change(() => Promise.reject(refused))).rejects.toBe(refused)
})

test('without a connection what was shown stays, and a change is refused in words (CART-PAGES-18, ACC-251)', async () => {
  let isOffline = false
  const { store, server, quantities } = openStore({ isOffline: () => isOffline })
  await store.add(1, 2)
  await store.settled()
  server.requests.length = 0
  isOffline = true
  await store.refresh()
  expect(server.requests).toEqual([])
  server.fail('changeQuantity', new TypeError('Failed to fetch'))
  await store.setQuantity(1, 5)
  await store.settled()
  expect(store.state.get()).toMatchObject({
    phase: 'ready',
    isBusy: false,
    problems: { 1: { code: 'offline' } },
  })
  expect(quantities()).toEqual([[1, 2]])
})
