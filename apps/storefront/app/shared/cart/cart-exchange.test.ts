import { describe, expect, test } from 'vitest'
import { shownLines } from './cart-state'
import { createCartStore } from './cart-store'
import { fakeCartServer, problem } from './fake-cart-server'

/** A store with two of one product in its cart. */
async function openStore() {
  const server = fakeCartServer()
  let storedId: string | null = null
  const store = createCartStore({
    calls: server.calls,
    scope: { siteId: 1, languageId: 1 },
    memory: { read: () => storedId, write: (id) => void (storedId = id) },
  })
  await store.add(1, 2)
  await store.settled()
  const quantities = () => shownLines(store.state.get()).map((line) => [line.productVariantId, line.quantity])
  return { store, server, quantities, storedId: () => storedId }
}

describe('signing in and out (CART-PAGES-16)', () => {
  test('goes on with the cart that the server names, after all changes of before', async () => {
    const { store, server, quantities, storedId } = await openStore()
    const other = await server.calls.create({ mailplusId: null })
    await server.calls.addProduct(other.shoppingcartId, 3, 1)
    const changing = store.setQuantity(1, 5)
    const given: (string | null)[] = []
    await store.exchange(async (id) => {
      given.push(id)
      expect(server.requests).toContain('changeQuantity cart-1 1 5')
      return other.shoppingcartId
    })
    await changing
    expect(given).toEqual(['cart-1'])
    expect(storedId()).toBe(other.shoppingcartId)
    expect(quantities()).toEqual([[3, 1]])
  })

  test('forgets the cart and what was taken out of it', async () => {
    const { store, storedId } = await openStore()
    await store.add(2, 1)
    await store.settled()
    const [line] = shownLines(store.state.get())
    if (line) await store.remove(line)
    await store.settled()
    expect(store.state.get().removed).not.toBeNull()
    await store.exchange(async () => null)
    expect(storedId()).toBeNull()
    expect(store.state.get()).toMatchObject({ phase: 'none', removed: null })
  })

  test('a refusal leaves the cart as it is', async () => {
    const { store, quantities, storedId } = await openStore()
    const refused = problem(422, 'signin-failed')
    await expect(store.exchange(() => Promise.reject(refused))).rejects.toBe(refused)
    await store.settled()
    expect(storedId()).toBe('cart-1')
    expect(quantities()).toEqual([[1, 2]])
  })
})
