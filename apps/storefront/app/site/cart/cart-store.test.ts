import { describe, expect, test } from 'vitest'
import type { Scope } from './cart-calls'
import type { CartMemory } from './cart-memory'
import { shownCount, shownLines } from './cart-state'
import { type CartStore, createCartStore } from './cart-store'
import { fakeCartServer, problem } from './fake-cart-server'

const scope: Scope = { siteId: 1, languageId: 1 }

function remember(id: string | null = null): CartMemory & { id: () => string | null } {
  let kept = id
  return { read: () => kept, write: (next) => void (kept = next), id: () => kept }
}

function openStore({
  memory = remember(),
  server = fakeCartServer(),
  at = scope,
  mailplusId = () => null as string | null,
} = {}) {
  let told = 0
  const store = createCartStore({
    calls: server.calls,
    scope: at,
    memory,
    mailplusId,
    tell: () => void (told += 1),
  })
  const quantities = () => shownLines(store.state.get()).map((line) => [line.productVariantId, line.quantity])
  return { store, server, memory, quantities, told: () => told }
}

function removeLine(store: CartStore, productVariantId: number) {
  const line = shownLines(store.state.get()).find((each) => each.productVariantId === productVariantId)
  return line ? store.remove(line) : Promise.reject(new Error('There is no such line'))
}

async function storeWith(...lines: [productVariantId: number, quantity: number][]) {
  const opened = openStore()
  for (const [productVariantId, quantity] of lines) await opened.store.add(productVariantId, quantity)
  await opened.store.settled()
  opened.server.asked.length = 0
  return opened
}

describe('the life of a cart (SHELF-2)', () => {
  test('without an id a cart is created and then fetched: worked out anew, then read', async () => {
    const { store, server, memory } = openStore()
    await store.ensure()
    expect(server.asked).toEqual(['create ', 'calculate cart-1', 'get cart-1'])
    expect(memory.id()).toBe('cart-1')
    expect(store.state.get()).toMatchObject({ phase: 'ready', id: 'cart-1' })
  })

  test('with an id the cart is fetched and none is created', async () => {
    const { store, server } = await storeWith([1, 1])
    await store.ensure()
    expect(server.asked).toEqual(['calculate cart-1', 'get cart-1'])
  })

  test.each([
    { siteId: 0, languageId: 1 },
    { siteId: 1, languageId: 0 },
  ])('without site or language the payload is incorrect: %o', async (at) => {
    await expect(openStore({ at }).store.ensure()).rejects.toThrow('Payload is incorrect')
  })

  test('a creation that fails says so', async () => {
    const { store, server, memory } = openStore()
    server.fail('create', problem(500, 'internal'))
    await expect(store.ensure()).rejects.toThrow('Cart creation failed')
    expect(memory.id()).toBeNull()
  })

  test('a new cart carries the mailing that led here', async () => {
    const { store, server } = openStore({ mailplusId: () => 'spring' })
    await store.add(5, 1)
    expect(server.asked[0]).toBe('create spring 5 1')
  })

  test('a browser without a cart asks nothing', async () => {
    const { store, server } = openStore()
    await store.refresh()
    expect(server.asked).toEqual([])
    expect(store.state.get().phase).toBe('none')
  })
})

describe('a cart that cannot be read (SHELF-3)', () => {
  test('is reset silently, and its id is kept and tried again', async () => {
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

describe('changes (SHELF-4, SHELF-5)', () => {
  test('go one after the other, and the cart is read once at the end', async () => {
    const { store, server, quantities } = await storeWith([1, 1])
    await Promise.all([store.add(2, 1), store.setQuantity(1, 4), store.add(3, 1)])
    await store.settled()
    expect(server.asked).toEqual([
      'addProduct cart-1 2 1',
      'changeQuantity cart-1 1 4',
      'addProduct cart-1 3 1',
      'calculate cart-1',
      'get cart-1',
    ])
    expect(quantities()).toEqual([
      [1, 4],
      [2, 1],
      [3, 1],
    ])
  })

  test('of a quantity show at once, and the last of several is sent', async () => {
    const { store, server, quantities } = await storeWith([1, 1])
    const changes = [store.setQuantity(1, 2), store.setQuantity(1, 3), store.setQuantity(1, 4)]
    expect(quantities()).toEqual([[1, 4]])
    expect(shownCount(store.state.get())).toBe(4)
    expect(store.state.get().isBusy).toBe(true)
    expect(await Promise.all(changes)).toEqual([null, null, null])
    await store.settled()
    expect(server.asked).toEqual(['changeQuantity cart-1 1 4', 'calculate cart-1', 'get cart-1'])
    expect(store.state.get()).toMatchObject({ isBusy: false, wanted: {} })
  })

  test('that are refused are taken back with their reason', async () => {
    const { store, server, quantities } = await storeWith([1, 2])
    server.stock.set(1, 5)
    const changed = store.setQuantity(1, 9)
    expect(quantities()).toEqual([[1, 9]])
    expect(await changed).toEqual({ code: 'not-enough-stock', available: 5 })
    expect(quantities()).toEqual([[1, 2]])
    expect(store.state.get().problems[1]).toEqual({ code: 'not-enough-stock', available: 5 })
    await store.settled()
    expect(quantities()).toEqual([[1, 2]])
    await store.setQuantity(1, 3)
    expect(store.state.get().problems[1]).toBeUndefined()
  })

  test('that are refused leave a newer wish alone', async () => {
    const { store, server, quantities } = await storeWith([1, 2])
    server.stock.set(1, 5)
    const first = store.setQuantity(1, 9)
    await Promise.resolve()
    await Promise.resolve()
    const second = store.setQuantity(1, 4)
    expect(await first).toEqual({ code: 'not-enough-stock', available: 5 })
    expect(quantities()).toEqual([[1, 4]])
    expect(await second).toBeNull()
    await store.settled()
    expect(quantities()).toEqual([[1, 4]])
  })

  test('behind one that fails are sent all the same', async () => {
    const { store, server, quantities } = await storeWith([1, 1])
    server.fail('changeQuantity', new TypeError('Failed to fetch'))
    const outcomes = await Promise.all([store.setQuantity(1, 2), store.add(2, 1)])
    await store.settled()
    expect(outcomes).toEqual([{ code: 'offline' }, null])
    expect(quantities()).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('are told to the other tabs, refusals are not', async () => {
    const { store, server, told } = await storeWith([1, 1])
    const before = told()
    await store.setQuantity(1, 2)
    server.stock.set(1, 2)
    await store.setQuantity(1, 3)
    expect(told() - before).toBe(1)
  })
})

describe('a line that is taken out (SHELF-6)', () => {
  test('leaves at once and comes back with its quantity and the names of its samples', async () => {
    const { store, quantities, server } = await storeWith([1, 2], [4, 2])
    await store.nameSample(4, 1, 'Hay north')
    await store.nameSample(4, 2, 'Hay south')
    await store.settled()
    const removing = removeLine(store, 4)
    expect(quantities()).toEqual([[1, 2]])
    await removing
    await store.settled()
    expect(store.state.get().removed).toMatchObject({ productVariantId: 4, quantity: 2 })
    await store.undoRemove()
    await store.settled()
    expect(quantities()).toEqual([
      [1, 2],
      [4, 2],
    ])
    expect(server.asked.filter((call) => call.startsWith('nameSample')).slice(-2)).toEqual([
      'nameSample cart-1 4 1 Hay north',
      'nameSample cart-1 4 2 Hay south',
    ])
    expect(store.state.get().removed).toBeNull()
  })

  test('stays when the server does not let it go', async () => {
    const { store, server, quantities } = await storeWith([1, 2])
    server.fail('removeProduct', problem(500, 'internal'))
    expect(await removeLine(store, 1)).toEqual({ code: 'failed' })
    expect(quantities()).toEqual([[1, 2]])
    expect(store.state.get().removed).toBeNull()
  })
})

describe('a cart whose order waits for payment (SHELF-8)', () => {
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
