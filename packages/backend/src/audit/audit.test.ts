import {
  decideReview,
  deliverStock,
  finishAtSandbox,
  startBuying,
  startCustomer,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shipOrder } from '../orders/index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const rows = async (text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Record<string, unknown>[]

type Case = { what: () => Promise<unknown>; state: () => Promise<unknown>; entry: Record<string, unknown> }

const cases: Record<string, () => Promise<Case>> = {
  'sending an order': async () => {
    const order = await (await startBuying(shop)).order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    return {
      what: () => shipOrder(shop.context, { orderId: order.orderId, by: 'Jan' }),
      state: () => rows('select status from shop_order where order_id = $1', [order.orderId]),
      entry: { actor: 'Jan', action: 'order-sent', subject: `order ${order.orderId}` },
    }
  },
  'goods that come in': async () => ({
    what: () => deliverStock(shop.context, { variantId: 10101, amount: 3, by: 'Jan' }),
    state: () => rows('select amount from stock where variant_id = 10101'),
    entry: { actor: 'Jan' },
  }),
  'refusing a review': async () => {
    const customer = await startCustomer(shop)
    const json = { productId: 101, productVariantId: 10101, rating: 4, title: 'Glanzend en fit' }
    await customer.request('/api/reviews', {
      json: { ...json, text: 'Onze merrie eet het graag, elke dag.' },
    })
    const [review] = await rows('select max(review_id)::int id from review_origin')
    const reviewId = Number(review?.['id'])
    return {
      what: () =>
        decideReview(shop.context, {
          reviewId,
          by: 'Jan',
          verdict: 'refused',
          reason: 'insulting',
          ownWords: {},
        }),
      state: () => rows('select verdict from review_origin where review_id = $1', [reviewId]),
      entry: { actor: 'Jan', action: 'review-refused', subject: `review ${reviewId}` },
    }
  },
  'another password': async () => {
    const { userId, request } = await startCustomer(shop)
    const who = `account:${userId}`
    return {
      what: () => request('/api/account/changepassword', { json: { newPassword: 'nieuw1234' } }),
      state: () => rows('select password_hash from account where user_id = $1', [userId]),
      entry: { actor: who, action: 'password-changed', subject: who },
    }
  },
  'signing out': async () => {
    const { userId, request } = await startCustomer(shop)
    const who = `account:${userId}`
    return {
      what: () => request('/api/authentication/signout', { method: 'POST' }),
      state: () => rows('select count(*) from account_session where user_id = $1', [userId]),
      entry: { actor: who, action: 'signed-out', subject: who },
    }
  },
}

describe('what is out of the ordinary leaves a row in its own transaction (AUDIT-1)', () => {
  test.each(Object.entries(cases))('%s', async (_, start) => {
    const { what, state, entry } = await start()
    const before = await state()
    await rows(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no trace'; end $$`)
    await rows('create trigger refuse before insert on audit_entry for each row execute function refuse()')
    await what().catch(() => undefined)
    await rows('drop function refuse cascade')
    // Without its trace it did not happen.
    expect(await state()).toEqual(before)

    await what()
    expect(await state()).not.toEqual(before)
    const written = await rows('select * from audit_entry order by audit_entry_id desc limit 1')
    expect(written).toMatchObject([entry])
    expect(JSON.stringify(written)).not.toMatch(/nieuw1234|argon2/)
  })
})
