import { describe, expect, test } from 'vitest'
import { shownCount } from './cart-state'
import { problem } from './fake-cart-server'
import { removeLine, storeWith } from './test-cart-store'

describe('changes (CART-PAGES-4, CART-PAGES-5)', () => {
  test('go one after the other, and the cart is read once at the end', async () => {
    const { store, server, quantities } = await storeWith([1, 1])
    await Promise.all([store.add(2, 1), store.setQuantity(1, 4), store.add(3, 1)])
    await store.settled()
    expect(server.requests).toEqual([
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
    expect(server.requests).toEqual(['changeQuantity cart-1 1 4', 'calculate cart-1', 'get cart-1'])
    expect(store.state.get()).toMatchObject({ isBusy: false, wanted: {} })
  })

  test('that ask for more than there is take what there is, with the reason (CART-PAGES-21)', async () => {
    const { store, server, quantities } = await storeWith([1, 2])
    server.stock.set(1, 5)
    const changed = store.setQuantity(1, 9)
    expect(quantities()).toEqual([[1, 9]])
    expect(await changed).toEqual({ code: 'not-enough-stock', available: 5 })
    expect(quantities()).toEqual([[1, 5]])
    expect(store.state.get().problems[1]).toEqual({ code: 'not-enough-stock', available: 5 })
    await store.settled()
    expect(quantities()).toEqual([[1, 5]])
    await store.setQuantity(1, 3)
    expect(store.state.get().problems[1]).toBeUndefined()
  })

  test('that are refused leave a newer wish alone (CART-PAGES-28)', async () => {
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
    const { store, server, messageCount } = await storeWith([1, 1])
    const before = messageCount()
    await store.setQuantity(1, 2)
    server.stock.set(1, 2)
    await store.setQuantity(1, 3)
    expect(messageCount() - before).toBe(1)
  })
})

describe('a line that is taken out (CART-PAGES-6)', () => {
  test('leaves at once and comes back with its quantity and the names of its samples', async () => {
    const { store, quantities, server } = await storeWith([1, 2], [4, 2])
    await store.nameSample(4, 1, 'Hay north')
    await store.nameSample(4, 2, 'Hay south')
    await store.settled()
    const removing = removeLine(store, 4)
    expect(quantities()).toEqual([[1, 2]])
    await removing
    await store.settled()
    expect(store.state.get().removed).toMatchObject({ variantId: 4, quantity: 2 })
    await store.undoRemove()
    await store.settled()
    expect(quantities()).toEqual([
      [1, 2],
      [4, 2],
    ])
    expect(server.requests.filter((call) => call.startsWith('nameSample')).slice(-2)).toEqual([
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
