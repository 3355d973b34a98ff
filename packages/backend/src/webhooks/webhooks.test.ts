import {
  deliverStock,
  startBuying,
  startMember,
  startStaff,
  startTestShop,
  startWebhookReceiver,
  type TestShop,
  type WebhookReceiver,
} from '@haverhof/testing'
import { HOUR } from '@haverhof/domain/shared'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { revokeToken } from '../staff/index.ts'
import { announceGoods } from '../catalogue/index.ts'
import { payRefunds, shipOrder } from '../orders/index.ts'
import { announceEvents } from './index.ts'
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

const { announce, deliver, listen, orderIds, placeOrder, types, within } = webhookTools(() => ({
  shop,
  receiver,
}))

describe('what happens to an order is told (WEBHOOKS-1)', () => {
  test('when it is paid and sent, with its number and where to read it, without personal data', async () => {
    await listen()
    const { orderId, pay } = await placeOrder()
    await deliver()
    expect(types()).toEqual([])
    await pay()
    await shipOrder(shop.context, { orderId, by: 'test' })
    await deliver()
    expect(types()).toEqual(['order.paid', 'order.sent'])
    const [paid] = receiver.received
    expect(paid?.event).toEqual({
      type: 'order.paid',
      timestamp: shop.clock.now().toISOString(),
      data: {
        orderId,
        siteId: 1,
        version: expect.any(Number),
        href: `http://backoffice.localhost:3000/staff-api/v1/orders/${orderId}`,
      },
    })
    const staff = await startStaff(shop)
    const path = String(paid?.event.data['href']).split('/staff-api/v1')[1] ?? ''
    expect(await staff.read(path)).toMatchObject({ orderId, status: 'sent' })
  })

  test('when its money goes back', async () => {
    await listen()
    const { orderId, pay } = await placeOrder()
    await shop.context.database.pool.query(`update shop_order set status = 'cancelled' where order_id = $1`, [
      orderId,
    ])
    await pay()
    await payRefunds(shop.context)
    await payRefunds(shop.context)
    await deliver()
    expect(types()).toEqual(['order.refunded'])
  })

  test('only if it did happen: a rolled back event is never sent (WEBHOOKS-2)', async () => {
    await listen()
    const failing = within(async (transaction) => {
      await announceEvents(transaction, {
        type: 'order.paid',
        subjectIds: [1],
        siteId: 1,
        now: shop.clock.now(),
      })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await deliver()
    expect(receiver.requestCount()).toBe(0)
  })

  test('to endpoints of its site alone', async () => {
    await listen({ siteIds: [2] })
    await announce(7, 'order.paid', 1)
    await announce(8, 'order.paid', 2)
    await deliver()
    expect(orderIds()).toEqual([8])
  })
})

describe('goods are told of as they are (WEBHOOKS-9)', () => {
  const look = async () => {
    await announceGoods(shop.context)
    await deliver()
    return receiver.received
      .splice(0)
      .map(({ event }) => [event.type, event.data['variantId'] ?? event.data['productId']])
  }

  test('a pack whose stock changed many times is told of once, and read where the event says (WEBHOOKS-14)', async () => {
    await listen()
    expect(await look()).toEqual([])
    for (let times = 0; times < 5; times += 1)
      await (await startBuying(shop, { lines: [[10101, 1]] })).order()
    await deliverStock(shop.context, { variantId: 10201, amount: 3, by: 'test' })
    await announceGoods(shop.context)
    await deliver()
    const [event] = receiver.received
    const staff = await startStaff(shop)
    const path = String(event?.event.data['href']).split('/staff-api/v1')[1] ?? ''
    expect(await staff.read(path)).toMatchObject({ items: [{ variantId: event?.event.data['variantId'] }] })
    expect(receiver.received.map(({ event: { data } }) => data['variantId'])).toEqual([10101, 10201])
    receiver.received.length = 0
    expect(await look()).toEqual([])
  })

  test('a product is told of when its content changes, and when a planned price begins', async () => {
    await listen()
    await look()
    const { pool } = shop.context.database
    await pool.query('update product set content_version = content_version + 1 where product_id = 102')
    const begins = new Date(shop.clock.now().getTime() + HOUR)
    await pool.query(`insert into variant_price values (1, 10101, $1, 999, false)`, [begins])
    expect(await look()).toEqual([['product.changed', 102]])
    shop.clock.advance(HOUR)
    expect(await look()).toEqual([['product.changed', 101]])
    expect(await look()).toEqual([])
  })
})

test('a session that has not proved once more who it is adds no endpoint and gets no secret (WEBHOOKS-10, STAFF-17)', async () => {
  const json = { url: receiver.url, eventTypes: ['order.paid'] }
  const proven = await startMember(shop)
  const { endpointId } = await proven.read<{ endpointId: number }>('/webhooks', { json })
  await shop.context.database.pool.query('update staff_session set stepped_up_at = null')
  for (const path of ['/webhooks', `/webhooks/${endpointId}/rotate`]) {
    const refused = await proven.request(path, { json })
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      403,
      'step-up-needed',
    ])
  }
})

test('what a token added is told nothing any more once the token is revoked, what others added is (WEBHOOKS-10)', async () => {
  const json = { url: receiver.url, eventTypes: ['order.paid'] }
  const [thief, other] = [await startStaff(shop), await startStaff(shop)]
  const added = await thief.read<{ endpointId: number }>('/webhooks', { json })
  const endpoint = await other.read<{ endpointId: number }>('/webhooks', { json })
  await announce(5)
  expect(await revokeToken(shop.context, { tokenId: thief.tokenId, by: 'test' })).toEqual({ endpointsOff: 1 })
  await announce(6)
  await deliver()
  expect(orderIds()).toEqual([5, 6])
  const { rows } = await shop.context.database.pool.query(
    'select endpoint_id "endpointId" from webhook_delivery group by 1',
  )
  expect(rows).toEqual([{ endpointId: endpoint.endpointId }])
  const { items } = await other.read<{ items: { endpointId: number; isActive: boolean }[] }>('/webhooks')
  expect(items.map(({ endpointId, isActive }) => [endpointId, isActive])).toEqual([
    [added.endpointId, false],
    [endpoint.endpointId, true],
  ])
  const audit = await shop.context.database.pool.query(
    `select actor, subject from audit_entry where action = 'webhook-switched-off'`,
  )
  expect(audit.rows).toEqual([{ actor: 'test', subject: `webhook:${added.endpointId}` }])
})

test('the staff API adds, lists, replays and removes endpoints, each for those whose sites they are (WEBHOOKS-5)', async () => {
  const staff = await startStaff(shop)
  const dutch = await startStaff(shop, { siteIds: [1] })
  const json = { url: receiver.url, eventTypes: ['order.paid'] }
  const added = await staff.read<{ endpointId: number; secret: string }>('/webhooks', { json })
  expect(added.secret).toMatch(/^whsec_/)
  const own = await dutch.read<{ endpointId: number }>('/webhooks', { json })
  const listed = await dutch.request('/webhooks')
  const text = await listed.text()
  expect((JSON.parse(text) as { items: object[] }).items).toMatchObject([
    { endpointId: own.endpointId, siteIds: [1] },
  ])
  expect(text).not.toContain('whsec_')
  expect((await dutch.request('/webhooks', { json: { ...json, siteIds: [2] } })).status).toBe(400)
  expect((await dutch.request(`/webhooks/${added.endpointId}`, { method: 'DELETE' })).status).toBe(404)
  await announce(5)
  await deliver()
  expect(receiver.received).toHaveLength(2)
  const span = { since: '2020-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' }
  expect(await dutch.read(`/webhooks/${own.endpointId}/replay`, { json: span })).toEqual({ replayed: 1 })
  expect((await staff.request(`/webhooks/${added.endpointId}`, { method: 'DELETE' })).status).toBe(204)
  await deliver()
  expect(receiver.received).toHaveLength(3)
})
