import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkBooks } from '../index.ts'
import type { OrderView } from '../schemas.ts'
import { closeBooks, orderDesk, sandboxIdIn } from '../test-desk.ts'

let shop: TestShop
let desk: ReturnType<typeof orderDesk>
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  desk = orderDesk(shop)
})
afterEach(() => closeBooks(shop))

describe('a webhook (PAYMENTS-4)', () => {
  test('is heard as a form and as JSON, with and without a closing slash, and never redirected (PAYMENTS-20)', async () => {
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
      expect(await desk.statusOf(order)).toBe('paid')
    }
  })

  test('what the bank takes back of an ordinary payment is written down, once (PAYMENTS-17)', async () => {
    const order = await (await startBuying(shop)).order()
    const id = await finishAtSandbox(shop, order, 'paid')
    await tellShop(shop, id)
    await desk.sql('update sandbox_payment set charged_back_cents = 100 where sandbox_payment_id = $1', [id])
    await tellShop(shop, id)
    await tellShop(shop, id)
    expect(
      await desk.sql('select charged_back_cents back from payment where provider_payment_id = $1', [id]),
    ).toEqual([{ back: 100 }])
    const auditSql = `select details->>'chargedBackCents' cents from audit_entry where subject = $1 and action = 'payment-charged-back'`
    expect(await desk.sql(auditSql, [`order ${order.orderId}`])).toEqual([{ cents: '100' }])
  })

  test('is heard at whatever host the provider reaches the shop (PAYMENTS-20)', async () => {
    const order = await (await startBuying(shop)).order()
    const id = await finishAtSandbox(shop, order, 'paid')
    const answer = await shop.request('/api/payments/sandbox/webhook', {
      site: 'tunnel.example',
      method: 'POST',
      body: new URLSearchParams({ id }),
    })
    expect(answer.status).toBe(200)
    expect(await desk.statusOf(order)).toBe('paid')
  })

  test.each([
    ['an unknown id', { id: 'spm_unknown' }],
    ['no id', { status: 'paid' }],
    ['a list', ['x']],
    ['nothing', null],
    ['a number', { id: 5 }],
    ['NUL', { id: 'a\u0000b' }],
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
    expect(await desk.statusOf(order)).toBe('open')
  })

  test('that is longer than an id is not read (PAYMENTS-20)', async () => {
    const answer = await shop.request('/api/payments/sandbox/webhook', {
      method: 'POST',
      body: new URLSearchParams({ id: 'x'.repeat(1_000_000) }),
    })
    expect(answer.status).toBe(200)
  })

  test('says nothing by itself: the provider is asked', async () => {
    const order = await (await startBuying(shop)).order()
    const id = sandboxIdIn(order.checkoutUrl)
    const answer = await shop.request('/api/payments/sandbox/webhook', {
      method: 'POST',
      body: new URLSearchParams({ id, status: 'paid', amount: '0.01' }),
    })
    expect(answer.status).toBe(200)
    expect(await desk.statusOf(order)).toBe('open')
    expect(
      (await shop.read<OrderView>(`/api/orders/${order.orderId}?key=${order.orderKey}&status=paid`)).status,
    ).toBe('open')
  })

  test.each([
    ['another amount', 'amount_cents = amount_cents - 1'],
    ['the payment of somebody else', `idempotency_key = 'pay_of_somebody_else'`],
  ])('about %s raises an alarm, once, and pays nothing (PAYMENTS-19)', async (_, change) => {
    const order = await (await startBuying(shop)).order()
    const id = await finishAtSandbox(shop, order, 'paid')
    await desk.sql(`update sandbox_payment set ${change}`)
    await tellShop(shop, id)
    await tellShop(shop, id)
    expect(await desk.statusOf(order)).toBe('open')
    expect(await desk.sql('select action from audit_entry')).toEqual([{ action: 'payment-mismatch' }])
    // The books notice it too; put it right again.
    expect(await checkBooks(shop.context)).not.toEqual([])
    await desk.sql(`update sandbox_payment s set amount_cents = p.amount_cents, idempotency_key = p.payment_id from payment p
      where p.provider_payment_id = s.sandbox_payment_id`)
  })
})
