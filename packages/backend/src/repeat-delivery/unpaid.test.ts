import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runDueWork } from '../worker/due-work.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'
import { mailsOf, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

type MailedFailure = { kind: string; day: string; reason: string | null }

const lastMail = async () =>
  (
    await sql<MailedFailure>(
      shop,
      `select kind, facts->>'day' "day", facts->>'reason' reason from outbox_mail where kind like 'repeat-%'
       order by mail_id desc limit 1`,
    )
  )[0]

test('while the delivery before is not paid the next moves by a week, is told and not announced; then it is announced in time (REPEAT-12, REPEAT-8, REPEAT-40, REPEAT-50, REPEAT-51)', async () => {
  const { read } = await startRepeating(shop, { days: 7, failing: 2 })
  await workOn(shop, '2026-11-17')
  expect(await lastMail()).toMatchObject({ kind: 'repeat-announced', day: '2026-12-01' })
  // Ordered, and the collection fails: on 24 and on 27 November. It is tried again on 4 December.
  await workOn(shop, '2026-11-23')
  expect((await read()).deliveries).toEqual([])
  await workOn(shop, '2026-11-24')
  await workOn(shop, '2026-11-27')
  expect((await read()).deliveries).toMatchObject([{ state: 'collecting', retryOn: '2026-12-04' }])
  const before = await mailsOf(shop)
  await workOn(shop, '2026-11-30')
  expect(await mailsOf(shop)).toEqual(before)
  await workOn(shop, '2026-12-01')
  expect(await lastMail()).toEqual({ kind: 'repeat-moved', day: '2026-12-15', reason: 'unpaid' })
  await workOn(shop, '2026-12-03')
  expect(await mailsOf(shop)).toEqual([...before, 'repeat-moved'])
  expect((await read()).events[0]).toMatchObject({ event: 'unpaid', day: '2026-12-08' })
  // It is paid: seven days lie between the mail and the order.
  await workOn(shop, '2026-12-04')
  expect(await lastMail()).toMatchObject({ kind: 'repeat-announced', day: '2026-12-18' })
  expect(await read()).toMatchObject({ day: '2026-12-18', changeUntil: '2026-12-10' })
  await workOn(shop, '2026-12-11')
  expect((await read()).deliveries).toMatchObject([{ day: '2026-12-18', state: 'paid' }, { state: 'paid' }])
})

test('a collection that goes its way keeps nothing back, and one that takes too long moves the next (REPEAT-12, REPEAT-50)', async () => {
  const { read } = await startRepeating(shop, { days: 7 })
  await workOn(shop, '2026-11-17')
  shop.clock.set(new Date('2026-11-24T12:00:00Z'))
  await runDueWork(shop.context)
  expect((await read()).deliveries).toMatchObject([{ state: 'collecting' }])
  expect(await lastMail()).toMatchObject({ kind: 'repeat-announced', day: '2026-12-08' })
  // The bank says nothing for a week.
  await sql(shop, `update payment set provider_payment_id = 'silent' where sequence = 'recurring'`)
  await workOn(shop, '2026-12-01')
  expect(await read()).toMatchObject({ day: '2026-12-15' })
  expect((await mailsOf(shop)).slice(-2)).toEqual(['repeat-moved', 'repeat-announced'])
})

test('the account says that a collection failed from the first failure on, not before (REPEAT-12, REPEAT-55)', async () => {
  const { read } = await startRepeating(shop, { days: 7, failing: 1 })
  await workOn(shop, '2026-11-17')
  const delivery = async () => (await read()).deliveries[0]
  // Just ordered, and the provider is still to be asked.
  shop.clock.set(new Date('2026-11-24T12:00:00Z'))
  await orderDeliveries(shop.context)
  expect(await delivery()).toMatchObject({ state: 'collecting', retryOn: null, payUntil: null })
  await workOn(shop, '2026-11-24')
  expect(await delivery()).toMatchObject({ state: 'collecting', retryOn: '2026-11-27', payUntil: null })
  await workOn(shop, '2026-11-27')
  expect(await delivery()).toMatchObject({ state: 'paid', retryOn: null, payUntil: null })
})
