import { expect, test } from 'vitest'
import { openStore } from '../../shared/cart/test-cart-store'
import { mailedCartId, takeMailedCart } from './mailed-cart'

test('a letter names its cart behind the # (REMINDERS-4)', () => {
  expect(mailedCartId('#cart=abcdefghijklmnopqrstuvwx')).toBe('abcdefghijklmnopqrstuvwx')
  for (const hash of ['', '#cart=oops', '#cart=abcdefghijklmnopqrstuvwx1', '#code=abcdefghijklmnopqrstuvwx'])
    expect(mailedCartId(hash)).toBeNull()
})

test('a browser without a cart goes on with that of the letter (REMINDERS-4)', async () => {
  const { store, server, memory, quantities } = openStore()
  const { shoppingcartId } = await server.calls.create({ products: [{ productVariantId: 1, count: 2 }] })
  expect(await takeMailedCart(store, shoppingcartId)).toBe('taken')
  expect(memory.read()).toBe(shoppingcartId)
  expect(quantities()).toEqual([[1, 2]])
})

test('a browser with a cart of its own keeps it, unless that one is gone (REMINDERS-4)', async () => {
  const { store, server, memory, quantities } = openStore()
  await store.add(3, 1)
  await store.settled()
  const { shoppingcartId } = await server.calls.create({ products: [{ productVariantId: 1, count: 2 }] })
  expect(await takeMailedCart(store, shoppingcartId)).toBe('own')
  expect(quantities()).toEqual([[3, 1]])
  server.lose(memory.read() ?? '')
  await store.refresh()
  expect(await takeMailedCart(store, shoppingcartId)).toBe('taken')
  expect(quantities()).toEqual([[1, 2]])
})

test('a cart that is gone is said to be, and is not remembered (REMINDERS-5)', async () => {
  const { store, memory } = openStore()
  expect(await takeMailedCart(store, 'cart-7')).toBe('gone')
  expect(memory.read()).toBeNull()
})
