import {
  type Customer,
  customerPassword,
  solvedCaptcha,
  startBuying,
  startCustomer,
  startShopping,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const muesli = 10_101

describe('a customer has one cart on all devices (CART-17)', () => {
  async function signInWithCart(email: string, shoppingcartId: string | null): Promise<string | null> {
    const json = { emailAddress: email, password: customerPassword, shoppingcartId }
    const headers = await solvedCaptcha(shop)
    const answer = await shop.read<{ shoppingcartId: string | null }>('/api/authentication/signin', {
      json,
      headers,
    })
    return answer.shoppingcartId
  }

  const countOf = async (customer: Customer, cartId: string | null) => {
    const cart = await customer.read<{ products: { count: number }[] }>(`/api/cart/${cartId}`)
    return cart.products.map(({ count }) => count)
  }

  test('signing in brings the cart of the browser along, also several browsers at once', async () => {
    const customer = await startCustomer(shop)
    expect(await signInWithCart(customer.email, null)).toBeNull()
    const guests = await Promise.all([1, 2, 3, 4].map(() => startShopping(shop)))
    await Promise.all(guests.map((guest) => guest.add(muesli, 2)))
    const ids = await Promise.all(guests.map(({ cartId }) => signInWithCart(customer.email, cartId)))
    expect(new Set(ids).size).toBe(1)
    expect(await countOf(customer, ids[0] ?? null)).toEqual([8])
  })

  test('asking for a new cart gives the one that is open', async () => {
    const customer = await startCustomer(shop)
    const headers = { cookie: customer.cookie() }
    const { cartId, add } = await startShopping(shop, { headers })
    await add(muesli)
    expect((await startShopping(shop, { headers })).cartId).toBe(cartId)
    expect((await startShopping(shop)).cartId).not.toBe(cartId)
  })

  test('who goes on shopping and then gives up an order has everything in one cart', async () => {
    const customer = await startCustomer(shop)
    const headers = { cookie: customer.cookie() }
    const buyer = await startBuying(shop, { headers, lines: [[muesli, 2]] })
    await buyer.order()
    const { cartId, add } = await startShopping(shop, { headers })
    expect(cartId).not.toBe(buyer.cartId)
    await add(muesli, 3)
    const reopened = await customer.read<{ shoppingcartId: string }>(`/api/cart/${buyer.cartId}/reopen`, {
      method: 'POST',
    })
    expect(await countOf(customer, reopened.shoppingcartId)).toEqual([5])
    const { pool } = shop.context.database
    const { rows } = await pool.query(`select 1 from cart where account_id = $1 and state = 'open'`, [
      customer.userId,
    ])
    expect(rows).toHaveLength(1)
  })
})
