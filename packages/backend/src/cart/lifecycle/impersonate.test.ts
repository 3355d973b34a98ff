import { mutateStatements, startShopping, startTestShop, type TestShop } from '@haverhof/testing'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueImpersonationKey } from './impersonate.ts'

const env = { IMPERSONATION: 'on', CLIENT_IP_HEADER: 'x-client' }
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env })
})
afterAll(() => shop[Symbol.asyncDispose]())

type Use = { at?: TestShop; site?: string; headers?: Record<string, string> }

function use(key: string, { at = shop, ...init }: Use = {}) {
  return at.request(`/api/cart/impersonate?key=${encodeURIComponent(key)}`, { method: 'POST', ...init })
}

async function keyFor(cartId: string): Promise<string> {
  const key = await issueImpersonationKey(shop.context, { cartId, issuedBy: 'Els' })
  if (!key) throw new Error('no key')
  return key
}

test('a key opens its cart once, and both are written down (CART-12, §6.9, §7.6)', async () => {
  const { cartId } = await startShopping(shop)
  const key = await keyFor(cartId)
  const first = await use(key)
  expect(first.status).toBe(200)
  expect(await first.json()).toMatchObject({ shoppingcartId: cartId })
  expect((await use(key)).status).toBe(404)
  const { rows } = await shop.context.database.pool.query(
    'select actor, action from audit_entry order by at, 1',
  )
  expect(rows).toMatchObject([
    { actor: 'Els', action: 'impersonation-key-issued' },
    { actor: 'Els', action: 'cart-impersonated' },
  ])
  const keys = await shop.context.database.pool.query('select * from impersonation_key')
  expect(JSON.stringify(keys.rows)).not.toContain(key)
})

async function useFiftyTimes(at: TestShop): Promise<number> {
  const { cartId } = await startShopping(shop)
  const key = await keyFor(cartId)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => use(key, { at, headers: { 'x-client': `10.0.0.${index}` } })),
  )
  return answers.filter(({ status }) => status === 200).length
}

test('of fifty uses at once one succeeds', async () => {
  expect(await useFiftyTimes(shop)).toBe(1)
})

test('without the condition on its use many would succeed', async () => {
  await using careless = await startTestShop({ beside: shop, env })
  mutateStatements(careless, (text) => text.replace('k.used_at is null', 'true'))
  expect(await useFiftyTimes(careless)).toBeGreaterThan(1)
})

test('a key is good for a minute, on the site of its cart', async () => {
  const { cartId } = await startShopping(shop)
  const late = await keyFor(cartId)
  const foreign = await keyFor(cartId)
  expect((await use(foreign, { site: 'haverhof.de' })).status).toBe(404)
  expect((await use(foreign)).status).toBe(200)
  shop.clock.advance(60_000)
  expect((await use(late)).status).toBe(404)
})

test('guessing is slowed down', async () => {
  const headers = { 'x-client': '198.51.100.4' }
  const statuses: number[] = []
  for (let times = 0; times < 12; times += 1) {
    statuses.push((await use(randomBytes(24).toString('base64url'), { headers })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429, 429])
  expect((await shop.request('/api/cart/impersonate', { method: 'POST' })).status).toBe(404)
})

test('a shop without the setting knows no keys', async () => {
  await using closed = await startTestShop()
  const { cartId } = await startShopping(closed)
  const key = await issueImpersonationKey(closed.context, { cartId, issuedBy: 'Els' })
  const answer = await closed.request(`/api/cart/impersonate?key=${key ?? ''}`, { method: 'POST' })
  expect(answer.status).toBe(404)
  expect(await issueImpersonationKey(closed.context, { cartId: 'none', issuedBy: 'Els' })).toBeNull()
})
