import {
  finishAtSandbox,
  refundOrder,
  signUp,
  startBuying,
  startMember,
  startTestShop,
  tellShop,
  type TestMember,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBooks, payRefunds } from '../orders/index.ts'
import { addInterval, mailsOf, muesli, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

type Collected = { orderId: number; id: string; amountCents: number }

/** A delivery that was collected by direct debit. */
async function collected(): Promise<Collected> {
  await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  const [paid] = await sql<Collected>(
    shop,
    `select order_id "orderId", provider_payment_id id, amount_cents "amountCents" from payment where sequence = 'recurring'`,
  )
  if (!paid) throw new Error('nothing was collected')
  return paid
}

/** The bank takes so much back, and the provider says so twice. */
async function takeBack({ id }: Collected, cents: number): Promise<void> {
  await sql(shop, 'update sandbox_payment set charged_back_cents = $2 where sandbox_payment_id = $1', [
    id,
    cents,
  ])
  await tellShop(shop, id)
  await tellShop(shop, id)
}

const giveBack = (orderId: number, amountCents: number) => {
  const how = { request: { amountCents }, reason: 'correction', restock: false, by: 'Ines' } as const
  return refundOrder(shop.context, { orderId, ...how })
}

type Listed = { items: { orderId: number; troubles: string[] }[] }

async function problemsOf(member: TestMember, orderId: number): Promise<string[]> {
  const { items } = await member.read<Listed>('/orders?queue=in-trouble')
  return items.find((item) => item.orderId === orderId)?.troubles ?? []
}

test('what the bank took back is not paid back again, and staff see it until they note what was agreed (REFUNDS-2, REPEAT-13, STAFF-56, 57)', async () => {
  const paid = await collected()
  const { orderId, amountCents } = paid
  const owner = await startMember(shop)
  const problems = () => problemsOf(owner, orderId)
  expect(await problems()).toEqual([])
  await takeBack(paid, amountCents)
  expect(await giveBack(orderId, 1)).toEqual({ ok: false, reason: 'more-than-paid' })
  expect(await owner.read(`/orders/${orderId}/refundable`)).toMatchObject({ paymentLeftCents: 0 })
  expect(await owner.read(`/orders/${orderId}`)).toMatchObject({
    payments: [{ amountCents, refundedCents: 0, chargedBackCents: amountCents }],
  })
  expect(await problems()).toEqual(['charged-back'])
  const dutch = await startMember(shop, { role: 'manager', siteIds: [1] })
  const log = await dutch.read<{ items: { action: string }[] }>(`/audit?subject=order%20${orderId}`)
  expect(log.items.map(({ action }) => action)).toEqual(['payment-charged-back'])
  await owner.read(`/orders/${orderId}/notes`, { json: { words: 'pays by transfer next week' } })
  expect(await problems()).toEqual([])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('of a payment that the bank took back in part the rest can go back, and not a cent more (REFUNDS-2)', async () => {
  const paid = await collected()
  await takeBack(paid, 500)
  expect(await giveBack(paid.orderId, paid.amountCents - 499)).toEqual({
    ok: false,
    reason: 'more-than-paid',
  })
  expect(await giveBack(paid.orderId, paid.amountCents - 500)).toMatchObject({ ok: true })
  await payRefunds(shop.context)
  expect(await sql(shop, 'select state from refund')).toEqual([{ state: 'paid' }])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a refund that is owed when the bank takes the payment back is left to the bank (REFUNDS-9)', async () => {
  const paid = await collected()
  expect(await giveBack(paid.orderId, 700)).toMatchObject({ ok: true })
  await takeBack(paid, paid.amountCents)
  await payRefunds(shop.context)
  expect(await sql(shop, 'select state, charged_back_cents back from refund')).toEqual([
    { state: 'paid', back: 700 },
  ])
  expect(await sql(shop, 'select sum(refunded_cents)::int back from sandbox_payment')).toEqual([{ back: 0 }])
  const owner = await startMember(shop)
  expect(await problemsOf(owner, paid.orderId)).toEqual(['charged-back'])
  expect(await checkBooks(shop.context)).toEqual([])
})

type Begun = { state: string; reason: string | null; told: number }

const begun = () =>
  sql<Begun>(
    shop,
    `select state, pause_reason reason, (select count(*)::int from repeat_delivery_event e
       where e.repeat_delivery_id = r.repeat_delivery_id and event = 'charged-back') told
     from repeat_delivery r order by repeat_delivery_id`,
  )

/** The payment of the only order there is, by card. */
async function firstPayment(): Promise<Collected> {
  const [paid] = await sql<Collected>(
    shop,
    'select order_id "orderId", provider_payment_id id, amount_cents "amountCents" from payment',
  )
  if (!paid) throw new Error('nothing was paid')
  return paid
}

test('when the bank takes back the first payment all that began with it rests, and nothing is ordered (REPEAT-53)', async () => {
  const { orderId } = await startRepeating(shop, { days: 28, method: 'creditcard' })
  await sql(shop, addInterval, [orderId])
  const paid = await firstPayment()
  await takeBack(paid, paid.amountCents)
  const paused = { state: 'paused', reason: 'chargeback', told: 1 }
  expect(await begun()).toEqual([paused, paused])
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  expect((await mailsOf(shop)).filter((kind) => kind !== 'repeat-begun')).toEqual([
    'repeat-paused',
    'repeat-paused',
  ])
  expect(await sql(shop, 'select 1 from shop_order')).toHaveLength(1)
})

test('when the bank takes back a first payment before the account is confirmed nothing begins (REPEAT-3, REPEAT-53)', async () => {
  const buyer = await startBuying(shop, { payment: { paymentMethodId: 'creditcard' }, lines: [[muesli, 2]] })
  await buyer.call('PUT', `/products/${muesli}?quantity=2&repeatDays=28`)
  await buyer.call('POST', '/setpassword', { password: 'paardenbloem7', confirmUrl: null })
  await tellShop(shop, await finishAtSandbox(shop, await buyer.order(), 'paid'))
  const paid = await firstPayment()
  await takeBack(paid, paid.amountCents)
  await signUp(shop, { email: 'marieke@example.nl' })
  expect(await begun()).toEqual([])
})
