import {
  startBuying,
  startMember,
  startStaff,
  startTestShop,
  type TestShop,
  type TestStaff,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsOf, muesli, sql, startRepeating, workOn } from '../../repeat-delivery/test-repeat.ts'

let shop: TestShop
let service: TestStaff
beforeAll(async () => {
  shop = await startTestShop({ env: { REPEAT_DELIVERY: 'on' }, now: new Date('2026-11-17T09:00:00Z') })
  service = await startStaff(shop, { permissions: ['repeats.change', 'customers.read', 'orders.read'] })
})
afterAll(() => shop[Symbol.asyncDispose]())

const wish = (id: number, what: string, reason = 'on the phone', by: Pick<TestStaff, 'request'> = service) =>
  by.request(`/repeat-deliveries/${id}/${what}`, { json: { reason } })

const entriesOf = (userId: string) =>
  sql<{ action: string; changes: object; details: object; actor: string; site_ids: number[] }>(
    shop,
    `select action, changes, details, actor, site_ids from audit_entry
     where subject = $1 and action like 'repeat-%' order by audit_entry_id`,
    [`account:${userId}`],
  )

test('staff pause, resume and end for a customer, with a reason and an entry of before and after (REPEAT-22, REPEAT-80, AUDIT-3)', async () => {
  const { customer, repeatDeliveryId: id, read } = await startRepeating(shop, { days: 42 })
  const { day } = await read()
  const before = (await mailsOf(shop)).length
  expect(await (await wish(id, 'pause', ' is away ')).json()).toEqual({
    repeatDeliveryId: id,
    state: 'paused',
    day,
  })
  expect(await read()).toMatchObject({ state: 'paused', pauseReason: 'staff' })
  expect((await wish(id, 'pause')).status).toBe(200)
  expect(await (await wish(id, 'resume', 'is back')).json()).toMatchObject({ state: 'active' })
  expect(await (await wish(id, 'resume')).json()).toMatchObject({ code: 'not-paused' })
  expect(await (await wish(id, 'end', 'sold the horse')).json()).toMatchObject({ state: 'ended' })
  expect([(await wish(id, 'end')).status, await (await wish(id, 'pause')).json()]).toMatchObject([
    409,
    { code: 'repeat-ended' },
  ])
  const { state, events } = await read()
  expect(state).toBe('ended')
  expect(events.slice(0, 3).map(({ event, isByCustomer }) => [event, isByCustomer])).toEqual([
    ['ended', false],
    ['resumed', false],
    ['paused', false],
  ])
  expect((await mailsOf(shop)).slice(before)).toEqual(['repeat-paused', 'repeat-ended'])
  const entry = { actor: `token:${service.tokenId}`, site_ids: [1] }
  const change = (from: string, to: string) => [{ field: 'state', before: from, after: to }]
  expect(await entriesOf(customer.userId)).toEqual([
    {
      ...entry,
      action: 'repeat-paused',
      changes: change('active', 'paused'),
      details: { repeatDeliveryId: id, reason: 'is away' },
    },
    {
      ...entry,
      action: 'repeat-resumed',
      changes: change('paused', 'active'),
      details: { repeatDeliveryId: id, reason: 'is back' },
    },
    {
      ...entry,
      action: 'repeat-ended',
      changes: change('active', 'ended'),
      details: { repeatDeliveryId: id, reason: 'sold the horse' },
    },
  ])
  const inUse = await sql(shop, 'select 1 from payment_mandate where unneeded_at is null')
  expect(inUse).toEqual([])
})

test('what rested too long goes on with the first day that can be met, and the entry says so (REPEAT-69, REPEAT-22)', async () => {
  const { customer, repeatDeliveryId: id, read } = await startRepeating(shop, { days: 14 })
  const { day: before } = await read()
  await wish(id, 'pause')
  shop.clock.advance(40 * 86_400_000)
  const { day } = (await (await wish(id, 'resume')).json()) as { day: string }
  expect(day > before).toBe(true)
  expect((await entriesOf(customer.userId)).at(-1)?.changes).toEqual([
    { field: 'state', before: 'paused', after: 'active' },
    { field: 'day', before, after: day },
  ])
})

test('it is 404 to staff of another site, 400 without a reason, and the same key does it once (REPEAT-22, STAFF-2, STAFF-7)', async () => {
  const { repeatDeliveryId: id, customer } = await startRepeating(shop)
  const german = await startMember(shop, { role: 'service', siteIds: [2] })
  expect((await wish(id, 'end', 'x', german)).status).toBe(404)
  for (const [json, parameter] of [
    [{}, 'reason'],
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
  ] as const) {
    const refused = await service.request(`/repeat-deliveries/${id}/end`, { json })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(parameter)])
  }
  const headers = { 'idempotency-key': randomUUID() }
  const again = () =>
    service.request(`/repeat-deliveries/${id}/end`, { headers, json: { reason: 'moved house' } })
  expect([(await again()).status, (await again()).status]).toEqual([200, 200])
  expect(await entriesOf(customer.userId)).toHaveLength(1)
})

type Opened = { repeatDeliveries: { repeatDeliveryId: number; lines: object[] }[] }

test('a customer is shown with what comes by itself, to who works for its site, with as many statements however much there is (REPEAT-81, STAFF-2, CUSTOMERS-9, 16)', async () => {
  const first = await startRepeating(shop, { days: 42, quantity: 3 })
  const { userId } = first.customer
  const { day, changeUntil } = await first.read()
  const owner = await startMember(shop, { role: 'owner' })
  const count = async () => {
    const before = shop.context.staffDatabase.statementCount()
    const opened = await owner.read<Opened>(`/customers/${userId}`)
    return [shop.context.staffDatabase.statementCount() - before, opened] as const
  }
  await count()
  const [one, opened] = await count()
  expect(opened.repeatDeliveries).toEqual([
    {
      repeatDeliveryId: first.repeatDeliveryId,
      siteId: 1,
      state: 'active',
      pauseReason: null,
      days: 42,
      day,
      changeUntil,
      lines: [
        { productVariantId: muesli, quantity: 3, title: expect.any(String), packSize: expect.any(String) },
      ],
    },
  ])
  for (const days of [14, 28]) await startRepeating(shop, { days, customer: first.customer })
  const [three, more] = await count()
  expect([three, more.repeatDeliveries.length]).toEqual([one, 3])
  await sql(shop, 'update repeat_delivery set site_id = 2 where repeat_delivery_id = $1', [
    first.repeatDeliveryId,
  ])
  const dutch = await startStaff(shop, { permissions: ['customers.read'], siteIds: [1] })
  const seen = await dutch.read<Opened>(`/customers/${userId}`)
  expect(seen.repeatDeliveries.map(({ repeatDeliveryId }) => repeatDeliveryId)).not.toContain(
    first.repeatDeliveryId,
  )
  expect(seen.repeatDeliveries).toHaveLength(2)
})

type OrderOf = { repeatDeliveries: { repeatDeliveryId: number; delivery: number; userId: string | null }[] }

test('an order tells which repeat delivery it began or was made by, and the list is narrowed to such orders (REPEAT-23, STAFF-4, STAFF-32)', async () => {
  await using own = await startTestShop({
    env: { REPEAT_DELIVERY: 'on' },
    now: new Date('2026-11-17T09:00:00Z'),
  })
  const { order } = await startBuying(own)
  const { orderId: once } = await order()
  const { orderId: first, repeatDeliveryId, customer } = await startRepeating(own, { days: 28 })
  for (let delivery = 2; delivery <= 3; delivery += 1) {
    const [next] = await sql<{ told: string; ordered: string }>(
      own,
      'select announce_on::text told, order_on::text ordered from repeat_delivery',
    )
    await workOn(own, next?.told ?? '')
    await workOn(own, next?.ordered ?? '')
  }
  const staff = await startStaff(own, { permissions: ['orders.read', 'customers.read'] })
  const listed = async (query: string) => {
    const { items } = await staff.read<{ items: { orderId: number }[] }>(`/orders${query}`)
    return items.map(({ orderId }) => orderId)
  }
  const orderIds = await listed('?repeat=yes')
  expect(orderIds).toHaveLength(3)
  expect(orderIds.at(-1)).toBe(first)
  expect(await listed('')).toEqual([...orderIds, once])
  expect(await listed('?repeat=yes&siteId=2')).toEqual([])
  expect((await staff.request('/orders?repeat=no')).status).toBe(400)
  const of = async (orderId: number, by = staff) =>
    (await by.read<OrderOf>(`/orders/${orderId}`)).repeatDeliveries
  for (const [index, orderId] of orderIds.toReversed().entries())
    expect(await of(orderId)).toMatchObject([
      { repeatDeliveryId, delivery: index + 1, userId: customer.userId },
    ])
  expect(await of(once)).toEqual([])
  const warehouse = await startStaff(own, { permissions: ['orders.read'] })
  expect(await of(first, warehouse)).toMatchObject([{ repeatDeliveryId, userId: null }])
})
