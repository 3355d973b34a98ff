import { insertBareOrders, startTestShop, type TestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '../database/index.ts'
import { pricingFacts, redeemPromotions, releasePromotions } from './index.ts'

const singleUse = 501
const threeEach = 601
const unlimited = 201

async function redeem(shop: TestShop, orderId: number, promotionIds: number[], customerKey = 'a@example.nl') {
  return inTransaction(shop.context, (transaction) =>
    redeemPromotions(transaction, { orderId, promotionIds, customerKey, now: shop.context.now() }),
  )
}

function release(shop: TestShop, orderId: number) {
  return inTransaction(shop.context, (transaction) =>
    releasePromotions(transaction, orderId, shop.context.now()),
  )
}

async function stateOf(shop: TestShop, code: string, customerKey = 'a@example.nl') {
  const now = shop.context.now()
  const customer = { customerKey, hasPaidBefore: () => Promise.resolve(false) }
  const query = {
    siteId: 1,
    languageCode: 'nl',
    countryId: null,
    vatNumberRegionCode: null,
    now,
    code,
    ...customer,
    gifts: [],
  }
  return (await pricingFacts(shop.context.database, await shop.context.priceTerms.read(), query)).codeState
}

const usedUp = { ok: false, reason: 'discount-used-up' }

describe('PRICING-13: limits of promotions', () => {
  test('are kept by orders, and given back by cancelled ones once (PRICING-27)', async () => {
    await using shop = await startTestShop()
    await insertBareOrders(shop, 50)
    expect(await redeem(shop, 1, [singleUse, unlimited])).toEqual({ ok: true, value: [singleUse] })
    expect(await stateOf(shop, 'BEDANKT25')).toBe('discount-used-up')
    expect(await redeem(shop, 2, [singleUse], 'b@example.nl')).toEqual(usedUp)
    await release(shop, 1)
    await release(shop, 1)
    expect(await stateOf(shop, 'BEDANKT25')).toBe('runs')
    expect(await redeem(shop, 3, [singleUse])).toEqual({ ok: true, value: [singleUse] })
    expect(await redeem(shop, 4, [singleUse])).toEqual(usedUp)
  })

  test('per customer count for that customer alone', async () => {
    await using shop = await startTestShop()
    await insertBareOrders(shop, 50)
    for (const orderId of [1, 2, 3]) expect((await redeem(shop, orderId, [threeEach])).ok).toBe(true)
    expect(await redeem(shop, 4, [threeEach])).toEqual(usedUp)
    expect(await stateOf(shop, 'STAL20')).toBe('discount-used-up')
    expect(await stateOf(shop, 'STAL20', 'b@example.nl')).toBe('runs')
    expect((await redeem(shop, 5, [threeEach], 'b@example.nl')).ok).toBe(true)
    await release(shop, 2)
    expect((await redeem(shop, 6, [threeEach])).ok).toBe(true)
  })

  test('hold when fifty orders come at once (PRICING-26)', async () => {
    await using shop = await startTestShop()
    await insertBareOrders(shop, 50)
    const orders = Array.from({ length: 50 }, (_, index) => index + 1)
    const answers = await Promise.all(
      orders.map((orderId) => redeem(shop, orderId, [singleUse], `${orderId}@example.nl`)),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    const welcome = await Promise.all(orders.map((orderId) => redeem(shop, orderId, [101], 'one@example.nl')))
    expect(welcome.filter((answer) => answer.ok)).toHaveLength(1)
    const { rows } = await shop.context.database.pool.query(
      'select used from promotion where promotion_id = $1',
      [singleUse],
    )
    expect(rows).toEqual([{ used: 1 }])
  })
})
