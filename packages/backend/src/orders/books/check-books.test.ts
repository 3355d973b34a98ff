import { MINUTE } from '@haverhof/domain/shared'
import {
  deliverStock,
  dutchBilling,
  finishAtSandbox,
  startBuying,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOn } from '../../database/index.ts'
import { runDueWork } from '../../worker/index.ts'
import { shipOrder } from '../shipment/send-shipment.ts'
import { bookChecks, checkBooks, findBreaches } from './check-books.ts'
import { checkBooksNightly } from './check-nightly.ts'
import { giveSomeBack, refundBreaks } from './test-refunds.ts'

let shop: TestShop

/** A shop with orders in every state: open, paid, cancelled, paid too late, with codes and gift cards. */
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  await shop.context.database.pool.query(
    `update promotion set usage_limit = 5, usage_limit_per_customer = 2 where code = 'WELKOM10'`,
  )
  const giftCard = { giftCardNumber: '6400000000000050', giftCardPin: '5050' }
  const coded = {
    lines: [[10101, 6]] satisfies [number, number][],
    discountCode: 'WELKOM10',
    billing: { ...dutchBilling, emailAddress: 'first@example.nl' },
  }
  const late = await (await startBuying(shop)).order()
  const lateId = await finishAtSandbox(shop, late, 'paid').then(
    (id) => id,
    () => '',
  )
  await shop.context.database.pool.query(
    `update sandbox_payment set status = 'open' where sandbox_payment_id = $1`,
    [lateId],
  )
  await (await startBuying(shop, coded)).order()
  shop.clock.advance(16 * MINUTE)
  await runDueWork(shop.context)
  await shop.context.database.pool.query(
    `update sandbox_payment set status = 'paid' where sandbox_payment_id = $1`,
    [lateId],
  )
  await tellShop(shop, lateId)
  await runDueWork(shop.context)
  for (const outcome of ['paid', 'paid', 'failed'] as const) {
    const payment = { paymentMethodId: 'creditcard', ...giftCard }
    const order = await (await startBuying(shop, { payment, lines: [[10101, 3]] })).order()
    if (order.checkoutUrl) await tellShop(shop, await finishAtSandbox(shop, order, outcome))
  }
  const order = await (await startBuying(shop, coded)).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  await (await startBuying(shop)).order()
  await sendSome()
  await giveSomeBack(shop, order.orderId)
  await runDueWork(shop.context)
})

/** One order sent whole out of a lot, one in part. */
async function sendSome(): Promise<void> {
  const lot = { lotNumber: 'L1', bestBefore: '2027-03-31' }
  await deliverStock(shop.context, { variantId: 10201, amount: 5, lot, by: 'test' })
  for (const pieces of [2, 1]) {
    const order = await (await startBuying(shop, { lines: [[10201, 2]] })).order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    const { orderId } = order
    await shipOrder(shop.context, { orderId, lines: [{ lineNumber: 1, quantity: pieces }], by: 'test' })
  }
}

afterAll(() => shop[Symbol.asyncDispose]())

test('books in order have no breach', async () => {
  expect(await checkBooks(shop.context)).toEqual([])
  const states = await shop.context.database.pool.query('select distinct status from shop_order order by 1')
  expect(states.rows).toEqual(
    ['cancelled', 'open', 'paid', 'processing', 'sent'].map((status) => ({ status })),
  )
})

const any = (status: string) => `(select min(order_id) from shop_order where status = '${status}')`
const withoutCheck = (table: string, ...names: string[]) =>
  names.map((name) => `alter table ${table} drop constraint ${name};`).join('')

/** What breaks each rule, and nothing else would notice. */
const breaks: Record<string, string> = {
  'one order per cart': `${withoutCheck('shop_order', 'shop_order_cart_id_unique')}
    update shop_order set cart_id = (select cart_id from shop_order where status = 'open' limit 1) where status = 'open'`,
  'one order per idempotency key': `${withoutCheck('shop_order', 'shop_order_idempotency_key_unique')}
    update shop_order set idempotency_key = 'the same'`,
  'the lines of an order make its sum': `update order_line set total_cents = total_cents + 1 where order_id = ${any('paid')}`,
  'the parts of an order make its total': `${withoutCheck('shop_order', 'shop_order_sums')}
    update shop_order set vat_low_cents = vat_low_cents - 1 where order_id = ${any('paid')}`,
  'an order comes to what the customer saw': `update shop_order
    set calculation = jsonb_set(calculation, '{shown,totalAmount}', '1') where order_id = ${any('paid')}`,
  'orders take allowed steps alone': `insert into order_event (order_id, at, from_status, to_status, reason)
    values (${any('paid')}, now(), 'paid', 'open', 'late message')`,
  'the last step of an order is its status': `update shop_order set status = 'sent' where order_id = ${any('paid')}`,
  'the cart of a paid order is closed and no ordered cart is open': `update cart set state = 'ordered'
    where cart_id = (select cart_id from shop_order where order_id = ${any('paid')})`,
  'a cart that waits for payment holds what was ordered': `update cart_line set quantity = quantity + 1
    where cart_id = (select cart_id from shop_order where order_id = ${any('open')})`,
  'every paid order has one confirmation': `delete from outbox_mail where kind = 'order-confirmation'`,
  'stock is the sum of its movements and never below zero': `update stock set amount = amount + 1 where variant_id = 10101`,
  'an order holds what it lists': `update stock_reservation set quantity = quantity + 1 where order_id = ${any('open')}`,
  'goods are held, claimed or released as their order stands': `update stock_reservation set state = 'held'
    where order_id = ${any('paid')}`,
  'goods go back within a quarter of an hour when the customer has not paid in time': `update shop_order
    set hold_until = hold_until - interval '1 hour' where status = 'open'`,
  'what an order holds moved out of stock, and back when it was released': `delete from stock_movement
    where reason = 'released'`,
  'a promotion is used as often as it was redeemed and never above its limit': `update promotion set used = used + 1
    where code = 'WELKOM10'`,
  'no customer redeems a promotion above the limit per customer': `update promotion set usage_limit_per_customer = 0
    where code = 'WELKOM10'`,
  'a redemption is released exactly when its order was cancelled': `update promotion_redemption set released_at = null`,
  'a gift card holds what was issued less what was spent': `update gift_card set balance_cents = balance_cents + 1
    where balance_cents < issued_cents`,
  'an order took from gift cards what it says, and gave it back when it was cancelled unpaid': `delete from gift_card_debit`,
  'the provider is asked for what is due': `update payment set amount_cents = amount_cents + 1
    where order_id = ${any('open')}`,
  'the provider has the amount that was asked for': `update sandbox_payment set amount_cents = amount_cents - 1`,
  'a paid order has exactly one payment that paid it': `update payment set refund_reason = null
    where refund_reason is not null`,
  'an order is paid when it has a moment of payment': `update shop_order set paid_at = null where order_id = ${any('paid')}`,
  'what is owed goes back within a quarter of an hour': `update refund
    set state = 'owed', made_at = made_at - interval '1 hour' where payment_id is not null`,
  'money at the provider is known to the shop within a quarter of an hour': `update sandbox_payment set status = 'paid',
    history = '[{"at": "2026-01-01T10:00:00Z", "status": "paid"}]' where status = 'open'`,
  'the provider gave back what the shop says': `update sandbox_payment set refunded_cents = 0`,
  'every paid order has one invoice over its total, and no other order has one': `update invoice set order_id = ${any('open')}
    where order_id = ${any('paid')}`,
  'an invoice adds up to its order': `update invoice set document = jsonb_set(document, '{vat,0,vatCents}', '1')`,
  'invoice numbers run from 1 without gaps, and the counter stands at the last': `update invoice set number = number + 1
    where number = (select max(number) from invoice)`,
  'a later invoice number never has an earlier date': `update invoice set issued_at = issued_at + interval '1 day'
    where number = 1`,
  'the VAT of an order is the one that was calculated': `update shop_order
    set vat_low_cents = vat_low_cents - 1, vat_high_cents = vat_high_cents + 1 where order_id = ${any('paid')}`,
  'a line has the price and VAT that were calculated': `update order_line set vat_cents = vat_cents + 1
    where order_id = ${any('paid')} and not is_free`,
  'the total in the shown currency is the total at its rate': `update shop_order
    set shown_total_cents = shown_total_cents + 1 where order_id = ${any('paid')}`,
  'an order keeps the key it was sent with': `update shop_order set idempotency_key = null where order_id = ${any('open')}`,
  'a confirmation goes to the mailbox of its order': `update outbox_mail set to_address = 'thief@example.nl'
    where cause_key = 'order-confirmation:' || ${any('paid')}`,
  'a confirmation is sent within a day': `update outbox_mail set sent_at = null, created_at = created_at - interval '2 days'
    where cause_key = 'order-confirmation:' || ${any('paid')}`,
  'an invoice charges the VAT of its order': `update invoice
    set document = jsonb_set(document, '{vat,0,percent}', '9') where order_id = ${any('paid')}`,
  'credit notes of an order take back no more than was invoiced': `
    insert into invoice (series, number, kind, order_id, issued_at, total_cents, document)
    select 'HC-2026', 900, 'credit', order_id, issued_at, total_cents + 1, document from invoice where order_id = ${any('paid')}`,
  ...refundBreaks,
  'an invoice names the buyer of its order': `update invoice
    set document = jsonb_set(document, '{buyer,name}', '"Dirk Dief"') where order_id = ${any('paid')}`,
  'what the shop takes for paid its provider has reported as paid': `update payment set provider_payment_id = null
    where status = 'paid'`,
  'an order that used a limited promotion has redeemed it': `delete from promotion_redemption;
    update promotion set used = 0`,
  'a gift card was issued with what was written down when it was': `update gift_card
    set issued_cents = issued_cents + 1000, balance_cents = balance_cents + 1000`,
  'a lot holds the sum of its movements and never less than nothing': `update stock_lot set amount = amount - 1`,
  'the lots of a pack hold no more than is in the house': `update stock_lot set amount = amount + 100000`,
  'a blocked lot is free to sell no longer, as far as there is anything': `update stock_lot set state = 'blocked'`,
  'what blocked lots withhold moved out of stock': `insert into stock_movement (variant_id, change, reason, at)
    values (10201, -1, 'blocked', now())`,
  'no more pieces are sent or called off than were ordered': `update order_line set called_off = quantity
    where order_id = ${any('sent')}`,
  'an order is sent when its last piece is, and processing while some are': `delete from shipment_line
    where order_id = ${any('sent')}`,
  'every shipment has pieces and was told in one mail': `delete from outbox_mail where kind = 'order-part-sent'`,
  'what was sent of a lot is known by order and moved out of it': `update order_line_lot set quantity = quantity + 1`,
  'the lots of a line are as many pieces as its shipment, where its pack had lots': `update order_line_lot
    set quantity = quantity + 1`,
  'stock was never below zero in between': `insert into stock_movement (variant_id, change, reason, at)
    values (10101, -1000000, 'delivered', now()), (10101, 1000000, 'delivered', now())`,
}

/** Further corruptions that a rule of the same name must notice. */
const alsoBreaks: readonly [name: string, statements: string][] = [
  [
    'what the shop takes for paid its provider has reported as paid',
    `update sandbox_payment set status = 'failed' where sandbox_payment_id in (
      select provider_payment_id from payment where status = 'paid')`,
  ],
  [
    'what the shop takes for paid its provider has reported as paid',
    `update payment set reported_status = 'failed' where status = 'paid'`,
  ],
  [
    'an invoice names the buyer of its order',
    `update invoice set document = jsonb_set(document, '{buyer,lines,1}', '"1000 AA Elders"')`,
  ],
]

describe('a breach is found (BOOKS-1)', () => {
  test('for every rule there is something that breaks it', () => {
    expect(Object.keys(breaks).sort()).toEqual(bookChecks.map(({ name }) => name).sort())
  })

  test.each([...Object.entries(breaks), ...alsoBreaks])('%s', async (name, statements) => {
    const client = await shop.context.database.pool.connect()
    try {
      await client.query('begin')
      await client.query(statements)
      const breaches = await findBreaches(client, shop.clock.now())
      const ofRule = (lines: string[]) => lines.filter((breach) => breach.startsWith(`${name}: `))
      expect(ofRule(breaches)).not.toEqual([])
      const { rows } = await client.query<{ id: number }>('select order_id id from shop_order')
      const changed = rows.map(({ id }) => id)
      const rule = bookChecks.find((one) => one.name === name)?.findChanged
      if (!rule) return
      const rowsOfRule = await runOn(client)(rule, { now: shop.clock.now(), changed })
      expect(rowsOfRule.map(({ breach }) => `${name}: ${breach}`).sort()).toEqual(ofRule(breaches).sort())
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

test('every night what has changed is looked at, the result is kept, and a breach is an alarm (BOOKS-2)', async () => {
  const { database } = shop.context
  const results = async () =>
    (await database.pool.query('select orders, breaches, since is null whole from book_check order by 1'))
      .rows
  const alarms: unknown[] = []
  const log = { ...shop.context.log, error: (fields: unknown) => alarms.push(fields) }
  const night = () => checkBooksNightly({ ...shop.context, log })
  shop.clock.advance(120 * MINUTE)
  await runDueWork(shop.context)
  await night()
  expect(await results()).toEqual([{ orders: null, breaches: 0, whole: true }])
  shop.clock.advance(26 * 60 * MINUTE)
  await runDueWork(shop.context)
  await (await startBuying(shop)).order()
  await night()
  expect(alarms).toEqual([])
  const [{ orders } = { orders: 0 }] = (await results()) as { orders: number }[]
  const { rows } = await database.pool.query<{ count: number }>('select count(*)::int from shop_order')
  expect(orders).toBeGreaterThan(0)
  expect(orders).toBeLessThan(rows[0]?.count ?? 0)
  await database.pool.query(
    'update shop_order set shown_total_cents = 1 where order_id = (select max(order_id) from shop_order)',
  )
  await night()
  expect(alarms).toEqual([expect.objectContaining({ code: 'books-breach', breaches: 1 })])
})
