import {
  dutchBilling,
  insertBareOrders,
  type Shopper,
  startShopping,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalculatedCartView } from '../calculation-schemas.ts'
import type { CartView } from '../schemas.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ env: { CLIENT_IP_HEADER: 'x-client' } })
  const rule = (minimumCents: number | null, productIds: number[] | null) =>
    JSON.stringify({
      condition: { minimumCents, productIds, minimumQuantity: 1, firstOrderOnly: false },
      effect: { kind: 'order-percentage', percent: 10 },
    })
  const promotions: [code: string, change: string, rule: string][] = [
    ['GOOD', '', rule(null, null)],
    ['LARGE', '', rule(100_00, null)],
    ['OTHERS', '', rule(null, [111])],
    ['GONE', `ends_at = now() - interval '1 day'`, rule(null, null)],
    ['SOON', `starts_at = now() + interval '1 day'`, rule(null, null)],
    ['OFF', 'is_active = false', rule(null, null)],
    ['GERMAN', `site_ids = '{3}'`, rule(null, null)],
    ['ONCE', 'usage_limit = 1, used = 1', rule(null, null)],
  ]
  for (const [index, [code, change, json]] of promotions.entries()) {
    await shop.context.database.pool.query(
      `insert into promotion (promotion_id, promotion_key, code, priority, is_exclusive, rule, titles, is_active)
       values ($1, $2, $3, 5, false, $4, '{"en": "Ten percent", "nl": "Tien procent"}', true)`,
      [9000 + index, `test-${code}`, code, json],
    )
    if (change) {
      await shop.context.database.pool.query(`update promotion set ${change} where code = $1`, [code])
    }
  }
})
afterAll(() => shop[Symbol.asyncDispose]())

let visitors = 0

async function withGoods(): Promise<Shopper> {
  visitors += 1
  const shopper = await startShopping(shop, { headers: { 'x-client': `10.2.0.${visitors}` } })
  await shopper.add(10102)
  return shopper
}

function tryCode(shopper: Shopper, code: string): Promise<Response> {
  return shopper.call('POST', `/discountcode?code=${encodeURIComponent(code)}`)
}

describe('a discount code (CART-8)', () => {
  test.each(['good', ' G O O D ', 'ｇｏｏｄ', 'go\u200Bod'])(
    'counts typed as "%s" (§7.11)',
    async (typed) => {
      const shopper = await withGoods()
      expect((await tryCode(shopper, typed)).status).toBe(204)
      expect((await shopper.cart<CartView>()).discountCode).toBe('GOOD')
      expect((await shopper.calculate<CalculatedCartView>()).orderDiscounts).toEqual([
        { description: 'Tien procent', promotionKey: 'test-GOOD', amount: 2.1 },
      ])
      expect((await shopper.call('DELETE', '/discountcode')).status).toBe(204)
      expect((await shopper.calculate<CalculatedCartView>()).orderDiscounts).toEqual([])
    },
  )

  test.each([
    ['NOSUCH', 'discount-unknown'],
    ['SOON', 'discount-unknown'],
    ['OFF', 'discount-unknown'],
    ['GONE', 'discount-expired'],
    ['GERMAN', 'discount-not-here'],
    ['ONCE', 'discount-used-up'],
    ['OTHERS', 'discount-products'],
    ["'; drop table promotion; --", 'discount-unknown'],
  ])('%s is refused: %s (CART-27)', async (typed, code) => {
    const shopper = await withGoods()
    const answer = await tryCode(shopper, typed)
    expect([answer.status, await answer.json()]).toMatchObject([422, { code }])
    expect((await shopper.cart<CartView>()).discountCode).toBeNull()
  })

  test('says from which amount on it counts, and says so again when the cart shrinks (CART-27)', async () => {
    const shopper = await withGoods()
    expect(await (await tryCode(shopper, 'LARGE')).json()).toMatchObject({
      code: 'discount-minimum',
      minimumAmount: 100,
    })
    await shopper.add(10102, 5)
    expect((await tryCode(shopper, 'LARGE')).status).toBe(204)
    expect(await shopper.calculate()).toMatchObject({ discountProblem: null })
    await shopper.call('PUT', '/products/10102?quantity=1')
    expect(await shopper.calculate()).toMatchObject({
      discountProblem: 'discount-minimum',
      discountMinimumAmount: 100,
      orderDiscounts: [],
    })
  })

  test('never reveals whether the mailbox of a bill has used it (PRICING-16)', async () => {
    const shopper = await withGoods()
    await shop.context.database.pool.query(
      `update promotion set usage_limit_per_customer = 1 where code = 'GOOD'`,
    )
    await insertBareOrders(shop, 1)
    await shop.context.database.pool.query(
      `insert into promotion_redemption (promotion_id, order_id, customer_key, customer_use, redeemed_at)
       values (9000, 1, $1, 1, now())`,
      [dutchBilling.emailAddress],
    )
    expect((await tryCode(shopper, 'GOOD')).status).toBe(204)
    await shopper.call('POST', '/billing', { ...dutchBilling, emailAddress: 'Marieke@Example.NL' })
    const { discountProblem, orderDiscounts } = await shopper.calculate<{
      discountProblem: unknown
      orderDiscounts: unknown[]
    }>()
    expect(discountProblem).toBeNull()
    expect(orderDiscounts).toHaveLength(1)
  })

  test('cannot be guessed: ten wrong ones a minute, then even a right one has to wait', async () => {
    const shopper = await withGoods()
    const statuses: number[] = []
    for (let times = 0; times < 12; times += 1)
      statuses.push((await tryCode(shopper, `WRONG${times}`)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
    expect((await tryCode(shopper, 'LARGE')).status).toBe(429)
    shop.clock.advance(60_000)
    expect((await tryCode(shopper, 'NOSUCH')).status).toBe(422)
  })

  test('cannot be guessed at the same moment either', async () => {
    const shopper = await withGoods()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => tryCode(shopper, `WRONG${index}`)),
    )
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  })

  test('right ones are never too many', async () => {
    const shopper = await withGoods()
    await shopper.add(10102, 5)
    for (let times = 0; times < 15; times += 1) expect((await tryCode(shopper, 'LARGE')).status).toBe(204)
  })
})
