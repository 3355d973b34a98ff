import { startShopping, startTestShop, type Shopper, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyPassword } from '../accounts/index.ts'
import type { CartView } from '../cart/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

async function withGoods(): Promise<Shopper> {
  const shopper = await startShopping(shop)
  await shopper.add(10102)
  return shopper
}

async function hashOf({ cartId }: Shopper): Promise<string | null> {
  const { rows } = await shop.context.database.pool.query<{ hash: string | null }>(
    'select password_hash hash from cart where cart_id = $1',
    [cartId],
  )
  return rows[0]?.hash ?? null
}

describe('a password (CHECKOUT-11)', () => {
  test('is kept as an argon2id hash, never shown, and can be taken back', async () => {
    const shopper = await withGoods()
    const wish = { password: 'haver123', confirmUrl: 'https://haverhof.nl/account/confirm/' }
    expect((await shopper.call('POST', '/setpassword', wish)).status).toBe(204)
    const hash = await hashOf(shopper)
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(hash ?? '', 'haver123')).toBe(true)
    expect(await verifyPassword(hash ?? '', 'haver124')).toBe(false)
    const cart = await shopper.cart<CartView>()
    expect(cart.hasPassword).toBe(true)
    expect(JSON.stringify(cart)).not.toMatch(/argon2|haver123/)
    expect((await shopper.call('POST', '/setpassword', { password: null })).status).toBe(204)
    expect((await shopper.cart<CartView>()).hasPassword).toBe(false)
  })

  test('may stand in the address too (§7.20)', async () => {
    const shopper = await withGoods()
    expect((await shopper.call('POST', '/setpassword?password=haver123')).status).toBe(204)
    expect(await verifyPassword((await hashOf(shopper)) ?? '', 'haver123')).toBe(true)
  })

  test('is not cut off', async () => {
    const shopper = await withGoods()
    const long = 'a1'.repeat(50)
    await shopper.call('POST', '/setpassword', { password: `${long}x` })
    expect(await verifyPassword((await hashOf(shopper)) ?? '', `${long}y`)).toBe(false)
  })

  test.each(['short1', 'onlyletters', '1234567', '', 'a1'.repeat(200)])(
    '"%s" does not do',
    async (password) => {
      const shopper = await withGoods()
      expect((await shopper.call('POST', '/setpassword', { password })).status).toBe(400)
      expect(await hashOf(shopper)).toBeNull()
    },
  )
})

describe('the address in the activation mail (CHECKOUT-15)', () => {
  test.each([
    'https://haverhof.nl/account/confirm/',
    'https://en.haverhof.nl/x?y=1',
    'http://haverhof.nl.localhost:3000/account/confirm/',
  ])('%s is one of the shop', async (confirmUrl) => {
    const shopper = await withGoods()
    expect((await shopper.call('POST', '/setpassword', { password: 'haver123', confirmUrl })).status).toBe(
      204,
    )
  })

  test.each([
    '//evil.example/',
    'https://evil.example/',
    'https://haverhof.nl.evil.example/',
    'https://haverhof.nl@evil.example/',
    'https://evil.example\\@haverhof.nl/',
    'https:\\\\evil.example/',
    'javascript:alert(1)//haverhof.nl',
    'data:text/html,x',
    'https://haverhof.nl/\r\nBcc: x@y.z',
    'https://haverhofé.nl/',
    'ftp://haverhof.nl/',
    '/account/confirm/',
    `https://haverhof.nl/${'x'.repeat(3000)}`,
    'https://haverhof.de/account/confirm/',
  ])('%s is not', async (confirmUrl) => {
    const shopper = await withGoods()
    const answer = await shopper.call('POST', '/setpassword', { password: 'haver123', confirmUrl })
    expect(answer.status).toBe(400)
  })
})

test.each([
  ['newsletter', 'newsletterSubscribe'],
  ['reminders', 'remindersSubscribe'],
] as const)(
  '%s: wished for and taken back, and never by default (NEWSLETTER-9, §7.19)',
  async (path, field) => {
    const shopper = await withGoods()
    expect((await shopper.cart<CartView>())[field]).toBe(false)
    for (const subscribe of [true, false]) {
      expect((await shopper.call('POST', `/${path}?subscribe=${subscribe}`)).status).toBe(204)
      expect((await shopper.cart<CartView>())[field]).toBe(subscribe)
    }
    for (const wrong of ['', 'yes', '1', 'true&subscribe=false']) {
      expect((await shopper.call('POST', `/${path}?subscribe=${wrong}`)).status).toBe(400)
    }
  },
)
