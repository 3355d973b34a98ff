import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { runDueWork } from '../worker/due-work.ts'
import { type MollieShop, startMollieShop } from './test-mollie-shop.ts'
import { mailsOf, sql, workOn } from './test-repeat.ts'

let at: MollieShop
beforeEach(async () => {
  // The server on this machine has a self-signed certificate.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
  at = await startMollieShop()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await at[Symbol.asyncDispose]()
})

/** The bank has answered, and Mollie says so. */
async function endCollection(status: 'paid' | 'failed', times = 1): Promise<void> {
  at.mollie.setStatus(at.latest(), status)
  expect(new Set(await at.mollie.tell(at.latest(), times))).toEqual(new Set([200]))
}

test('a first payment that is told ten times gives one mandate, and what it agrees to is collected by it (REPEAT-31, REPEAT-3, REPEAT-12)', async () => {
  const { shop, mollie } = at
  const { read } = await at.begin({ days: 28, times: 10 })
  expect(await read()).toMatchObject({ isCollected: true, paymentLabel: '4300', paymentMethodId: 'ideal' })
  expect([...mollie.mandates.values()]).toMatchObject([{ method: 'directdebit', status: 'valid' }])
  expect([...mollie.customers.values()]).toMatchObject([{ locale: 'nl_NL' }])
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  const { sent, sequenceType, mandateId } = mollie.payments.get(at.latest()) ?? { sent: {} }
  expect({ sequenceType, mandateId }).toEqual({
    sequenceType: 'recurring',
    mandateId: [...mollie.mandates.keys()][0],
  })
  expect(sent).toMatchObject({ method: 'directdebit' })
  expect(sent).not.toHaveProperty('redirectUrl')
  expect((await read()).deliveries).toMatchObject([{ state: 'collecting' }])
  await endCollection('paid', 10)
  const { deliveries, events } = await read()
  expect(deliveries).toMatchObject([{ state: 'paid' }])
  expect(events.filter(({ event }) => event === 'paid')).toHaveLength(1)
  expect(mollie.payments.size).toBe(2)
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a card is collected as a card (REPEAT-31)', async () => {
  const { read } = await at.begin({ days: 28, method: 'creditcard' })
  expect(await read()).toMatchObject({ paymentLabel: '4242' })
  await workOn(at.shop, '2026-12-03')
  await workOn(at.shop, '2026-12-10')
  expect(at.mollie.payments.get(at.latest())).toMatchObject({
    method: 'creditcard',
    sequenceType: 'recurring',
  })
})

test('failed collections are tried again, and after the third it rests (REPEAT-49)', async () => {
  const { read } = await at.begin({ days: 28 })
  await workOn(at.shop, '2026-12-03')
  for (const date of ['2026-12-10', '2026-12-13', '2026-12-20']) {
    await workOn(at.shop, date)
    await endCollection('failed', 2)
  }
  expect(at.mollie.payments.size).toBe(4)
  expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'collection' })
  await workOn(at.shop, '2026-12-21')
  expect(await sql(at.shop, `select 1 from shop_order where status = 'cancelled'`)).toHaveLength(1)
  expect(await checkBooks(at.shop.context)).toEqual([])
})

test('a mandate that the bank has ended is refused, which is a failure, and the mailed link gives a new one (REPEAT-12, REPEAT-14)', async () => {
  const { shop, mollie } = at
  const { read } = await at.begin({ days: 28 })
  for (const mandate of mollie.mandates.values()) mandate.status = 'invalid'
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  expect((await read()).deliveries).toMatchObject([{ state: 'collecting', retryOn: '2026-12-13' }])
  expect((await mailsOf(shop)).at(-1)).toBe('repeat-collection-failed')
  const [order] = await sql<{ id: number; key: string }>(
    shop,
    'select order_id id, order_key key from shop_order order by order_id desc limit 1',
  )
  await shop.read(`/api/orders/${order?.id}/payment?key=${order?.key}`, {
    json: { paymentMethodId: 'ideal' },
  })
  await endCollection('paid')
  expect((await read()).deliveries).toMatchObject([{ state: 'paid', retryOn: null }])
  await runDueWork(shop.context)
  expect([...mollie.mandates.values()].map(({ status }) => status)).toEqual(['revoked', 'valid'])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('an answer that is lost leaves one collection, made again with the same key (REPEAT-11, PAYMENTS-3)', async () => {
  const { shop, mollie } = at
  const { read } = await at.begin({ days: 28 })
  await workOn(shop, '2026-12-03')
  mollie.mood = 'cut'
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  await runDueWork(shop.context)
  expect((await read()).deliveries).toMatchObject([{ state: 'collecting' }])
  mollie.mood = 'well'
  await workOn(shop, '2026-12-11')
  expect(mollie.payments.size).toBe(2)
  await endCollection('paid')
  expect((await read()).deliveries).toMatchObject([{ state: 'paid' }])
})

test('what the bank takes back is written down once however often it is told (REPEAT-13)', async () => {
  const { shop, mollie } = at
  const { read } = await at.begin({ days: 28 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  await endCollection('paid')
  mollie.chargeBack(at.latest())
  await mollie.tell(at.latest(), 10)
  expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'chargeback' })
  expect(await sql(shop, `select 1 from audit_entry where action = 'payment-charged-back'`)).toHaveLength(1)
  expect((await read()).events.filter(({ event }) => event === 'charged-back')).toHaveLength(1)
})

test('who ends it has the mandate revoked, tried again while Mollie is away; one that is gone is no failure (REPEAT-15)', async () => {
  const { shop, mollie } = at
  const { change } = await at.begin({ days: 28 })
  const state = () => [...mollie.mandates.values()].map(({ status }) => status)
  const revoked = () => sql(shop, 'select 1 from payment_mandate where revoked_at is not null')
  expect((await change('/end')).status).toBe(204)
  mollie.mood = 'cut'
  await runDueWork(shop.context)
  // Revoked at Mollie, but not yet known here.
  expect([state(), await revoked()]).toEqual([['revoked'], []])
  mollie.mood = 'well'
  await runDueWork(shop.context)
  expect(await revoked()).toHaveLength(1)
})
