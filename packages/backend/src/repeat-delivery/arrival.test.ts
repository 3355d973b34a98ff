import { parcelDaysBefore } from '@haverhof/domain/delivery'
import { addDays } from '@haverhof/domain/shared'
import { startStaff, startTestShop, type TestShop } from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSlipContents } from '../orders/shipment/read-slip.ts'
import { runDueWork } from '../worker/due-work.ts'
import { mailsOf, muesli, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

type Promised = { orderId: number; date: unknown; day: string | null }

/** What the last order promises. */
async function promised(): Promise<Promised | undefined> {
  const [order] = await sql<Promised>(
    shop,
    `select order_id "orderId", delivery->'date' date, delivery->'wishes'->>'day' "day"
     from shop_order order by order_id desc limit 1`,
  )
  return order
}

test('a delivery arrives on the day that was announced, in the order, on the slip and before staff (REPEAT-38, REPEAT-23)', async () => {
  const { change } = await startRepeating(shop, { days: 28 })
  expect((await change('/move', { json: { day: '2026-12-18' } })).status).toBe(204)
  await workOn(shop, '2026-12-04')
  await workOn(shop, '2026-12-11')
  const order = await promised()
  expect(order).toMatchObject({ date: { from: '2026-12-18', until: '2026-12-18' }, day: '2026-12-18' })
  const orderIds = [order?.orderId ?? 0]
  const [slip] = await readSlipContents(shop.context, { orderIds, siteIds: [1] })
  expect(slip?.slip.day).toBe('2026-12-18')
  const staff = await startStaff(shop, { permissions: ['orders.read'] })
  const seen = await staff.read<{ repeatDeliveries: object[] }>(`/orders/${orderIds[0]}`)
  expect(seen.repeatDeliveries).toMatchObject([{ delivery: 2, day: '2026-12-18' }])
})

test('a debit that takes its time moves what was promised, before the confirmation is written (REPEAT-38)', async () => {
  await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  await runDueWork(shop.context)
  expect(await promised()).toMatchObject({ date: { from: '2026-12-17', until: '2026-12-17' } })
  shop.clock.set(new Date('2026-12-21T09:00:00Z'))
  await runDueWork(shop.context)
  expect(await promised()).toMatchObject({ date: { from: '2026-12-22', until: '2026-12-23' }, day: null })
})

test('goods that are long on their way are ordered so much earlier (REPEAT-7)', async () => {
  await sql(shop, `update product_variant set delivery_days = '{4,8}' where variant_id = ${muesli}`)
  const { read } = await startRepeating(shop, { days: 28 })
  const { day } = await read()
  await workOn(shop, addDays(parcelDaysBefore(day, 9), -7))
  expect(await read()).toMatchObject({ day, changeUntil: addDays(parcelDaysBefore(day, 9), -1) })
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-announced'])
  await workOn(shop, parcelDaysBefore(day, 9))
  expect(await promised()).toMatchObject({ date: { from: day, until: day }, day })
})

test('a delivery comes on no public holiday of the country it goes to (REPEAT-37, REPEAT-16)', async () => {
  const { read, change } = await startRepeating(shop, { days: 28 })
  const goodFriday = '2027-03-26'
  expect((await read()).possibleDays).toContain(goodFriday)
  await sql(
    shop,
    `update repeat_delivery set planned_on = '2027-02-26', day = '2027-02-26', order_on = '2027-02-19', announce_on = '2027-02-12',
       billing = jsonb_set(billing, '{address,countryId}', to_jsonb(country_id)) from country where region_code = 'DE'`,
  )
  expect((await read()).possibleDays).not.toContain(goodFriday)
  expect((await change('/move', { json: { day: goodFriday } })).status).toBe(409)
  expect(
    (await change('/skip', { method: 'POST', headers: { 'idempotency-key': randomUUID() } })).status,
  ).toBe(204)
  expect(await read()).toMatchObject({ day: '2027-03-30', changeUntil: '2027-03-18' })
})
