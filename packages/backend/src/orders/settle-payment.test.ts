import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runDueWork } from '../worker/index.ts'
import { checkBooks } from './index.ts'
import type { OrderView } from './schemas.ts'

const MINUTE = 60_000
let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
})
afterEach(async () => {
  expect(await checkBooks(shop.context)).toEqual([])
  await shop[Symbol.asyncDispose]()
})

const sql = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  shop.context.database.pool.query(text, values).then(({ rows }) => rows as Row[])
type Placed = { orderId: number; orderKey: string }
const view = ({ orderId, orderKey }: Placed) => shop.read<OrderView>(`/api/orders/${orderId}?key=${orderKey}`)
const statusOf = async ({ orderId }: Placed) =>
  (await sql<{ status: string }>('select status from shop_order where order_id = $1', [orderId]))[0]?.status
const mails = async () =>
  (await sql<{ kind: string }>('select kind from outbox_mail order by mail_id')).map(({ kind }) => kind)
/** What the sandbox would say, without its page. */
const setAtSandbox = (id: string, status: string) =>
  sql('update sandbox_payment set status = $2 where sandbox_payment_id = $1', [id, status])
const idOf = (checkoutUrl: string | null) => /sandbox-payment\/([^/]+)\//.exec(checkoutUrl ?? '')?.[1] ?? ''

describe('a webhook (PAYMENTS-4)', () => {
  test('is heard as a form and as JSON, with and without a closing slash, and never redirected', async () => {
    for (const [slash, json] of [
      ['', true],
      ['/', false],
    ] as const) {
      const order = await (await startBuying(shop)).order()
      const id = await finishAtSandbox(shop, order, 'paid')
      const answer = await shop.request(`/api/payments/sandbox/webhook${slash}`, {
        method: 'POST',
        headers: { 'x-requested-with': 'nobody', ...(json && { 'content-type': 'application/json' }) },
        body: json ? JSON.stringify({ id }) : new URLSearchParams({ id }),
      })
      expect(answer.status).toBe(200)
      expect(await statusOf(order)).toBe('paid')
    }
  })

  test.each([
    ['an unknown id', { id: 'spm_unknown' }],
    ['no id', { status: 'paid' }],
    ['a list', ['x']],
    ['nothing', null],
    ['a number', { id: 5 }],
  ])('with %s is answered and changes nothing', async (_, body) => {
    const order = await (await startBuying(shop)).order()
    for (const provider of ['sandbox', 'mollie', 'nobody']) {
      const answer = await shop.request(`/api/payments/${provider}/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.status).toBe(200)
    }
    expect(await statusOf(order)).toBe('open')
  })

  test('that is longer than an id is not read', async () => {
    const answer = await shop.request('/api/payments/sandbox/webhook', {
      method: 'POST',
      body: new URLSearchParams({ id: 'x'.repeat(1_000_000) }),
    })
    expect(answer.status).toBe(200)
  })

  test('says nothing by itself: the provider is asked', async () => {
    const order = await (await startBuying(shop)).order()
    const id = idOf(order.checkoutUrl)
    const answer = await shop.request('/api/payments/sandbox/webhook', {
      method: 'POST',
      body: new URLSearchParams({ id, status: 'paid', amount: '0.01' }),
    })
    expect(answer.status).toBe(200)
    expect(await statusOf(order)).toBe('open')
    expect(
      (await shop.read<OrderView>(`/api/orders/${order.orderId}?key=${order.orderKey}&status=paid`)).status,
    ).toBe('open')
  })

  test.each([
    ['another amount', 'amount_cents = amount_cents - 1'],
    ['the payment of somebody else', `idempotency_key = 'pay_of_somebody_else'`],
  ])('about %s raises an alarm, once, and pays nothing', async (_, change) => {
    const order = await (await startBuying(shop)).order()
    const id = await finishAtSandbox(shop, order, 'paid')
    await sql(`update sandbox_payment set ${change}`)
    await tellShop(shop, id)
    await tellShop(shop, id)
    expect(await statusOf(order)).toBe('open')
    expect(await sql('select action from audit_entry')).toEqual([{ action: 'payment-mismatch' }])
    // The books notice it too; put it right again.
    expect(await checkBooks(shop.context)).not.toEqual([])
    await sql(`update sandbox_payment s set amount_cents = p.amount_cents, idempotency_key = p.payment_id from payment p
      where p.provider_payment_id = s.sandbox_payment_id`)
  })
})

describe('whatever the order of events (ORDERS-7)', () => {
  test('an order that was paid stays paid, and one that was not is not', async () => {
    const events = fc.array(fc.constantFrom('open', 'paid', 'failed', 'canceled', 'expired'), {
      minLength: 1,
      maxLength: 6,
    })
    const property = fc.asyncProperty(events, async (statuses) => {
      const order = await (await startBuying(shop)).order()
      const id = idOf(order.checkoutUrl)
      for (const status of statuses) {
        await setAtSandbox(id, status)
        await tellShop(shop, id)
      }
      expect(await statusOf(order)).toBe(statuses.includes('paid') ? 'paid' : 'open')
      await setAtSandbox(id, statuses.includes('paid') ? 'paid' : 'failed')
    })
    await fc.assert(property, { numRuns: 40 })
    const paid = await sql(`select 1 from shop_order where status = 'paid'`)
    expect(await sql(`select 1 from invoice`)).toHaveLength(paid.length)
  })

  test('ten messages at once make one paid order, one mail and one invoice', async () => {
    const order = await (await startBuying(shop)).order()
    const id = await finishAtSandbox(shop, order, 'paid')
    await Promise.all(Array.from({ length: 10 }, () => tellShop(shop, id)))
    expect(await mails()).toEqual(['order-confirmation'])
    expect(await sql(`select number from invoice`)).toEqual([{ number: 1 }])
    expect(await sql(`select to_status from order_event order by order_event_id`)).toEqual([
      { to_status: 'open' },
      { to_status: 'paid' },
    ])
  })

  test('a message that never comes is not missed: the page asks', async () => {
    const order = await (await startBuying(shop)).order()
    await finishAtSandbox(shop, order, 'paid')
    expect((await view(order)).status).toBe('paid')
  })

  test('nor by the worker, within a minute', async () => {
    const order = await (await startBuying(shop)).order()
    await finishAtSandbox(shop, order, 'paid')
    shop.clock.advance(MINUTE)
    await runDueWork(shop.context)
    expect(await statusOf(order)).toBe('paid')
  })

  test('the page asks the provider every two seconds at most', async () => {
    const order = await (await startBuying(shop)).order()
    await view(order)
    await finishAtSandbox(shop, order, 'paid')
    expect((await view(order)).status).toBe('open')
    shop.clock.advance(2000)
    expect((await view(order)).status).toBe('paid')
  })
})

describe('a payment that fails (ORDERS-12)', () => {
  test.each(['failed', 'canceled', 'expired'] as const)(
    '(%s) leaves the order open and tells the customer once',
    async (outcome) => {
      const order = await (await startBuying(shop)).order()
      const id = await finishAtSandbox(shop, order, outcome)
      await tellShop(shop, id)
      await tellShop(shop, id)
      expect(await view(order)).toMatchObject({
        status: 'open',
        paymentStatus: outcome,
        canRetryPayment: true,
      })
      expect(await mails()).toEqual(['payment-failed'])
    },
  )

  test('is followed by another with the same or another method', async () => {
    const order = await (await startBuying(shop)).order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'failed'))
    const retry = (json: unknown) =>
      shop.request(`/api/orders/${order.orderId}/payment?key=${order.orderKey}`, { json })
    expect((await retry({ paymentMethodId: 'klarna' })).status).toBe(400)
    expect((await retry({ paymentMethodId: 'ideal', issuer: 'ideal_NOBANK' })).status).toBe(400)
    const second = (await (await retry({ paymentMethodId: 'ideal', issuer: 'ideal_RABONL2U' })).json()) as {
      checkoutUrl: string
    }
    // Asking again leads to the same payment.
    const again = await retry({ paymentMethodId: 'ideal', issuer: 'ideal_RABONL2U' })
    expect(await again.json()).toEqual(second)
    await tellShop(shop, await finishAtSandbox(shop, second, 'paid'))
    expect(await view(order)).toMatchObject({ status: 'paid', paymentMethodId: 'ideal' })
    expect((await retry({ paymentMethodId: 'ideal' })).status).toBe(409)
  })

  test('is not offered again when the money arrived without a word', async () => {
    const order = await (await startBuying(shop)).order()
    await finishAtSandbox(shop, order, 'paid')
    const retry = await shop.request(`/api/orders/${order.orderId}/payment?key=${order.orderKey}`, {
      json: { paymentMethodId: 'ideal' },
    })
    expect(retry.status).toBe(409)
    expect(await retry.json()).toMatchObject({ code: 'order-paid' })
  })

  test('can be repeated five times, no more', async () => {
    const order = await (await startBuying(shop)).order()
    let page: { checkoutUrl: string | null } = order
    for (let count = 0; count < 6; count += 1) {
      await tellShop(shop, await finishAtSandbox(shop, page, 'failed'))
      const answer = await shop.request(`/api/orders/${order.orderId}/payment?key=${order.orderKey}`, {
        json: { paymentMethodId: 'creditcard' },
      })
      expect(answer.status).toBe(count < 5 ? 200 : 429)
      page = count < 5 ? ((await answer.json()) as typeof page) : page
    }
    expect(await view(order)).toMatchObject({ canRetryPayment: false, canReopen: true })
  })

  test('of somebody else is none of the caller\u2019s business', async () => {
    const order = await (await startBuying(shop)).order()
    const answer = await shop.request(`/api/orders/${order.orderId}/payment?key=wrong`, {
      json: { paymentMethodId: 'ideal' },
    })
    expect(answer.status).toBe(404)
  })
})

describe('money that has nowhere to go is given back (PAYMENTS-7)', () => {
  test('when it arrives after the order ended', async () => {
    const order = await (await startBuying(shop)).order()
    const id = idOf(order.checkoutUrl)
    shop.clock.advance(16 * MINUTE)
    await runDueWork(shop.context)
    expect(await statusOf(order)).toBe('cancelled')
    await setAtSandbox(id, 'paid')
    await tellShop(shop, id)
    await tellShop(shop, id)
    expect(await statusOf(order)).toBe('cancelled')
    await runDueWork(shop.context)
    await runDueWork(shop.context)
    expect(await sql('select refunded_cents = amount_cents done from sandbox_payment')).toEqual([
      { done: true },
    ])
    expect(await mails()).toEqual(['order-cancelled', 'payment-refunded'])
    expect(await sql('select action from audit_entry')).toEqual([{ action: 'refund' }])
  })

  test('when it arrives twice, by two payments', async () => {
    const order = await (await startBuying(shop)).order()
    const first = idOf(order.checkoutUrl)
    const answer = await shop.request(`/api/orders/${order.orderId}/payment?key=${order.orderKey}`, {
      json: { paymentMethodId: 'ideal' },
    })
    const second = idOf(((await answer.json()) as { checkoutUrl: string }).checkoutUrl)
    for (const id of [second, first]) {
      await setAtSandbox(id, 'paid')
      await tellShop(shop, id)
    }
    expect(await statusOf(order)).toBe('paid')
    await runDueWork(shop.context)
    const refunds = await sql(
      'select sandbox_payment_id id, refunded_cents > 0 back from sandbox_payment order by back',
    )
    expect(refunds).toEqual([
      { id: second, back: false },
      { id: first, back: true },
    ])
    expect(await mails()).toEqual(['order-confirmation', 'payment-refunded'])
  })
})

describe('an order that is not paid (ORDERS-5)', () => {
  test('gives everything back after a quarter of an hour', async () => {
    await sql(`update promotion set usage_limit = 1 where code = 'FREEDELIVERY'`)
    const before = await sql('select variant_id, amount from stock order by 1')
    const buyer = await startBuying(shop, {
      lines: [[10101, 11]],
      discountCode: 'FREEDELIVERY',
      payment: { paymentMethodId: 'creditcard', giftCardNumber: '6400000000000025', giftCardPin: '2580' },
    })
    const order = await buyer.order()
    shop.clock.advance(14 * MINUTE)
    await runDueWork(shop.context)
    expect(await statusOf(order)).toBe('open')
    shop.clock.advance(MINUTE)
    await runDueWork(shop.context)
    expect(await view(order)).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'expired',
      canRetryPayment: false,
      canReopen: true,
    })
    expect(await sql('select variant_id, amount from stock order by 1')).toEqual(before)
    expect(await sql(`select used from promotion where code = 'FREEDELIVERY'`)).toEqual([{ used: 0 }])
    expect(await sql(`select balance_cents from gift_card where number = '6400000000000025'`)).toEqual([
      { balance_cents: 2500 },
    ])
    expect(await mails()).toEqual(['order-cancelled'])
  })

  test('is kept when the money came in the last second', async () => {
    const order = await (await startBuying(shop)).order()
    await finishAtSandbox(shop, order, 'paid')
    shop.clock.advance(16 * MINUTE)
    await runDueWork(shop.context)
    expect(await statusOf(order)).toBe('paid')
  })

  test('has as much time again after another try', async () => {
    const order = await (await startBuying(shop)).order()
    shop.clock.advance(14 * MINUTE)
    await shop.read(`/api/orders/${order.orderId}/payment?key=${order.orderKey}`, {
      json: { paymentMethodId: 'ideal' },
    })
    shop.clock.advance(14 * MINUTE)
    await runDueWork(shop.context)
    expect(await statusOf(order)).toBe('open')
  })
})

describe('a customer who goes on shopping (ORDERS-14)', () => {
  test('gets a new cart with the same content, and the goods are free again', async () => {
    const buyer = await startBuying(shop, { lines: [[10101, 2]] })
    const order = await buyer.order()
    const answer = await buyer.call('POST', '/reopen')
    const cart = (await answer.json()) as Record<string, unknown>
    expect(cart).toMatchObject({
      order: null,
      products: [{ productVariantId: 10101, count: 2 }],
      billing: { lastName: 'van der Berg' },
      payment: { paymentMethodId: 'creditcard' },
    })
    expect(cart['shoppingcartId']).not.toBe(buyer.cartId)
    expect(await statusOf(order)).toBe('cancelled')
    expect((await buyer.call('GET', '')).status).toBe(404)
    expect((await buyer.call('POST', '/reopen')).status).toBe(404)
    // Whoever still pays the old order gets the money back.
    expect(await sql('select status from sandbox_payment')).toEqual([{ status: 'canceled' }])
  })

  test('keeps the order when it was paid meanwhile', async () => {
    const buyer = await startBuying(shop)
    const order = await buyer.order()
    await finishAtSandbox(shop, order, 'paid')
    const answer = await buyer.call('POST', '/reopen')
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'order-paid'])
    expect(await statusOf(order)).toBe('paid')
  })

  test('can do so after the order ran out, and only once', async () => {
    const buyer = await startBuying(shop)
    await buyer.order()
    shop.clock.advance(16 * MINUTE)
    await runDueWork(shop.context)
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.call('POST', '/reopen')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  })

  test('keeps a cart that was never ordered', async () => {
    const buyer = await startBuying(shop)
    const cart = (await (await buyer.call('POST', '/reopen')).json()) as Record<string, unknown>
    expect(cart['shoppingcartId']).toBe(buyer.cartId)
  })
})
