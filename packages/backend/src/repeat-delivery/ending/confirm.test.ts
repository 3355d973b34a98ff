import { startMember, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Repeating, sql, startRepeating, workOn } from '../test-repeat.ts'
import { confirmNewest, mailedToken } from './test-confirm.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-11-17T09:00:00Z'), env: { REPEAT_DELIVERY: 'on' } })
})
afterEach(() => shop[Symbol.asyncDispose]())

async function declare({ customer }: Repeating, contract = '999999', site = 'haverhof.nl') {
  const json = { fullName: 'Anna de Vries', kind: 'ending', contract, emailAddress: customer.email }
  return shop.read<{ endingId: number }>('/api/endings', { json, site })
}

type Declaration = { kind: string; state: string; order: number | null; ending: number | null }

const declarations = () =>
  sql<Declaration>(
    shop,
    'select kind, state, order_id "order", ending_id ending from withdrawal order by withdrawal_id',
  )

const statusOf = async (orderId: number | null | undefined) =>
  (await sql<{ status: string }>(shop, 'select status from shop_order where order_id = $1', [orderId]))[0]
    ?.status

/** A stranger's declaration that stays unconfirmed until the next delivery. */
async function orderedMeanwhile() {
  const repeating = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  const { endingId } = await declare(repeating)
  await workOn(shop, '2026-12-10')
  const [delivery] = (await repeating.read()).deliveries
  return { ...repeating, endingId, meanwhile: delivery?.orderId ?? 0 }
}

describe('a declaration whose number and mailbox do not match', () => {
  test('holds nothing back until its mailbox confirms it: what is due is announced and ordered (ENDING-8)', async () => {
    const { meanwhile, read } = await orderedMeanwhile()
    expect(meanwhile).toBeGreaterThan(0)
    expect((await read()).state).toBe('active')
  })

  test('shows in the account, confirmed or not (ENDING-9)', async () => {
    const repeating = await startRepeating(shop, { days: 28 })
    expect((await repeating.read()).endingWaits).toBeNull()
    await startRepeating(shop, { days: 182, customer: repeating.customer })
    const receivedAt = shop.clock.now().toISOString()
    await declare(repeating)
    expect((await repeating.read()).endingWaits).toEqual({ receivedAt, isConfirmed: false })
    await confirmNewest(shop)
    expect((await repeating.read()).endingWaits).toEqual({ receivedAt, isConfirmed: true })
  })

  test('ends at once what alone it can mean, and what was ordered meanwhile is paid back (ENDING-15, ENDING-16)', async () => {
    const { meanwhile, endingId, orderId, read } = await orderedMeanwhile()
    expect((await confirmNewest(shop)).status).toBe(204)
    const ended = await read()
    expect([ended.state, ended.endingWaits]).toEqual(['ended', null])
    expect(await statusOf(meanwhile)).toBe('cancelled')
    expect(await statusOf(orderId)).not.toBe('cancelled')
    expect(await declarations()).toEqual([
      { kind: 'ending', state: 'accepted', order: orderId, ending: null },
      { kind: 'withdrawal', state: 'accepted', order: meanwhile, ending: endingId },
    ])
  })

  test('brings back at our expense what was sent meanwhile (ENDING-16)', async () => {
    const { meanwhile } = await orderedMeanwhile()
    await sql(shop, `update shop_order set status = 'sent', sent_at = $2 where order_id = $1`, [
      meanwhile,
      shop.clock.now(),
    ])
    await confirmNewest(shop)
    expect(await sql(shop, 'select status from product_return where order_id = $1', [meanwhile])).toEqual([
      { status: 'registered' },
    ])
    const mailSql = `select facts->'isFree' "isFree" from outbox_mail where kind = 'return-registered'`
    expect(await sql(shop, mailSql)).toEqual([{ isFree: true }])
  })

  test('of several contracts holds back all, and staff who end one find what came since (ENDING-7, ENDING-8, ENDING-17)', async () => {
    const repeating = await orderedMeanwhile()
    await startRepeating(shop, { days: 182, customer: repeating.customer })
    await confirmNewest(shop)
    expect((await repeating.read()).state).toBe('active')
    expect(await statusOf(repeating.meanwhile)).not.toBe('cancelled')
    const service = await startMember(shop, { role: 'service' })
    await service.read(`/repeat-deliveries/${repeating.repeatDeliveryId}/end`, {
      json: { reason: 'declared' },
    })
    const { items } = await service.read<{ items: unknown[] }>('/withdrawals')
    expect(items).toMatchObject([
      { kind: 'ending', isToBeConfirmed: false },
      { kind: 'withdrawal', orderId: repeating.meanwhile, endingId: repeating.endingId, state: 'waiting' },
    ])
  })
})

describe('sent on another of our sites (ENDING-15)', () => {
  test('and confirmed, it ends what alone it can mean', async () => {
    const repeating = await startRepeating(shop, { days: 28 })
    await declare(repeating, '999999', 'muehldorfer.de')
    expect((await confirmNewest(shop)).status).toBe(204)
    expect((await repeating.read()).state).toBe('ended')
  })

  test('and confirmed, it holds back all that it may mean, and the account shows it (ENDING-7, ENDING-9)', async () => {
    const repeating = await startRepeating(shop, { days: 28 })
    await startRepeating(shop, { days: 182, customer: repeating.customer })
    await declare(repeating, '999999', 'muehldorfer.de')
    await confirmNewest(shop)
    await workOn(shop, '2026-12-03')
    await workOn(shop, '2026-12-10')
    const { state, deliveries, endingWaits } = await repeating.read()
    expect([state, deliveries, endingWaits]).toMatchObject(['active', [], { isConfirmed: true }])
  })
})

test('a link is good again and again, and another is none (WITHDRAWAL-15)', async () => {
  const repeating = await startRepeating(shop)
  await declare(repeating)
  expect([(await confirmNewest(shop)).status, (await confirmNewest(shop)).status]).toEqual([204, 204])
  const wrong = await shop.request('/api/declarations/confirm', { json: { token: 'x'.repeat(32) } })
  expect([wrong.status, ((await wrong.json()) as { code: string }).code]).toEqual([404, 'link-invalid'])
})

test('where number and mailbox match nothing is asked (WITHDRAWAL-15)', async () => {
  const repeating = await startRepeating(shop)
  await declare(repeating, String(repeating.orderId))
  expect(await mailedToken(shop)).toBeNull()
})

describe('a withdrawal whose number and mailbox do not match', () => {
  async function withdraw(emailAddress: string) {
    const json = { orderNumber: '999999', emailAddress, fullName: 'Anna de Vries' }
    await shop.read('/api/withdrawals', { json })
  }

  test('belongs, once confirmed, to the one order that it can mean (WITHDRAWAL-16)', async () => {
    const { customer, orderId } = await startRepeating(shop)
    await withdraw(customer.email)
    expect(await declarations()).toMatchObject([{ order: null, state: 'waiting' }])
    await confirmNewest(shop)
    expect(await declarations()).toMatchObject([{ order: orderId, state: 'waiting' }])
  })

  test('of several orders is left to staff, and holds them all meanwhile (SHIPMENTS-10, WITHDRAWAL-17)', async () => {
    const { customer } = await startRepeating(shop)
    await startRepeating(shop, { customer })
    await withdraw(customer.email)
    await confirmNewest(shop)
    expect(await declarations()).toMatchObject([{ order: null, state: 'waiting' }])
    const warehouse = await startMember(shop, { role: 'warehouse' })
    const { items } = await warehouse.read<{ items: object[] }>('/shipments/queue')
    const held = { openWithdrawalId: expect.any(Number) as number }
    expect(items).toMatchObject([held, held])
  })
})
