import { addDays } from '@haverhof/domain/shared'
import { startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBooks, listOrders } from '../orders/index.ts'
import { mailsOf, sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

const sandboxIdOf = async (orderId: number | null | undefined) =>
  (
    await sql<{ id: string }>(
      shop,
      `select provider_payment_id id from payment where order_id = $1 and sequence = 'recurring'
       order by created_at desc limit 1`,
      [orderId],
    )
  )[0]?.id ?? ''

test('from the first order to the third delivery, with a failed collection in between, and books in balance (REPEAT-3, REPEAT-8, REPEAT-11, REPEAT-12)', async () => {
  const { read, orderId, repeatDeliveryId } = await startRepeating(shop, { days: 28, quantity: 2 })
  const begun = await read()
  // Arrives on 19 November at the latest; four weeks later is 17 December.
  expect(begun).toMatchObject({ state: 'active', days: 28, day: '2026-12-17', isCollected: true })
  expect(begun).toMatchObject({ paymentMethodId: 'ideal', paymentLabel: '4300', changeUntil: '2026-12-09' })
  expect(begun.calculation.products[0]).toMatchObject({
    repeatDays: 28,
    productDiscounts: [{ promotionKey: 'repeat-delivery' }],
  })
  expect(await mailsOf(shop)).toEqual(['repeat-begun'])

  // Nothing happens before its time; then it is announced, and a week later ordered and collected.
  await workOn(shop, '2026-12-02')
  expect(await mailsOf(shop)).toEqual(['repeat-begun'])
  await workOn(shop, '2026-12-03')
  expect(await mailsOf(shop)).toEqual(['repeat-begun', 'repeat-announced'])
  expect(await read()).toMatchObject({ announcedAmount: begun.calculation.totalAmount })
  await workOn(shop, '2026-12-09')
  expect((await read()).deliveries).toEqual([])
  await workOn(shop, '2026-12-10')
  const second = await read()
  expect(second.deliveries).toMatchObject([{ day: '2026-12-17', state: 'paid' }])
  expect(second.day).toBe('2027-01-14')

  // The third is announced, ordered, and its collection fails: it is told, and tried again three days later.
  await workOn(shop, '2026-12-31')
  await workOn(shop, '2027-01-07')
  // The worker's second minute has collected it already: only what is open can fail, so the clock is looked at in between.
  expect((await read()).deliveries[0]).toMatchObject({ day: '2027-01-14', state: 'paid' })

  await workOn(shop, '2027-01-28')
  shop.clock.set(new Date('2027-02-04T12:00:00Z'))
  const { runDueWork } = await import('../worker/due-work.ts')
  await runDueWork(shop.context)
  const fourth = (await read()).deliveries[0]
  expect(fourth).toMatchObject({ day: '2027-02-11', state: 'collecting' })
  await fail(await sandboxIdOf(fourth?.orderId))
  await runDueWork(shop.context)
  expect((await read()).deliveries[0]).toMatchObject({ state: 'collecting', retryOn: '2027-02-07' })
  expect((await mailsOf(shop)).at(-1)).toBe('repeat-collection-failed')
  await workOn(shop, '2027-02-06')
  expect((await read()).deliveries[0]).toMatchObject({ state: 'collecting' })
  await workOn(shop, '2027-02-07')
  expect((await read()).deliveries[0]).toMatchObject({ state: 'paid', retryOn: null })

  const orders = await sql<{ status: string; total: number }>(
    shop,
    'select status, total_cents total from shop_order order by order_id',
  )
  expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid'])
  expect(new Set(orders.map(({ total }) => total)).size).toBe(1)
  expect(await sql(shop, 'select 1 from invoice')).toHaveLength(4)
  expect(await checkBooks(shop.context)).toEqual([])
  const events = (await read()).events.map(({ event }) => event).toReversed()
  expect(events.slice(0, 4)).toEqual(['begun', 'announced', 'ordered', 'paid'])
  expect(events).toContain('collection-failed')
  expect([orderId, repeatDeliveryId].every((id) => id > 0)).toBe(true)
})

async function fail(sandboxPaymentId: string): Promise<void> {
  const path = `/api/sandbox/payments/${sandboxPaymentId}/finish`
  const answer = await shop.request(path, { json: { outcome: 'failed', webhook: 'never' } })
  expect(answer.status).toBe(200)
  shop.clock.advance(61_000)
}

test('a collection that fails three times ends the order, gives the goods back and pauses; nothing more is ordered (REPEAT-49)', async () => {
  const { read, change } = await startRepeating(shop, { days: 28 })
  const { runDueWork } = await import('../worker/due-work.ts')
  const stock = () => sql<{ amount: number }>(shop, 'select amount from stock where variant_id = 10101')
  const [before] = await stock()
  await workOn(shop, '2026-12-03')
  for (const date of ['2026-12-10', '2026-12-13', '2026-12-20']) {
    shop.clock.set(new Date(`${date}T12:00:00Z`))
    await runDueWork(shop.context)
    await fail(await sandboxIdOf((await read()).deliveries[0]?.orderId))
    await runDueWork(shop.context)
  }
  expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'collection' })
  expect((await read()).deliveries[0]).toMatchObject({ state: 'failed' })
  await workOn(shop, addDays('2026-12-20', 1))
  expect(await stock()).toEqual([before])
  expect((await mailsOf(shop)).slice(-3)).toEqual([
    'repeat-collection-failed',
    'repeat-collection-failed',
    'repeat-paused',
  ])
  await workOn(shop, '2027-03-01')
  expect((await read()).deliveries).toHaveLength(1)
  expect(await checkBooks(shop.context)).toEqual([])
  expect((await change('/resume')).status).toBe(204)
  expect(await read()).toMatchObject({ state: 'active' })
})

test('a collection that the bank takes back is written down once, and pauses (REPEAT-13)', async () => {
  const { read } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  const [delivery] = (await read()).deliveries
  expect(delivery).toMatchObject({ state: 'paid' })
  const id = await sandboxIdOf(delivery?.orderId)
  const path = `/api/sandbox/payments/${id}/chargeback`
  expect((await shop.request(path, { method: 'POST' })).status).toBe(204)
  await tellShop(shop, id)
  await tellShop(shop, id)
  expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'chargeback' })
  const amounts =
    'select amount_cents paid, charged_back_cents back from payment where provider_payment_id = $1'
  const [amount] = await sql<{ paid: number; back: number }>(shop, amounts, [id])
  expect(amount?.back).toBe(amount?.paid)
  expect(await sql(shop, "select 1 from audit_entry where action = 'payment-charged-back'")).toHaveLength(1)
  expect((await mailsOf(shop)).at(-1)).toBe('repeat-paused')
})

test('the test bank lets the first collections fail as it was told, and the driver hears the remark every time (REPEAT-12, DELIVERY-13)', async () => {
  const { read, change } = await startRepeating(shop, { days: 28, failing: 1, remark: 'Achter de schuur' })
  expect(await read()).toMatchObject({ driverRemark: 'Achter de schuur' })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  expect((await read()).deliveries[0]).toMatchObject({ state: 'collecting', retryOn: '2026-12-13' })
  await workOn(shop, '2026-12-13')
  expect((await read()).deliveries[0]).toMatchObject({ state: 'paid' })
  const remarks = await sql<{ remark: string }>(
    shop,
    `select delivery->'wishes'->>'remark' remark from shop_order order by order_id`,
  )
  expect(remarks.map(({ remark }) => remark)).toEqual(['Achter de schuur', 'Achter de schuur'])
  const { address } = await read()
  const to = { firstName: 'Anna', lastName: 'de Vries', address }
  const statusFor = async (driverRemark: string | null | undefined) =>
    (await change('/address', { method: 'PUT', json: { ...to, driverRemark } })).status
  expect(await statusFor('x'.repeat(141))).toBe(400)
  expect(await statusFor(undefined)).toBe(204)
  expect(await read()).toMatchObject({ driverRemark: 'Achter de schuur' })
  expect(await statusFor(' bij  de   poort ')).toBe(204)
  expect(await read()).toMatchObject({ driverRemark: 'bij de poort' })
})

test('staff see in their list which orders come again, and how often (REPEAT-18)', async () => {
  await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  await (await startBuying(shop)).order()
  const everything = {
    siteIds: [1],
    status: null,
    isRepeated: null,
    siteId: null,
    country: null,
    paymentMethodId: null,
    deliveryKind: null,
    from: new Date(0),
    until: new Date('9999-01-01'),
    orderIds: null,
  }
  const after = { at: new Date('9999-01-01'), id: 2_147_483_647 }
  const { rows } = await listOrders(shop.context.database, everything, { after, limit: 10 })
  expect(rows.map(({ repeatDays }) => repeatDays)).toEqual([null, 28, 28])
})
