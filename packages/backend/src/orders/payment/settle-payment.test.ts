import { DAY, MINUTE } from '@haverhof/domain/shared'
import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runDueWork } from '../../worker/index.ts'
import { expireHolds, pollPayments } from '../index.ts'
import { closeBooks, orderDesk, sandboxIdIn } from '../test-desk.ts'

let shop: TestShop
let desk: ReturnType<typeof orderDesk>
beforeEach(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  desk = orderDesk(shop)
})
afterEach(() => closeBooks(shop))

describe('whatever the order of events (ORDERS-7)', () => {
  test('an order that was paid stays paid, and one that was not is not', async () => {
    const events = fc.array(fc.constantFrom('open', 'paid', 'failed', 'canceled', 'expired'), {
      minLength: 1,
      maxLength: 6,
    })
    const property = fc.asyncProperty(events, async (statuses) => {
      const order = await (await startBuying(shop)).order()
      const id = sandboxIdIn(order.checkoutUrl)
      for (const status of statuses) {
        await desk.setAtSandbox(id, status)
        await tellShop(shop, id)
      }
      expect(await desk.statusOf(order)).toBe(statuses.includes('paid') ? 'paid' : 'open')
      await desk.setAtSandbox(id, statuses.includes('paid') ? 'paid' : 'failed')
    })
    await fc.assert(property, { numRuns: 20 })
    const paid = await desk.sql(`select 1 from shop_order where status = 'paid'`)
    expect(await desk.sql(`select 1 from invoice`)).toHaveLength(paid.length)
  })

  test('ten messages at once make one paid order, one mail and one invoice', async () => {
    const order = await (await startBuying(shop)).order()
    const id = await finishAtSandbox(shop, order, 'paid')
    await Promise.all(Array.from({ length: 10 }, () => tellShop(shop, id)))
    expect(await desk.mails()).toEqual(['order-confirmation'])
    expect(await desk.sql(`select number from invoice`)).toEqual([{ number: 1 }])
    expect(await desk.sql(`select to_status from order_event order by order_event_id`)).toEqual([
      { to_status: 'open' },
      { to_status: 'paid' },
    ])
  })

  test('a message that never comes is not missed: the page asks (PAYMENTS-5)', async () => {
    const order = await (await startBuying(shop)).order()
    await finishAtSandbox(shop, order, 'paid')
    expect((await desk.view(order)).status).toBe('paid')
  })

  test('nor by the worker, within a minute (PAYMENTS-5)', async () => {
    const order = await (await startBuying(shop)).order()
    await finishAtSandbox(shop, order, 'paid')
    shop.clock.advance(MINUTE)
    await runDueWork(shop.context)
    expect(await desk.statusOf(order)).toBe('paid')
  })

  test('which asks again after a quarter of its age, ten minutes at most, also for cancelled orders (PAYMENTS-5)', async () => {
    const order = await (await startBuying(shop, { payment: { paymentMethodId: 'banktransfer' } })).order()
    const paymentIds = new Set<number>()
    const start = shop.clock.now().getTime()
    for (let minute = 0; minute < 70; minute += 1) {
      await pollPayments(shop.context)
      const [row] = await desk.sql<{ at: Date | null }>('select asked_at at from payment')
      if (row?.at) paymentIds.add((row.at.getTime() - start) / MINUTE)
      shop.clock.advance(MINUTE)
    }
    expect([...paymentIds]).toEqual([1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 46, 56, 66])
    shop.clock.advance(7 * DAY)
    await expireHolds(shop.context)
    expect(await desk.statusOf(order)).toBe('cancelled')
    // The provider was not told in time that the order was cancelled.
    await desk.sql(`update payment set status = 'open'`)
    await desk.sql(`update sandbox_payment set status = 'paid'`)
    shop.clock.advance(10 * MINUTE)
    await pollPayments(shop.context)
    expect(await desk.sql('select status, refund_due_cents = amount_cents due from payment')).toEqual([
      { status: 'paid', due: true },
    ])
    await runDueWork(shop.context)
  })

  test('the page asks the provider every two seconds at most (PAYMENTS-5)', async () => {
    const order = await (await startBuying(shop)).order()
    await desk.view(order)
    await finishAtSandbox(shop, order, 'paid')
    expect((await desk.view(order)).status).toBe('open')
    shop.clock.advance(2000)
    expect((await desk.view(order)).status).toBe('paid')
  })
})

describe('money that has nowhere to go is given back (PAYMENTS-7)', () => {
  test('when it arrives after the order ended', async () => {
    const order = await (await startBuying(shop)).order()
    const id = sandboxIdIn(order.checkoutUrl)
    shop.clock.advance(16 * MINUTE)
    await runDueWork(shop.context)
    expect(await desk.statusOf(order)).toBe('cancelled')
    await desk.setAtSandbox(id, 'paid')
    await tellShop(shop, id)
    await tellShop(shop, id)
    expect(await desk.statusOf(order)).toBe('cancelled')
    await runDueWork(shop.context)
    await runDueWork(shop.context)
    expect(await desk.sql('select refunded_cents = amount_cents done from sandbox_payment')).toEqual([
      { done: true },
    ])
    expect(await desk.mails()).toEqual(['order-cancelled', 'payment-refunded'])
    expect(await desk.sql('select action from audit_entry')).toEqual([{ action: 'refund' }])
  })

  test('when it arrives twice, by two payments', async () => {
    const order = await (await startBuying(shop)).order()
    const first = sandboxIdIn(order.checkoutUrl)
    const answer = await desk.retry(order, { paymentMethodId: 'ideal' })
    const second = sandboxIdIn(((await answer.json()) as { checkoutUrl: string }).checkoutUrl)
    for (const id of [second, first]) {
      await desk.setAtSandbox(id, 'paid')
      await tellShop(shop, id)
    }
    expect(await desk.statusOf(order)).toBe('paid')
    await runDueWork(shop.context)
    const refunds = await desk.sql(
      'select sandbox_payment_id id, refunded_cents > 0 back from sandbox_payment order by back',
    )
    expect(refunds).toEqual([
      { id: second, back: false },
      { id: first, back: true },
    ])
    expect(await desk.mails()).toEqual(['order-confirmation', 'payment-refunded'])
  })
})
