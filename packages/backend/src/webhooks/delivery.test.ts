import { startTestShop, startWebhookReceiver, type TestShop, type WebhookReceiver } from '@haverhof/testing'
import { hastenTimeLimits } from '@haverhof/testing/time-limits'
import { DAY, HOUR, MINUTE } from '@haverhof/domain/shared'
import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetOld } from '../jobs/index.ts'
import {
  deliverWebhooks,
  listEndpoints,
  readWebhookBacklog,
  replayEvents,
  rotateSecret,
  webhookEventRetention,
} from './index.ts'
import { webhookTools } from './test-webhook-tools.ts'

let shop: TestShop
let receiver: WebhookReceiver
beforeEach(async () => {
  shop = await startTestShop()
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  await receiver[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
})

const { announce, deliver, listen, orderIds, placeOrder, within } = webhookTools(() => ({ shop, receiver }))

/** As Standard Webhooks describes it, written down here a second time. */
function isSigned(
  { headers, body }: { headers: Record<string, unknown>; body: string },
  secret: string,
): boolean {
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(content).digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${expected}`)
}

test('a delivery is signed, with both secrets for a day after a rotation (WEBHOOKS-4)', async () => {
  const { endpointId, secret } = await listen()
  await announce(1)
  await deliver()
  const fresh = await within((transaction) =>
    rotateSecret(shop.context, transaction, { endpointId, siteIds: null, by: 'test' }),
  )
  await announce(2)
  await deliver()
  shop.clock.advance(DAY)
  await announce(3)
  await deliver()
  const [first, second, third] = receiver.received
  if (!first || !second || !third || !fresh) throw new Error('Not delivered')
  expect([isSigned(first, secret), isSigned(first, fresh)]).toEqual([true, false])
  expect([isSigned(second, secret), isSigned(second, fresh)]).toEqual([true, true])
  expect([isSigned(third, secret), isSigned(third, fresh)]).toEqual([false, true])
  expect(isSigned({ ...first, body: first.body.replace('order.paid', 'order.sent') }, secret)).toBe(false)
  expect(Number(third.headers['webhook-timestamp'])).toBe(Math.floor(shop.clock.now().getTime() / 1000))
})

describe('a receiver that fails (WEBHOOKS-3)', () => {
  test.each(['broken', 'closes', 'redirect'] as const)(
    'because it is %s is tried again later',
    async (mood) => {
      await listen()
      receiver.mood = mood
      await announce(1)
      await deliver()
      await deliver()
      expect([receiver.requestCount(), receiver.received]).toEqual([1, []])
      shop.clock.advance(MINUTE)
      receiver.mood = 'fine'
      await deliver()
      expect(orderIds()).toEqual([1])
      expect(await readWebhookBacklog(shop.context.database, { now: shop.clock.now() })).toMatchObject({
        waiting: 0,
        parked: 0,
      })
    },
  )

  test('is tried with one delivery at a time, and left alone between two tries (WEBHOOKS-12)', async () => {
    await listen()
    receiver.mood = 'broken'
    for (const orderId of [1, 2, 3, 4, 5]) await announce(orderId)
    await deliver()
    expect(receiver.requestCount()).toBe(5)
    for (const failures of [2, 3, 4]) {
      shop.clock.advance(10 * MINUTE)
      await deliver()
      expect(receiver.requestCount()).toBe(4 + failures)
    }
    await deliver()
    expect(receiver.requestCount()).toBe(8)
    shop.clock.advance(MINUTE)
    await deliver()
    expect(receiver.requestCount()).toBe(9)
    receiver.mood = 'fine'
    shop.clock.advance(20 * MINUTE)
    await deliver()
    await deliver()
    expect(orderIds().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  })

  test('or never answers is given up after ten seconds', async () => {
    const limits = hastenTimeLimits()
    await listen()
    receiver.mood = 'silent'
    await announce(1)
    await deliver()
    expect(limits).toEqual([10_000])
    const [endpoint] = await listEndpoints(shop.context.database, { siteIds: null })
    expect(endpoint).toMatchObject({ waiting: 1, lastError: 'no answer in time' })
  })

  test('for three days is parked and told so, and a replay brings everything (WEBHOOKS-7, 13)', async () => {
    const { endpointId } = await listen()
    receiver.mood = 'broken'
    const since = shop.clock.now()
    for (const orderId of [1, 2, 3]) await announce(orderId)
    for (let hours = 0; hours <= 73; hours += 1) {
      await deliver()
      shop.clock.advance(HOUR)
    }
    expect(receiver.requestCount()).toBeLessThan(100)
    const backlog = () => readWebhookBacklog(shop.context.database, { now: shop.clock.now() })
    expect(await backlog()).toMatchObject({ waiting: 0, parked: 3 })
    receiver.mood = 'fine'
    shop.clock.advance(DAY)
    await deliver()
    expect(orderIds()).toEqual([])
    const replay = { endpointId, siteIds: null, by: 'test', since, until: shop.clock.now() }
    expect(await within((transaction) => replayEvents(shop.context, transaction, replay))).toBe(3)
    await deliver()
    expect(new Set(orderIds())).toEqual(new Set([1, 2, 3]))
    expect(await backlog()).toMatchObject({ waiting: 0, parked: 0 })
  })

  test('keeps the other endpoints waiting for nothing', async () => {
    await using other = await startWebhookReceiver()
    receiver.mood = 'broken'
    await listen()
    await listen({ url: other.url })
    for (const orderId of [1, 2, 3]) await announce(orderId)
    await deliver()
    expect(other.received).toHaveLength(3)
  })
})

test('events about one thing arrive in the order in which they happened, also when the first one fails (WEBHOOKS-11)', async () => {
  await listen()
  await announce(1, 'order.paid')
  await announce(1, 'order.sent')
  await announce(2, 'order.paid')
  receiver.onRequest = async ({ event }) => {
    receiver.mood = event.type === 'order.paid' && event.data['orderId'] === 1 ? 'broken' : 'fine'
  }
  await deliver()
  receiver.onRequest = async () => {
    receiver.mood = 'fine'
  }
  for (let minutes = 0; minutes < 5; minutes += 1) {
    shop.clock.advance(MINUTE)
    await deliver()
  }
  const aboutOne = receiver.received.filter(({ event }) => event.data['orderId'] === 1)
  expect(aboutOne.map(({ event }) => event.type)).toEqual(['order.paid', 'order.sent'])
})

test('one event can be replayed: it comes with the id it had (WEBHOOKS-7)', async () => {
  const { endpointId } = await listen()
  await announce(1)
  await announce(2)
  await deliver()
  const [first] = receiver.received
  const eventId = Number(first?.event.data['version'])
  const replay = { endpointId, siteIds: null, by: 'test', eventId }
  expect(await within((transaction) => replayEvents(shop.context, transaction, replay))).toBe(1)
  await deliver()
  expect(receiver.received).toHaveLength(3)
  expect(receiver.received[2]?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
})

test('a process that dies between the commit and the delivery, or before it heard the answer, loses nothing (WEBHOOKS-2)', async () => {
  await listen()
  const { orderId, pay } = await placeOrder()
  await pay()
  // The claim of a process that died: it took the delivery and was never heard of again.
  await shop.context.database.pool.query(
    `update webhook_delivery set attempts = 1, next_attempt_at = $1::timestamptz + interval '1 minute'`,
    [shop.clock.now()],
  )
  await using second = await startTestShop({ beside: shop })
  await deliverWebhooks(second.context)
  expect(receiver.requestCount()).toBe(0)
  shop.clock.advance(MINUTE)
  await deliverWebhooks(second.context)
  expect(orderIds()).toEqual([orderId])
})

test('events are forgotten after 30 days, with their deliveries (WEBHOOKS-8)', async () => {
  await listen()
  await announce(1)
  const left = async () =>
    (
      await shop.context.database.pool.query(
        'select 1 from webhook_event union all select 1 from webhook_delivery',
      )
    ).rowCount
  shop.clock.advance(29 * DAY)
  await forgetOld(shop.context, webhookEventRetention)
  expect(await left()).toBe(2)
  shop.clock.advance(2 * DAY)
  await forgetOld(shop.context, webhookEventRetention)
  expect(await left()).toBe(0)
})
