import { startMember, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { confirmNewest } from './test-confirm.ts'
import { mailsOf, sql, startRepeating, workOn } from '../test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

async function declare(fields: { contract: string; emailAddress: string; endsOn?: string }): Promise<number> {
  const json = { fullName: 'Anna de Vries', kind: 'ending', ...fields }
  const answer = await shop.request('/api/endings', { json })
  return ((await answer.json()) as { endingId: number }).endingId
}

async function close(endingId: number): Promise<void> {
  const service = await startMember(shop, { role: 'service' })
  await service.read(`/withdrawals/${endingId}/close`, { json: { note: 'meant something else' } })
}

const orders = async () => (await sql(shop, 'select 1 from shop_order')).length

test('what was announced is not ordered while a declaration that its mailbox has confirmed waits for staff (ENDING-7)', async () => {
  const { customer, read } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await startRepeating(shop, { days: 182, customer })
  const endingId = await declare({ contract: 'my muesli', emailAddress: customer.email.toUpperCase() })
  await confirmNewest(shop)
  await workOn(shop, '2026-12-10')
  expect(await orders()).toBe(2)
  expect(await read()).toMatchObject({ state: 'active', day: '2026-12-17' })
  await close(endingId)
  await workOn(shop, '2026-12-10')
  expect(await orders()).toBe(3)
})

/** Ordered on 24 November, and the collection failed: it is tried again on the 27th. */
async function failedOnce() {
  const repeating = await startRepeating(shop, { days: 7, failing: 1 })
  await workOn(shop, '2026-11-17')
  await workOn(shop, '2026-11-24')
  const [delivery] = (await repeating.read()).deliveries
  expect(delivery).toMatchObject({ state: 'collecting', retryOn: '2026-11-27' })
  return { ...repeating, delivered: delivery?.orderId ?? 0 }
}

test('while an ending that its mailbox has confirmed waits, nothing is collected; closed, the collection goes on (ENDING-7, ENDING-14)', async () => {
  const { customer, read } = await failedOnce()
  await startRepeating(shop, { days: 182, customer })
  const endingId = await declare({ contract: 'my muesli', emailAddress: customer.email })
  await confirmNewest(shop)
  await workOn(shop, '2026-11-27')
  expect((await read()).deliveries).toMatchObject([{ state: 'collecting' }])
  await close(endingId)
  await workOn(shop, '2026-11-27')
  expect((await read()).deliveries).toMatchObject([{ state: 'paid' }])
})

test('while a withdrawal waits its order is not collected; closed, the collection goes on (WITHDRAWAL-18)', async () => {
  const { customer, read, delivered } = await failedOnce()
  const json = { fullName: 'Anna de Vries', orderNumber: String(delivered), emailAddress: customer.email }
  const declared = await shop.request('/api/withdrawals', { json: { ...json, statement: '' } })
  expect(declared.status).toBe(200)
  const [waiting] = await sql<{ id: number }>(shop, 'select withdrawal_id id from withdrawal')
  await workOn(shop, '2026-11-27')
  expect((await read()).deliveries).toMatchObject([{ state: 'collecting' }])
  await close(waiting?.id ?? 0)
  await workOn(shop, '2026-11-27')
  expect((await read()).deliveries).toMatchObject([{ state: 'paid' }])
})

test('nothing is announced meanwhile, and what goes on is announced in time (ENDING-7, ENDING-14, REPEAT-40)', async () => {
  const { customer, read } = await startRepeating(shop, { days: 28 })
  const other = await startRepeating(shop, { days: 28 })
  await startRepeating(shop, { days: 182, customer })
  const endingId = await declare({ contract: '999999', emailAddress: customer.email })
  await confirmNewest(shop)
  await workOn(shop, '2026-12-03')
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-begun', 'repeat-begun', 'repeat-announced'])
  expect(await other.read()).toMatchObject({ announcedAmount: expect.any(Number) as number })
  await close(endingId)
  await workOn(shop, '2026-12-08')
  expect(await read()).toMatchObject({ day: '2026-12-22', changeUntil: '2026-12-14' })
  expect((await mailsOf(shop)).at(-1)).toBe('repeat-announced')
})

test('what shall end on a day is delivered until then, and not after it; what began with another order goes on (ENDING-7, ENDING-13)', async () => {
  const { customer, orderId, read } = await startRepeating(shop, { days: 28 })
  const other = await startRepeating(shop, { days: 28, customer })
  await declare({ contract: String(orderId), emailAddress: customer.email, endsOn: '11-12-2026' })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  expect([(await read()).deliveries.length, (await other.read()).deliveries.length]).toEqual([1, 1])
  await workOn(shop, '2026-12-31')
  await workOn(shop, '2027-01-07')
  expect([(await read()).deliveries.length, (await other.read()).deliveries.length]).toEqual([1, 2])
})
