import { addDays } from '@haverhof/domain/shared'
import { startStaff, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mailsOf, muesli, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const orders = async () => (await sql(shop, 'select 1 from shop_order')).length

test('what no worker announced for ten days comes later, and is announced a week before it is ordered (REPEAT-8)', async () => {
  const { read } = await startRepeating(shop, { weeks: 4 })
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

test('what is dearer when a worker comes back late is announced a week before it is ordered (REPEAT-8, REPEAT-9)', async () => {
  const { read } = await startRepeating(shop, { weeks: 4 })
  await workOn(shop, '2026-12-03')
  await sql(shop, `update variant_price set amount_cents = amount_cents + 100 where variant_id = ${muesli}`)
  await workOn(shop, '2026-12-20')
  const { deliveries, changeUntil } = await read()
  expect(deliveries).toMatchObject([{ state: 'dearer', orderId: null }])
  expect(changeUntil >= '2026-12-26').toBe(true)
})

test('what staff resume is announced a week before it is ordered; who resumes it in the account gets the first day (REPEAT-8, REPEAT-22)', async () => {
  const { read, change, repeatDeliveryId } = await startRepeating(shop, { weeks: 4 })
  await change('/pause')
  shop.clock.set(new Date('2026-12-15T12:00:00Z'))
  await change('/resume')
  expect(await read()).toMatchObject({ changeUntil: '2026-12-15' })
  await change('/pause')
  const staff = await startStaff(shop, { permissions: ['repeats.change'] })
  const resumed = await staff.request(`/repeat-deliveries/${repeatDeliveryId}/resume`, {
    json: { reason: 'is back' },
  })
  expect(resumed.status).toBe(200)
  expect((await read()).changeUntil >= addDays('2026-12-15', 6)).toBe(true)
})
