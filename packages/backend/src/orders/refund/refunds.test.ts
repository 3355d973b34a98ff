import {
  type BuyerOptions,
  cancelByStaff,
  refundOrder,
  startBuying,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { payRefunds, readRefundable, shipOrder } from '../index.ts'
import { closeBooks, orderDesk, placePaidOrder, placeSentOrder } from '../test-desk.ts'
import type { RefundRequest } from './make-refund.ts'

const muesli = 10101

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
})
afterEach(async () => {
  await payRefunds(shop.context)
  await closeBooks(shop)
})

const paidOrder = async (options?: BuyerOptions) => (await placePaidOrder(shop, options)).orderId
const sentOrder = async (options?: BuyerOptions) => (await placeSentOrder(shop, options)).orderId

const decided = { reason: 'return', by: 'Ines' } as const

function giveBack(orderId: number, request: RefundRequest, restock = false) {
  return refundOrder(shop.context, { orderId, request, restock, ...decided })
}

const pieces = (quantity: number): RefundRequest => ({ lines: [{ lineNumber: 1, quantity }], costsCents: 0 })

async function stock(): Promise<number> {
  const [row] = await orderDesk(shop).sql<{ amount: number }>(
    'select amount from stock where variant_id = $1',
    [muesli],
  )
  return row?.amount ?? 0
}

describe('REFUNDS-1: one decision', () => {
  test('owes the money, writes a credit note, moves the goods, tells the customer and leaves a trace (REFUNDS-12)', async () => {
    const { sql, mails } = orderDesk(shop)
    const orderId = await sentOrder()
    const before = await stock()
    const refund = await giveBack(orderId, pieces(1), true)
    expect(refund).toMatchObject({ ok: true, value: { creditNumber: 'HC-2026-000001', amountCents: 595 } })
    expect(await stock()).toBe(before + 1)
    expect(await sql('select amount_cents, state, made_by, lines, restock from refund')).toEqual([
      {
        amount_cents: 595,
        state: 'owed',
        made_by: 'Ines',
        lines: [{ quantity: 1, grossCents: 595, lineNumber: 1 }],
        restock: true,
      },
    ])
    expect((await mails()).at(-1)).toBe('credit-note')
    const trace = `select actor, action from audit_entry where subject = $1 and action = 'order-refunded'`
    expect(await sql(trace, [`order ${orderId}`])).toEqual([{ actor: 'Ines', action: 'order-refunded' }])
    await payRefunds(shop.context)
    expect(await sql('select refunds, refunded_cents from sandbox_payment')).toMatchObject([
      { refunded_cents: 595, refunds: [{ amountCents: 595 }] },
    ])
    expect(await sql('select state, provider_refund_id is not null known from refund')).toEqual([
      { state: 'paid', known: true },
    ])
  })

  test('goods that cannot be sold again do not come back to stock', async () => {
    const orderId = await sentOrder()
    const before = await stock()
    await giveBack(orderId, pieces(1), false)
    expect(await stock()).toBe(before)
  })

  test('several of an order, each paid back by itself, with a key of its own', async () => {
    const { sql } = orderDesk(shop)
    const orderId = await sentOrder()
    for (const request of [pieces(1), { lines: [], costsCents: 595 }, { amountCents: 100 }]) {
      expect(await giveBack(orderId, request)).toMatchObject({ ok: true })
      await payRefunds(shop.context)
    }
    const [paid] = await sql<{ refunds: { key: string; amountCents: number }[] }>(
      'select refunds from sandbox_payment',
    )
    expect(paid?.refunds.map(({ amountCents }) => amountCents)).toEqual([595, 595, 100])
    expect(new Set(paid?.refunds.map(({ key }) => key)).size).toBe(3)
    expect(await sql('select refund_due_cents due, refunded_cents back from payment')).toEqual([
      { due: 1290, back: 1290 },
    ])
  })
})

describe('REFUNDS-2: never more than was paid', () => {
  test('for a line, a delivery, an order', async () => {
    const orderId = await sentOrder()
    const tooMuch = { ok: false, reason: 'more-than-invoiced' }
    expect(await giveBack(orderId, pieces(4))).toEqual(tooMuch)
    expect(await giveBack(orderId, { lines: [{ lineNumber: 1, amountCents: 1786 }], costsCents: 0 })).toEqual(
      tooMuch,
    )
    expect(await giveBack(orderId, { lines: [], costsCents: 596 })).toEqual(tooMuch)
    expect(await giveBack(orderId, { amountCents: 2381 })).toEqual(tooMuch)
    expect(await giveBack(orderId, { lines: [{ lineNumber: 2, quantity: 1 }], costsCents: 0 })).toEqual({
      ok: false,
      reason: 'no-such-line',
    })
    expect(await giveBack(orderId, { amountCents: 2380 })).toMatchObject({ ok: true })
    expect(await giveBack(orderId, { amountCents: 1 })).toEqual(tooMuch)
    expect(await giveBack(orderId, 'everything')).toEqual({ ok: false, reason: 'nothing-to-credit' })
  })

  test('an unpaid or unknown order gives nothing back', async () => {
    const open = await (await startBuying(shop)).order()
    expect(await giveBack(open.orderId, 'everything')).toEqual({ ok: false, reason: 'not-paid' })
    expect(await giveBack(1, 'everything')).toEqual({ ok: false, reason: 'no-such-order' })
  })

  test('a gift card gets back what it gave, first, and can be spent again (REFUNDS-14)', async () => {
    const { sql } = orderDesk(shop)
    const card = { giftCardNumber: '6400000000000025', giftCardPin: '2580' }
    const payment = { paymentMethodId: 'creditcard', ...card }
    const orderId = await sentOrder({ payment, lines: [[muesli, 6]] })
    const balance = async () =>
      (await sql('select balance_cents from gift_card where number = $1', ['6400000000000025']))[0]
    expect(await balance()).toEqual({ balance_cents: 0 })
    expect(await giveBack(orderId, { amountCents: 2000 })).toMatchObject({
      value: { giftCardCents: 2000, paymentCents: 0 },
    })
    expect(await balance()).toEqual({ balance_cents: 2000 })
    expect(await giveBack(orderId, { amountCents: 1000 })).toMatchObject({
      value: { giftCardCents: 500, paymentCents: 500 },
    })
    expect(await balance()).toEqual({ balance_cents: 2500 })
  })

  test('what goes back to a gift card can be spent for a year, though the card has expired (PAYMENTS-12)', async () => {
    const { sql } = orderDesk(shop)
    const number = '6400000000000025'
    const payment = { paymentMethodId: 'creditcard', giftCardNumber: number, giftCardPin: '2580' }
    const orderId = await sentOrder({ payment, lines: [[muesli, 6]] })
    const expiry = (days: number) =>
      sql(`update gift_card set expires_at = $2::timestamptz + $3 * interval '1 day' where number = $1`, [
        number,
        shop.context.now(),
        days,
      ])
    const daysLeft = async () => {
      const [card] = await sql<{ days: number | null }>(
        `select extract(day from expires_at - $2::timestamptz)::int days from gift_card where number = $1`,
        [number, shop.context.now()],
      )
      return card?.days
    }
    await expiry(-1)
    await giveBack(orderId, { amountCents: 100 })
    expect(await daysLeft()).toBe(365)
    await expiry(900)
    await giveBack(orderId, { amountCents: 100 })
    expect(await daysLeft()).toBe(900)
    await sql('update gift_card set expires_at = null where number = $1', [number])
    await giveBack(orderId, { amountCents: 100 })
    expect(await daysLeft()).toBeNull()
  })
})

describe('REFUNDS-3: what was not sent', () => {
  test('is not sent any more, and is free to sell (REFUNDS-13)', async () => {
    const { sql, statusOf } = orderDesk(shop)
    const orderId = await paidOrder()
    const before = await stock()
    await giveBack(orderId, pieces(1), true)
    expect(await stock()).toBe(before + 1)
    expect(await sql('select called_off from order_line')).toEqual([{ called_off: 1 }])
    await shipOrder(shop.context, { orderId, by: 'Jan' })
    expect(await statusOf({ orderId, orderKey: '' })).toBe('sent')
    expect(await sql('select sum(quantity)::int sent from shipment_line')).toEqual([{ sent: 2 }])
  })

  test('an order of which nothing is left to send is cancelled (REFUNDS-15)', async () => {
    const { statusOf } = orderDesk(shop)
    const orderId = await paidOrder()
    await giveBack(orderId, pieces(3), true)
    expect(await statusOf({ orderId, orderKey: '' })).toBe('cancelled')
  })

  test('what is left of an order that ended piece by piece, such as delivery, can still be given back, and no more (REFUNDS-15)', async () => {
    const orderId = await paidOrder()
    await giveBack(orderId, pieces(3), true)
    const query = { orderId, siteIds: [1] }
    expect(await readRefundable(shop.context.database, query)).toMatchObject({ costsCents: 595 })
    expect(await giveBack(orderId, 'everything')).toMatchObject({ value: { amountCents: 595 } })
    expect(await giveBack(orderId, 'everything')).toEqual({ ok: false, reason: 'nothing-to-credit' })
  })

  test('cancelling a paid order gives everything back and frees its goods', async () => {
    const { sql, statusOf } = orderDesk(shop)
    const before = await stock()
    const orderId = await paidOrder()
    expect(await cancelByStaff(shop.context, { orderId, by: 'Ines' })).toMatchObject({
      value: { refund: { amountCents: 2380 } },
    })
    expect(await stock()).toBe(before)
    expect(await statusOf({ orderId, orderKey: '' })).toBe('cancelled')
    await payRefunds(shop.context)
    expect(await sql('select refunded_cents = amount_cents back from sandbox_payment')).toEqual([
      { back: true },
    ])
    expect(await cancelByStaff(shop.context, { orderId, by: 'Ines' })).toEqual({
      ok: false,
      reason: 'already-cancelled',
    })
  })

  test('what has left the house is not cancelled; an unpaid order is, without money', async () => {
    const sent = await sentOrder()
    expect(await cancelByStaff(shop.context, { orderId: sent, by: 'Ines' })).toEqual({
      ok: false,
      reason: 'already-sent',
    })
    const open = await (await startBuying(shop)).order()
    expect(await cancelByStaff(shop.context, { orderId: open.orderId, by: 'Ines' })).toEqual({
      ok: true,
      value: { refund: null },
    })
    const { sql } = orderDesk(shop)
    const mails = await sql('select kind, facts from outbox_mail where cause_key = $1', [
      `order-cancelled:${open.orderId}`,
    ])
    expect(mails).toEqual([{ kind: 'order-cancelled', facts: { orderId: open.orderId, isByShop: true } }])
  })
})

describe('REFUNDS-5: limits', () => {
  const limited = (
    orderId: number,
    amountCents: number,
    limit: { limitCents: number | null; isSteppedUp: boolean },
  ) => refundOrder(shop.context, { orderId, request: { amountCents }, restock: false, ...decided, limit })

  test('of a role count for the whole order, however small the parts are', async () => {
    const orderId = await sentOrder()
    const limit = { limitCents: 1000, isSteppedUp: true }
    expect(await limited(orderId, 600, limit)).toMatchObject({ ok: true })
    expect(await limited(orderId, 401, limit)).toEqual({ ok: false, reason: 'above-limit' })
    expect(await limited(orderId, 400, limit)).toMatchObject({ ok: true })
  })

  test('above 150 euros a passkey is touched again, whatever the role', async () => {
    const orderId = await sentOrder({ lines: [[muesli, 30]] })
    const limit = { limitCents: null, isSteppedUp: false }
    expect(await limited(orderId, 15_001, limit)).toEqual({ ok: false, reason: 'step-up-needed' })
    expect(await limited(orderId, 15_000, limit)).toMatchObject({ ok: true })
    expect(await limited(orderId, 1, limit)).toEqual({ ok: false, reason: 'step-up-needed' })
    expect(await limited(orderId, 1, { ...limit, isSteppedUp: true })).toMatchObject({ ok: true })
  })
})
