import {
  dutchBilling,
  finishAtSandbox,
  signUp,
  startBuying,
  startCustomer,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { forgetOldRows, runDueWork } from '../worker/index.ts'
import { muesli, sql, workOn } from './test-repeat.ts'
import { remindWaiting } from './worker/remind-waiting.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const other = 11_101
type MailedTotals = { lastCents: number | null; totalCents: number }

test('a price that has changed since it began is told as changed, also when the first order held other goods (REPEAT-9)', async () => {
  const anna = await startCustomer(shop)
  const buyer = await startBuying(shop, {
    headers: { cookie: anna.cookie() },
    billing: { ...dutchBilling, emailAddress: anna.email },
    payment: { paymentMethodId: 'ideal' },
    lines: [
      [muesli, 2],
      [other, 1],
    ],
  })
  await buyer.call('PUT', `/products/${muesli}?quantity=2&repeatDays=28`)
  await tellShop(shop, await finishAtSandbox(shop, await buyer.order(), 'paid'))
  await runDueWork(shop.context)
  const [begun] = await sql<{ agreed: number }>(
    shop,
    `select (facts->'agreed'->>'totalCents')::int agreed from outbox_mail where kind = 'repeat-begun'`,
  )
  expect(await sql(shop, 'select last_cents agreed from repeat_delivery')).toEqual([begun])
  await sql(shop, `update variant_price set amount_cents = amount_cents + 100 where variant_id = ${muesli}`)
  await workOn(shop, '2026-12-03')
  const [mail] = await sql<{ facts: MailedTotals }>(
    shop,
    `select facts from outbox_mail where kind = 'repeat-announced'`,
  )
  expect(mail?.facts.lastCents).toBe(begun?.agreed)
  expect(mail?.facts.totalCents).toBeGreaterThan(begun?.agreed ?? Number.POSITIVE_INFINITY)
})

test('who never confirms the account is reminded once, a week before the mandate is revoked, and nothing begins by it later (REPEAT-3, REPEAT-58, REPEAT-57)', async () => {
  const buyer = await startBuying(shop, { payment: { paymentMethodId: 'ideal' }, lines: [[muesli, 2]] })
  await buyer.call('PUT', `/products/${muesli}?quantity=2&repeatDays=28`)
  await buyer.call('POST', '/setpassword', { password: 'paardenbloem7', confirmUrl: null })
  await tellShop(shop, await finishAtSandbox(shop, await buyer.order(), 'paid'))
  const nightAfter = async (days: number) => {
    shop.clock.advance(days * 86_400_000)
    await remindWaiting(shop.context)
    await forgetOldRows(shop.context)
    await runDueWork(shop.context)
    return sql(shop, 'select is_revoked from sandbox_mandate')
  }
  // It is said in the letter that activates, and where the order is confirmed (REPEAT-3).
  expect(
    await sql(shop, `select facts->'beginsRepeat' said from outbox_mail where kind = 'account-activation'`),
  ).toEqual([{ said: true }])
  const events = () =>
    sql(
      shop,
      `select to_address, facts->'unbegunOrder' is not null unbegun from outbox_mail where kind = 'repeat-ended'`,
    )
  const reminders = () =>
    sql(
      shop,
      `select to_address, facts->>'lapsesOn' lapses, sent_at is not null sent from outbox_mail
       where kind = 'account-activation' and facts ? 'lapsesOn'`,
    )
  await nightAfter(22)
  expect(await reminders()).toEqual([])
  await nightAfter(2)
  const reminder = { to_address: 'marieke@example.nl', lapses: '2026-12-17', sent: true }
  expect(await reminders()).toEqual([reminder])
  expect(await nightAfter(5)).toEqual([{ is_revoked: false }])
  expect(await reminders()).toEqual([reminder])
  expect(await events()).toEqual([])
  expect(await nightAfter(2)).toEqual([{ is_revoked: true }])
  await nightAfter(1)
  expect(await events()).toEqual([{ to_address: 'marieke@example.nl', unbegun: true }])
  const late = await signUp(shop, { email: 'marieke@example.nl' })
  expect(await sql(shop, 'select account_id id from shop_order')).toEqual([{ id: late.userId }])
  expect(await sql(shop, 'select 1 from repeat_delivery')).toEqual([])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a repeat delivery holds what was agreed: more than 99 pieces are refused in the cart, and when they come by another way with the order (REPEAT-61)', async () => {
  const anna = await startCustomer(shop)
  const buyer = await startBuying(shop, {
    headers: { cookie: anna.cookie() },
    billing: { ...dutchBilling, emailAddress: anna.email },
    payment: { paymentMethodId: 'ideal' },
    lines: [[muesli, 2]],
  })
  await sql(shop, `update stock set amount = 5000 where variant_id = ${muesli}`)
  const set = (query: string) => buyer.call('PUT', `/products/${muesli}?${query}`)
  const add = (query: string) => buyer.call('POST', `/products?productVariantId=${muesli}&${query}`)
  const limit = { status: 409, code: 'quantity-limit', parameter: 'quantity', maximum: 99 }
  expect(await (await add('quantity=98&repeatDays=28')).json()).toMatchObject(limit)
  expect(await (await set('quantity=100&repeatDays=28')).json()).toMatchObject(limit)
  expect((await set('quantity=99&repeatDays=28')).status).toBe(204)
  expect(await (await set('quantity=100')).json()).toMatchObject(limit)
  expect(await (await add('quantity=1')).json()).toMatchObject(limit)
  const filled = { products: [{ productVariantId: muesli, count: 100, repeatDays: 28 }] }
  expect(await (await shop.request('/api/cart', { json: filled })).json()).toMatchObject({
    ...limit,
    parameter: 'products',
  })
  expect((await set('quantity=100&repeatDays=0')).status).toBe(204)
  await sql(shop, 'update cart_line set repeat_days = 28')
  expect(await (await buyer.send()).json()).toMatchObject({ status: 409, code: 'repeat-limit' })
  expect(await sql(shop, 'select 1 from shop_order')).toEqual([])
})
