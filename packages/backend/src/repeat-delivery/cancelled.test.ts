import { startMember, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { sendWaitingMails } from '../mail/index.ts'
import { runDueWork } from '../worker/due-work.ts'
import { mailSources } from '../worker/mail-sources.ts'
import { sql, startRepeating, workOn } from './test-repeat.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

async function lastOrder(): Promise<number> {
  const [order] = await sql<{ id: number }>(shop, 'select max(order_id) id from shop_order')
  return order?.id ?? 0
}

async function cancelLast(): Promise<number> {
  const orderId = await lastOrder()
  const service = await startMember(shop, { role: 'service' })
  await service.read(`/orders/${orderId}/cancel`, { json: {} })
  return orderId
}

async function withdraw(orderId: number, emailAddress: string): Promise<number> {
  const json = { orderNumber: String(orderId), emailAddress, fullName: 'Anna de Vries' }
  const answer = await shop.request('/api/withdrawals', { json })
  return ((await answer.json()) as { withdrawalId: number }).withdrawalId
}

const mandates = () => sql(shop, 'select unneeded_at is null "counts" from payment_mandate')

test('an unpaid delivery that staff cancel is collected no more; the next one comes (REPEAT-52)', async () => {
  const { read } = await startRepeating(shop, { days: 7, failing: 2 })
  for (const date of ['2026-11-17', '2026-11-24', '2026-11-27', '2026-11-30']) await workOn(shop, date)
  expect((await read()).deliveries).toMatchObject([{ state: 'collecting', retryOn: '2026-12-04' }])
  const orderId = await cancelLast()
  expect(await read()).toMatchObject({ state: 'active', deliveries: [{ state: 'failed', retryOn: null }] })
  expect(await checkBooks(shop.context)).toEqual([])
  await workOn(shop, '2026-12-04')
  expect(await sql(shop, 'select 1 from payment where order_id = $1', [orderId])).toHaveLength(2)
  expect((await read()).deliveries).toMatchObject([
    { day: '2026-12-08', state: 'paid' },
    { state: 'failed', retryOn: null },
  ])
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a debit that was under way is paid back when it arrives, and its mandate goes on (REPEAT-52, REPEAT-15, ORDERS-7)', async () => {
  const { read } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  await runDueWork(shop.context)
  expect((await read()).deliveries).toMatchObject([{ state: 'collecting' }])
  const orderId = await cancelLast()
  // The bank has not answered for half an hour.
  shop.clock.advance(30 * 60_000)
  expect(await checkBooks(shop.context)).toEqual([])
  await runDueWork(shop.context)
  await runDueWork(shop.context)
  const [payment] = await sql(
    shop,
    `select status, refund_reason reason, refunded_cents = amount_cents "isBack" from payment where order_id = $1`,
    [orderId],
  )
  expect(payment).toEqual({ status: 'paid', reason: 'order-cancelled', isBack: true })
  expect(await mandates()).toEqual([{ counts: true }])
  expect(await read()).toMatchObject({ state: 'active', deliveries: [{ state: 'failed' }] })
  expect(await checkBooks(shop.context)).toEqual([])
})

test('a mandate that waited for a cancelled delivery alone is given up (REPEAT-15)', async () => {
  const { change } = await startRepeating(shop, { days: 28, failing: 1 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  await change('/end')
  expect(await mandates()).toEqual([{ counts: true }])
  await cancelLast()
  expect(await mandates()).toEqual([{ counts: false }])
})

test('a withdrawal from it does the same (REPEAT-52, WITHDRAWAL-6)', async () => {
  const { customer, read } = await startRepeating(shop, { days: 28, failing: 1 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  const withdrawalId = await withdraw(await lastOrder(), customer.email)
  const service = await startMember(shop, { role: 'service' })
  await service.read(`/withdrawals/${withdrawalId}/accept`, { json: {} })
  expect(await read()).toMatchObject({ state: 'active', deliveries: [{ state: 'failed', retryOn: null }] })
  expect(await checkBooks(shop.context)).toEqual([])
})

test('the receipt of a withdrawal from the first order tells that the rest goes on and where it ends, and staff see it (WITHDRAWAL-7)', async () => {
  const { customer, orderId, repeatDeliveryId, change } = await startRepeating(shop)
  const service = await startMember(shop, { role: 'service' })
  const receipt = async () => {
    const withdrawalId = await withdraw(orderId, customer.email)
    await sendWaitingMails(shop.context, mailSources)
    const [mail] = await sql<{ text: string }>(
      shop,
      'select plain_text "text" from outbox_mail where cause_key = $1',
      [`withdrawal-receipt:${withdrawalId}`],
    )
    return mail?.text
  }
  expect(await receipt()).toMatch(/herhaallevering[^]*\/end-contract\//i)
  expect(await service.read(`/orders/${orderId}`)).toMatchObject({
    repeatDeliveries: [{ repeatDeliveryId, state: 'active' }],
  })
  await change('/end')
  expect(await receipt()).not.toContain('end-contract')
})
