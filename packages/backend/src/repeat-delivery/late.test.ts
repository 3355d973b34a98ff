import { addDays } from '@haverhof/domain/shared'
import {
  finishAtSandbox,
  signUp,
  startBuying,
  startStaff,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailsOf, muesli, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const orders = async () => (await sql(shop, 'select 1 from shop_order')).length

test('what no worker announced for ten days comes later, and is announced a week before it is ordered (REPEAT-40)', async () => {
  const { read } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-02')
  // It was to be announced on 3 December and ordered on the 10th.
  await workOn(shop, '2026-12-13')
  const moved = await read()
  expect(moved).toMatchObject({ announcedAmount: null, deliveries: [], changeUntil: '2026-12-20' })
  expect(moved.events[0]).toMatchObject({ event: 'moved', isByCustomer: false, day: moved.day })
  expect(await mailsOf(shop)).toEqual(['repeat-begun'])
  await workOn(shop, '2026-12-14')
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-announced'])
  await workOn(shop, '2026-12-20')
  expect(await orders()).toBe(1)
  await workOn(shop, '2026-12-21')
  expect((await read()).deliveries).toMatchObject([{ day: moved.day, state: 'paid' }])
})

test('what is dearer when a worker comes back late is announced a week before it is ordered (REPEAT-8, REPEAT-9, REPEAT-41)', async () => {
  const { read } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await sql(shop, `update variant_price set amount_cents = amount_cents + 100 where variant_id = ${muesli}`)
  await workOn(shop, '2026-12-20')
  const { deliveries, changeUntil } = await read()
  expect(deliveries).toMatchObject([{ state: 'dearer', orderId: null }])
  expect(changeUntil >= '2026-12-26').toBe(true)
})

test('what no worker announced for a day comes later, whatever is left until its order (REPEAT-40)', async () => {
  const { read } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-02')
  // It was to be announced on 3 December and ordered on the 10th.
  await workOn(shop, '2026-12-04')
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-announced'])
  const { day, changeUntil, events } = await read()
  expect({ day, changeUntil }).toEqual({ day: '2026-12-18', changeUntil: '2026-12-10' })
  expect(events.slice(0, 2)).toMatchObject([{ event: 'announced' }, { event: 'moved', isByCustomer: false }])
})

test('goods that take longer than before are announced a week before they are ordered (REPEAT-7, REPEAT-8, REPEAT-40, REPEAT-41)', async () => {
  await sql(shop, `update product_variant set delivery_days = '{4,8}' where variant_id = ${muesli}`)
  const { read } = await startRepeating(shop, { days: 28 })
  await sql(
    shop,
    `update repeat_delivery set delivery_days = '{1,2}', day = '2026-12-17', planned_on = '2026-12-17',
       order_on = '2026-12-10', announce_on = '2026-12-03'`,
  )
  await workOn(shop, '2026-12-03')
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-announced'])
  expect(await read()).toMatchObject({ day: '2026-12-23', changeUntil: '2026-12-09' })
})

test('who is told that it begins has a week until the next order, however often it comes and however late the account is confirmed (REPEAT-3, REPEAT-41, REPEAT-32)', async () => {
  const buyer = await startBuying(shop, { payment: { paymentMethodId: 'ideal' }, lines: [[muesli, 2]] })
  await buyer.call('PUT', `/products/${muesli}?quantity=2&repeatDays=28`)
  await buyer.call('POST', '/setpassword', { password: 'paardenbloem7', confirmUrl: null })
  await tellShop(shop, await finishAtSandbox(shop, await buyer.order(), 'paid'))
  shop.clock.set(new Date('2026-12-09T12:00:00Z'))
  await signUp(shop, { email: 'marieke@example.nl' })
  await workOn(shop, '2026-12-09')
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-announced'])
  const dates = 'planned_on::text planned, order_on::text ordered from repeat_delivery'
  expect(await sql(shop, `select ${dates}`)).toEqual([{ planned: '2026-12-17', ordered: '2026-12-16' }])
})

test('who changes it or chooses its day less than a week before the order is told at once, and it keeps its day (REPEAT-42, REPEAT-16)', async () => {
  const { read, change } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-08')
  const content = { days: 28, lines: [{ productVariantId: muesli, quantity: 3 }] }
  expect((await change('', { method: 'PUT', json: content })).status).toBe(204)
  expect(await read()).toMatchObject({ day: '2026-12-17', announcedAmount: null })
  // The worker comes by on the day after.
  await workOn(shop, '2026-12-09')
  const { day, announcedAmount, calculation, possibleDays } = await read()
  expect({ day, announcedAmount }).toEqual({ day: '2026-12-17', announcedAmount: calculation.totalAmount })
  expect(possibleDays.slice(0, 2)).toEqual(['2026-12-17', '2026-12-18'])
  expect((await change('/move', { json: { day: '2026-12-18' } })).status).toBe(204)
  await workOn(shop, '2026-12-11')
  expect((await read()).deliveries).toMatchObject([])
  expect(await read()).toMatchObject({ changeUntil: '2026-12-17' })
})

test('what is resumed is announced a week before it is ordered; who pauses and resumes what was announced keeps its day (REPEAT-8, REPEAT-16, REPEAT-22, REPEAT-42, REPEAT-80)', async () => {
  const { read, change, repeatDeliveryId } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-08')
  await change('/pause')
  await change('/resume')
  expect(await read()).toMatchObject({ day: '2026-12-17', changeUntil: '2026-12-09' })
  await change('/pause')
  shop.clock.set(new Date('2026-12-15T12:00:00Z'))
  await change('/resume')
  expect(await read()).toMatchObject({ changeUntil: '2026-12-21' })
  await change('/pause')
  const staff = await startStaff(shop, { permissions: ['repeats.change'] })
  const resumed = await staff.request(`/repeat-deliveries/${repeatDeliveryId}/resume`, {
    json: { reason: 'is back' },
  })
  expect(resumed.status).toBe(200)
  expect((await read()).changeUntil >= addDays('2026-12-15', 6)).toBe(true)
})
