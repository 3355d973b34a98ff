import { startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { CLIENT_IP_HEADER: 'x-client' } })
})
afterAll(() => shop[Symbol.asyncDispose]())

const json = { address: {} }

/** Every call about a cart. */
const verbs: [method: string, path: string, json?: unknown][] = [
  ['GET', ''],
  ['POST', '/products?productVariantId=10102&quantity=1'],
  ['PUT', '/products/10102?quantity=1'],
  ['DELETE', '/products/10102'],
  ['DELETE', '/products/90101/1'],
  ['POST', '/rqssamplename?productVariantId=90101&sequence=1&samplename=x'],
  ['POST', '/discountcode?code=X'],
  ['DELETE', '/discountcode'],
  ['GET', '/recommendations'],
  ['POST', '/billing', json],
  ['PUT', '/shipping', json],
  ['PUT', '/alternativeshipping?alternativeShippingAddress=true'],
  ['POST', '/payment', {}],
  ['POST', '/newsletter?subscribe=true'],
  ['POST', '/setpassword', { password: 'paard123' }],
  ['POST', '/setdealer?dealerId=1'],
  ['POST', '/setdpdpickuppoint?parcelShopId=1&parcelShopZipcodeOrCity=1'],
  ['GET', '/shippingmethods'],
  ['GET', '/paymentmethods'],
]

async function tryAll(cartId: string, site: string): Promise<Set<string>> {
  const answers = verbs.map(async ([method, path, body]) => {
    const init = { method, site, ...(body !== undefined && { json: body }) }
    const response = await shop.request(`/api/cart/${encodeURIComponent(cartId)}${path}`, init)
    return `${response.status} ${await response.text()}`
  })
  const calculated = await shop.request(`/api/cartcalculation/${encodeURIComponent(cartId)}/calculate`, {
    method: 'POST',
    site,
  })
  return new Set([...(await Promise.all(answers)), `${calculated.status} ${await calculated.text()}`])
}

describe('unknown, foreign and closed carts are the same on every verb (CART-2)', () => {
  const missing =
    '404 {"type":"about:blank","status":404,"code":"no-such-cart","title":"There is no such cart."}'

  test('random ids and neighbours of a real one', async () => {
    const { cartId } = await startShopping(shop)
    const neighbour = `${cartId.slice(0, -1)}${cartId.endsWith('A') ? 'B' : 'A'}`
    const ids = [
      randomBytes(18).toString('base64url'),
      neighbour,
      cartId.toUpperCase(),
      '1',
      "' or 1=1 --",
      '%',
      '..;',
    ]
    for (const id of ids) expect([...(await tryAll(id, 'haverhof.nl'))]).toEqual([missing])
  })

  test('the cart of another site', async () => {
    const { cartId } = await startShopping(shop)
    for (const site of ['haverhof.de', 'muehldorfer.nl']) {
      expect([...(await tryAll(cartId, site))]).toEqual([missing])
    }
    expect((await shop.request(`/api/cart/${cartId}`, { site: 'en.haverhof.nl' })).status).toBe(200)
  })

  test.each([
    ['a closed cart', `update cart set state = 'closed' where cart_id = $1`],
    [
      'a cart that an account owns',
      `with owner as (insert into account (site_id, language_id, email_address, password_hash, first_name, last_name, created_at)
         values (1, 1, 'x@example.nl', 'x', 'x', 'x', now()) returning user_id)
       update cart set account_id = owner.user_id from owner where cart_id = $1`,
    ],
  ])('%s', async (_, change) => {
    const { cartId } = await startShopping(shop)
    await shop.context.database.pool.query(change, [cartId])
    expect([...(await tryAll(cartId, 'haverhof.nl'))]).toEqual([missing])
  })

  test('a caller that keeps guessing gets 429, and no other does', async () => {
    const ask = (client: string) =>
      shop.request(`/api/cart/${randomBytes(18).toString('base64url')}`, { headers: { 'x-client': client } })
    const statuses: number[] = []
    for (let times = 0; times < 62; times += 1) statuses.push((await ask('203.0.113.7')).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429, 429])
    const refused = await ask('spoofed, 203.0.113.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask('203.0.113.8')).status).toBe(404)
    shop.clock.advance(60_000)
    expect((await ask('203.0.113.7')).status).toBe(404)
  })
})

describe('a cart that has been ordered (CART-11)', () => {
  test('can be read and not changed', async () => {
    const { cartId, add } = await startShopping(shop)
    await add(10102)
    await shop.context.database.pool.query(`update cart set state = 'ordered' where cart_id = $1`, [cartId])
    const answers = verbs.map(async ([method, path, body]) => {
      const response = await shop.request(`/api/cart/${cartId}${path}`, {
        method,
        ...(body !== undefined && { json: body }),
      })
      const { code } = (await response.json()) as { code?: string }
      return method === 'GET' ? response.status === 200 : response.status === 409 && code === 'cart-ordered'
    })
    expect(await Promise.all(answers)).toEqual(verbs.map(() => true))
  })
})
