import { expect, test } from 'vitest'
import { packsToBuy } from './packs-to-buy'

const packsIn = (query: string) => packsToBuy(new URLSearchParams(query))

test('an address names packs and pieces, and nothing else is put into a cart (HORSES-13, ORDERS-51)', () => {
  expect(packsIn('product=10101')).toEqual([{ variantId: 10_101, quantity: 1 }])
  expect(packsIn('product=10101&quantity=2&product=10203&quantity=60')).toEqual([
    { variantId: 10_101, quantity: 2 },
    { variantId: 10_203, quantity: 60 },
  ])
  for (const query of [
    '',
    'quantity=2',
    'product=x',
    'product=10101&quantity=1000',
    'product=10101&quantity=0',
    'product=99999999999',
    Array.from({ length: 51 }, (_, index) => `product=${index + 1}&quantity=1`).join('&'),
  ])
    expect(packsIn(query)).toBeNull()
})
