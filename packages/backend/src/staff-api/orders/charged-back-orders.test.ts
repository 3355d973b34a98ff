import { startMember, startTestShop, tellShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { payRefunds } from '../../orders/index.ts'
import { closeBooks, orderDesk, placePaidOrder, sandboxIdIn } from '../../orders/test-desk.ts'

let shop: TestShop
let owner: TestMember
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  owner = await startMember(shop)
})
afterEach(() => closeBooks(shop))

const giftCard = { paymentMethodId: 'creditcard', giftCardNumber: '6400000000000025', giftCardPin: '2580' }

type Paid = { orderId: number; totalCents: number; paidCents: number; sandboxId: string }

async function paidOrder(options: Parameters<typeof placePaidOrder>[1] = {}): Promise<Paid> {
  const { orderId, checkoutUrl } = await placePaidOrder(shop, options)
  const [due] = await orderDesk(shop).sql<{ totalCents: number; paidCents: number }>(
    'select total_cents "totalCents", due_cents "paidCents" from shop_order where order_id = $1',
    [orderId],
  )
  if (!due) throw new Error('nothing was ordered')
  return { orderId, ...due, sandboxId: sandboxIdIn(checkoutUrl) }
}

async function takeBack({ sandboxId }: Paid, cents: number): Promise<void> {
  const take = 'update sandbox_payment set charged_back_cents = $2 where sandbox_payment_id = $1'
  await orderDesk(shop).sql(take, [sandboxId, cents])
  await tellShop(shop, sandboxId)
}

const cancel = (orderId: number) => owner.read(`/orders/${orderId}/cancel`, { json: {} })

type Refunds = { items: { amountCents: number; chargedBackCents: number; state: string }[] }

async function refundsOf(orderId: number) {
  const { items } = await owner.read<Refunds>(`/orders/${orderId}/refunds`)
  return items.map(({ amountCents, chargedBackCents, state }) => [amountCents, chargedBackCents, state])
}

async function paidBack(): Promise<number> {
  await payRefunds(shop.context)
  const [row] = await orderDesk(shop).sql<{ cents: number }>(
    'select sum(refunded_cents)::int cents from sandbox_payment',
  )
  return row?.cents ?? 0
}

test('an order whose payment the bank took back is cancelled: goods free, invoice credited in full, nothing paid (REFUNDS-16)', async () => {
  const { sql, mails, statusOf } = orderDesk(shop)
  const pieces = async () => (await sql('select amount from stock where variant_id = 10101'))[0]
  const before = await pieces()
  const order = await paidOrder()
  const { orderId, totalCents } = order
  await takeBack(order, order.paidCents)
  expect(await cancel(orderId)).toMatchObject({
    status: 'cancelled',
    refund: { amountCents: totalCents, paymentCents: 0, chargedBackCents: totalCents },
  })
  expect(await statusOf({ orderId, orderKey: '' })).toBe('cancelled')
  expect(await pieces()).toEqual(before)
  expect(await sql(`select total_cents from invoice where kind = 'credit'`)).toEqual([
    { total_cents: totalCents },
  ])
  expect((await mails()).at(-1)).toBe('credit-note')
  expect(await refundsOf(orderId)).toEqual([[totalCents, totalCents, 'paid']])
  expect(await paidBack()).toBe(0)
  const history = await owner.read<{ items: { thing: string; step?: string }[] }>(
    `/orders/${orderId}/history`,
  )
  expect(history.items.flatMap(({ thing, step }) => (thing === 'refund' ? [step] : []))).toEqual(['made'])
})

test('of one that it took back in part the rest goes back, the gift card first, and not a cent more (REFUNDS-2, 16)', async () => {
  const order = await paidOrder({ payment: giftCard, lines: [[10101, 6]] })
  const { orderId, totalCents, paidCents } = order
  expect(paidCents).toBeLessThan(totalCents)
  await takeBack(order, 100)
  expect(await cancel(orderId)).toMatchObject({
    refund: {
      amountCents: totalCents - 100,
      giftCardCents: totalCents - paidCents,
      paymentCents: paidCents - 100,
      chargedBackCents: 0,
    },
  })
  expect(await refundsOf(orderId)).toEqual([
    [100, 100, 'paid'],
    [totalCents - 100, 0, 'owed'],
  ])
  expect(await paidBack()).toBe(paidCents - 100)
})

test('what a gift card gave goes back to it when the bank has taken all of the payment (REFUNDS-16)', async () => {
  const order = await paidOrder({ payment: giftCard, lines: [[10101, 6]] })
  await takeBack(order, order.paidCents)
  expect(await cancel(order.orderId)).toMatchObject({
    refund: { giftCardCents: order.totalCents - order.paidCents, chargedBackCents: order.paidCents },
  })
  expect(await paidBack()).toBe(0)
})

test('what went back before and what the bank took are credited once (REFUNDS-2, 16)', async () => {
  const order = await paidOrder()
  const { orderId, totalCents } = order
  await refund(orderId, 300)
  expect(await paidBack()).toBe(300)
  await takeBack(order, order.paidCents)
  await cancel(orderId)
  expect(await refundsOf(orderId)).toEqual([
    [totalCents - 300, totalCents - 300, 'paid'],
    [300, 0, 'paid'],
  ])
  expect(await paidBack()).toBe(300)
})

const refund = (orderId: number, amountCents: number) =>
  owner.read<{ refundId: number }>(`/orders/${orderId}/refunds`, {
    json: {
      reason: 'correction',
      amountCents,
      lines: [],
      deliveryCents: 0,
      restock: false,
      everything: false,
    },
  })

test('of refunds that the bank was faster than the provider pays what is left; the rest stays unpaid and is logged (REFUNDS-9)', async () => {
  const order = await paidOrder({ lines: [[10101, 2]] })
  const { orderId, paidCents } = order
  await refund(orderId, 500)
  await refund(orderId, 400)
  await takeBack(order, paidCents - 600)
  expect(await paidBack()).toBe(600)
  expect(await refundsOf(orderId)).toEqual([
    [400, 300, 'paid'],
    [500, 0, 'paid'],
  ])
  const log = await owner.read<{ items: { action: string; details: object }[] }>(
    `/audit?subject=order%20${orderId}`,
  )
  expect(log.items.filter(({ action }) => action === 'refund-left-to-bank')).toHaveLength(1)
  type Event = { thing: string; step?: string; amountCents?: number }
  const history = await owner.read<{ items: Event[] }>(`/orders/${orderId}/history`)
  const paid = history.items.filter(({ thing, step }) => thing === 'refund' && step === 'paid')
  expect(new Set(paid.map(({ amountCents }) => amountCents))).toEqual(new Set([100, 500]))
})

test('one that the provider refused is not paid by transfer once the bank has taken the payment back, and settles itself (REFUNDS-8, 9, 18)', async () => {
  const order = await paidOrder()
  const { orderId, paidCents } = order
  const { refundId } = await refund(orderId, 300)
  await orderDesk(shop).sql(`update refund set state = 'refused', problem = 'The account is closed'`)
  await takeBack(order, paidCents - 100)
  const transfer = () =>
    owner.request(`/refunds/${refundId}/paid-by-transfer`, { json: { reference: 'SEPA 7' } })
  const refused = await transfer()
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'more-than-paid' }])
  expect(await paidBack()).toBe(100)
  expect(await refundsOf(orderId)).toEqual([[300, 200, 'paid']])
})

test('a credit note of what the bank took back says so, and that nothing is paid (INVOICES-6, REFUNDS-9, 18)', async () => {
  const order = await paidOrder()
  await takeBack(order, order.paidCents)
  await cancel(order.orderId)
  const { sql } = orderDesk(shop)
  expect(
    await sql(
      `select (document->'credits'->>'chargedBackCents')::int back from invoice where kind = 'credit'`,
    ),
  ).toEqual([{ back: order.paidCents }])
})

test('one that is cancelled after the bank took the payment back needs no attention; one of which the bank takes more does (STAFF-56, 57)', async () => {
  const order = await paidOrder()
  const troubles = async () => {
    type Listed = { items: { orderId: number; troubles: string[] }[] }
    return (await owner.read<Listed>('/orders?queue=in-trouble')).items.map((item) => item.troubles)
  }
  await takeBack(order, 100)
  expect(await troubles()).toEqual([['charged-back']])
  shop.clock.advance(60_000)
  await cancel(order.orderId)
  expect(await troubles()).toEqual([])
  expect(await paidBack()).toBe(order.paidCents - 100)
  shop.clock.advance(60_000)
  await takeBack(order, order.paidCents)
  expect(await troubles()).toEqual([['charged-back']])
})

test('one that was paid and charged back is sent by itself alone, when the packer says so, which is logged (SHIPMENTS-11, 20)', async () => {
  const { sql, statusOf } = orderDesk(shop)
  const [order, other] = [await paidOrder(), await paidOrder()]
  const { orderId } = order
  await takeBack(other, 100)
  await takeBack(order, order.paidCents)
  const warehouse = await startMember(shop, { role: 'warehouse' })
  expect(await warehouse.read(`/orders/${orderId}/picking`)).toMatchObject({ isChargedBack: true })
  type Queue = { items: { orderId: number; isChargedBack: boolean }[] }
  const { items } = await warehouse.read<Queue>('/shipments/queue')
  expect(items).toMatchObject([
    { orderId, isChargedBack: true },
    { orderId: other.orderId, isChargedBack: false },
  ])
  const json = { ids: [orderId, other.orderId] }
  expect(await warehouse.read('/tasks/ship-orders/plan', { json })).toMatchObject({
    refusals: [{ entityId: orderId, code: 'charged-back' }],
    changes: [{ entityId: other.orderId }],
  })
  const refused = await warehouse.request('/shipments', { json: { orderId, despiteWithdrawal: true } })
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'charged-back' }])
  await warehouse.read('/shipments', { json: { orderId, despiteChargeback: true } })
  expect(await statusOf({ orderId, orderKey: '' })).toBe('sent')
  const log = `select details->'isChargedBack' despite from audit_entry where subject = $1 and action = 'order-sent'`
  expect(await sql(log, [`order ${orderId}`])).toEqual([{ despite: true }])
})
