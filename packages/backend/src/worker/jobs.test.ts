import { DAY, HOUR, MINUTE } from '@haverhof/domain/shared'
import {
  deliverStock,
  finishAtSandbox,
  startBuying,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../database/index.ts'
import { addJob, cadences, recurringJobs } from '../jobs/index.ts'
import { runDueWork } from './index.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string) =>
  (await shop.context.database.pool.query(text)).rows as Row[]
const waiting = async () =>
  (await sql<{ task: string }>('select task_identifier task from graphile_worker.jobs order by id')).map(
    ({ task }) => task,
  )

describe('a job (JOBS-1)', () => {
  test('is a row of the transaction that causes it', async () => {
    const cause = (fails: boolean) =>
      inTransaction(shop.context, async (transaction) => {
        await addJob(transaction, 'send-mail', {})
        if (fails) throw new Error('nothing came of it')
      })
    await expect(cause(true)).rejects.toThrow('nothing came of it')
    expect(await waiting()).toEqual([])
    await cause(false)
    expect(await waiting()).toEqual(['send-mail'])
  })

  test('brings forward what the next minute would find anyway: mails, refunds and who waits for goods', async () => {
    await sql(
      'delete from stock_movement where variant_id = 10102; delete from stock where variant_id = 10102',
    )
    await sql('insert into stock (variant_id, amount) values (10102, 0)')
    await shop.request('/api/stockalerts', {
      json: { productVariantId: 10102, emailAddress: 'anna@example.nl' },
    })
    const order = await (await startBuying(shop)).order()
    shop.clock.advance(16 * MINUTE)
    await runDueWork(shop.context)
    // The money comes after the order has ended, and goes back.
    await sql(`update sandbox_payment set status = 'paid'`)
    const id = /sandbox-payment\/([^/]+)\//.exec(order.checkoutUrl ?? '')?.[1] ?? ''
    await tellShop(shop, id)
    await deliverStock(shop.context, { variantId: 10102, amount: 5, by: 'test' })
    expect(new Set(await waiting())).toEqual(new Set(['send-mail', 'refund-payment', 'tell-stock-alerts']))
    await sql('delete from graphile_worker._private_jobs')
    await runDueWork(shop.context)
    expect(await sql('select kind, sent_at is not null sent from outbox_mail order by kind')).toEqual([
      { kind: 'order-cancelled', sent: true },
      { kind: 'payment-refunded', sent: true },
      { kind: 'stock-alert', sent: true },
    ])
    expect(await sql('select refunded_cents = amount_cents back from sandbox_payment')).toEqual([
      { back: true },
    ])
  })

  test('of a wish for the newsletter stands for it alone, and is kept until it is done (JOBS-2)', async () => {
    const buyer = await startBuying(shop)
    await buyer.call('POST', '/newsletter?subscribe=true')
    await tellShop(shop, await finishAtSandbox(shop, await buyer.order(), 'paid'))
    await runDueWork(shop.context)
    expect(await waiting()).toContain('request-newsletter')
    expect(await sql('select 1 from newsletter_subscription')).toEqual([])
  })
})

test('sales are counted, reviews asked for and carts spoken of every hour, the rest is done every minute or night (ORDERS-15, REVIEWS-6, WORKER-1)', () => {
  const every = (ms: number) => recurringJobs.filter((job) => cadences[job].everyMs === ms)
  expect(every(MINUTE)).toEqual([
    'every-minute',
    'every-minute-slow',
    'renew-sitemaps',
    'renew-product-feeds',
  ])
  expect(every(HOUR)).toEqual(['count-sales', 'request-reviews', 'remind-of-carts'])
  const atNight = { 'check-books': '03:23', 'forget-old-rows': '03:43', 'count-carts': '03:53' }
  const times = Object.fromEntries(
    every(DAY).map((job) => [job, new Date(cadences[job].afterMs).toISOString().slice(11, 16)]),
  )
  expect(times).toEqual({ 'remind-of-accounts': '09:27', ...atNight })
})
