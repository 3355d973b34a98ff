import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetOld } from '../jobs/index.ts'
import { checkBooks } from '../orders/index.ts'
import { runDueWork } from '../worker/due-work.ts'
import { mandateRetention } from './mandate-retention.ts'
import { type Repeating, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

async function deleteAccount({ customer }: Repeating): Promise<void> {
  const json = { password: 'paard1234' }
  expect((await customer.request('/api/account', { method: 'DELETE', json })).status).toBe(204)
}

/** Ordered on 10 December, and the bank has not answered. */
async function collecting(failing: number): Promise<Repeating> {
  const repeating = await startRepeating(shop, { days: 28, failing })
  await workOn(shop, '2026-12-03')
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  await runDueWork(shop.context)
  return repeating
}

async function workAMinute(): Promise<void> {
  shop.clock.advance(61_000)
  await runDueWork(shop.context)
}

const lastOrder = () => sql(shop, 'select status from shop_order order by order_id desc limit 1')
const isRevoked = async () =>
  (await sql<{ isRevoked: boolean }>(shop, 'select is_revoked "isRevoked" from sandbox_mandate'))[0]
    ?.isRevoked
const cancelled = () => sql(shop, `select 1 from outbox_mail where kind = 'order-cancelled'`)

test('an order whose collection has failed ends with the account, and its customer is told (REPEAT-75)', async () => {
  const repeating = await collecting(1)
  await workAMinute()
  await deleteAccount(repeating)
  await workAMinute()
  expect(await lastOrder()).toEqual([{ status: 'cancelled' }])
  expect(await cancelled()).toHaveLength(1)
  expect(await isRevoked()).toBe(true)
  expect(await checkBooks(shop.context)).toEqual([])
})

test('what is being collected when the account ends is paid, and its mandate goes after that (REPEAT-15, REPEAT-74)', async () => {
  await deleteAccount(await collecting(0))
  expect(await isRevoked()).toBe(false)
  await workAMinute()
  expect(await lastOrder()).toEqual([{ status: 'paid' }])
  await workAMinute()
  expect(await isRevoked()).toBe(true)
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a collection that fails after the account has ended is not tried again: the order ends (REPEAT-74)', async () => {
  await deleteAccount(await collecting(1))
  await workAMinute()
  await workAMinute()
  expect(await lastOrder()).toEqual([{ status: 'cancelled' }])
  expect(await cancelled()).toHaveLength(1)
  expect(await isRevoked()).toBe(true)
  expect(await sql(shop, `select 1 from payment where sequence = 'recurring'`)).toHaveLength(1)
})

test('what its customer is to pay waits for that as long as it would have (REPEAT-54, REPEAT-19)', async () => {
  const repeating = await startRepeating(shop, { days: 28 })
  await repeating.change('/paymentmethod', { method: 'PUT', json: { paymentMethodId: 'creditcard' } })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  await deleteAccount(repeating)
  await workAMinute()
  expect(await lastOrder()).toEqual([{ status: 'open' }])
  await workOn(shop, '2026-12-18')
  expect(await lastOrder()).toEqual([{ status: 'cancelled' }])
})

test('a collection that the provider did not answer before the account ended is asked for until it does (REPEAT-74)', async () => {
  const repeating = await collecting(0)
  await sql(
    shop,
    `update payment set status = 'created', provider_payment_id = null, starting_until = null where sequence = 'recurring'`,
  )
  await deleteAccount(repeating)
  await workAMinute()
  await workAMinute()
  expect(await lastOrder()).toEqual([{ status: 'paid' }])
  await workAMinute()
  expect(await isRevoked()).toBe(true)
  expect(await sql(shop, `select 1 from sandbox_payment where sequence = 'recurring'`)).toHaveLength(1)
  expect(await checkBooks(shop.context)).toEqual([])
})

test('the mandate of what is being collected outlives an account that ended months after it was given (REPEAT-15, REPEAT-74)', async () => {
  const repeating = await collecting(0)
  await sql(shop, `update payment_mandate set created_at = '2026-01-01'`)
  await deleteAccount(repeating)
  expect(await forgetOld(shop.context, mandateRetention)).toBe(0)
  await workAMinute()
  expect(await lastOrder()).toEqual([{ status: 'paid' }])
})
