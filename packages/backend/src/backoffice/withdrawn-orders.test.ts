import { startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBooks, placePaidOrder } from '../orders/test-desk.ts'

let shop: TestShop
let service: TestMember
let warehouse: TestMember
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  service = await startMember(shop, { role: 'service' })
  warehouse = await startMember(shop, { role: 'warehouse' })
})
afterAll(() => closeBooks(shop))

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]

async function withdrawnOrder(fullName = 'Anna de Vries') {
  const { orderId } = await placePaidOrder(shop)
  // WITHDRAWAL-4: each from a mailbox of its own.
  const emailAddress = `buyer${orderId}@example.nl`
  await sql('update shop_order set email_address = $2 where order_id = $1', [orderId, emailAddress])
  const json = { orderNumber: String(orderId), emailAddress, fullName }
  const answer = await shop.request('/api/withdrawals', { json })
  const { withdrawalId } = (await answer.json()) as { withdrawalId: number }
  return { orderId, withdrawalId, emailAddress }
}

test('an order from which somebody has withdrawn says so on its page, in the queue and at the packing table (SHIPMENTS-10)', async () => {
  const { orderId, withdrawalId } = await withdrawnOrder()
  const openWithdrawalId = withdrawalId
  expect(await warehouse.read(`/orders/${orderId}`)).toMatchObject({ openWithdrawalId })
  expect(await warehouse.read(`/orders/${orderId}/picking`)).toMatchObject({ openWithdrawalId })
  const queued = async () =>
    (await warehouse.read<{ items: { orderId: number }[] }>('/shipments/queue')).items.find(
      (order) => order.orderId === orderId,
    )
  expect(await queued()).toMatchObject({ openWithdrawalId })
  await service.read(`/withdrawals/${withdrawalId}/close`, {
    json: { note: 'the customer changed her mind' },
  })
  expect(await queued()).toMatchObject({ openWithdrawalId: null })
  await warehouse.read('/shipments', { json: { orderId } })
})

test('it is not sent among several, and by itself only when whoever ships says so, which is logged (SHIPMENTS-10, SHIPMENTS-8)', async () => {
  const { orderId, withdrawalId } = await withdrawnOrder()
  const other = await placePaidOrder(shop)
  const ids = [orderId, other.orderId]
  expect(await warehouse.read('/tasks/ship-orders/plan', { json: { ids } })).toMatchObject({
    refusals: [{ entityId: orderId, code: 'withdrawn' }],
    changes: [{ entityId: other.orderId }],
  })
  await warehouse.read('/tasks/ship-orders', { json: { ids } })
  const statuses = () =>
    sql('select status from shop_order where order_id = any($1) order by order_id', [ids])
  expect(await statuses()).toEqual([{ status: 'paid' }, { status: 'sent' }])
  for (const [path, json] of [
    [`/orders/${orderId}/ship`, {}],
    ['/shipments', { orderId }],
  ] as const)
    expect(await codeOf(await warehouse.request(path, { json }))).toEqual([409, 'withdrawn'])
  await warehouse.read('/shipments', { json: { orderId, despiteWithdrawal: true } })
  expect(await statuses()).toEqual([{ status: 'sent' }, { status: 'sent' }])
  const log = await sql(`select details from audit_entry where subject = $1 and action = 'order-sent'`, [
    `order ${orderId}`,
  ])
  expect(log).toMatchObject([{ details: { withdrawalId } }])
})

type Found = { items: { withdrawalId: number }[] }

test('a withdrawal is found by name, mailbox, order and number; by those who decide, at its site (WITHDRAWAL-6, STAFF-30)', async () => {
  const { orderId, withdrawalId, emailAddress } = await withdrawnOrder('Björn Ólafsson')
  const words = ['ólafs', emailAddress.toUpperCase(), String(orderId), `#${withdrawalId}`]
  const listed = async (q: string, by = service) =>
    (await by.read<Found>(`/withdrawals/found?q=${encodeURIComponent(q)}`)).items.map(
      (one) => one.withdrawalId,
    )
  const palette = async (q: string, by = service) =>
    (await by.read<{ withdrawals: Found['items'] }>(`/search?q=${encodeURIComponent(q)}`)).withdrawals.map(
      (one) => one.withdrawalId,
    )
  for (const q of words) {
    expect(await listed(q)).toEqual([withdrawalId])
    expect(await palette(q)).toEqual([withdrawalId])
  }
  const belgian = await startMember(shop, { role: 'service', siteIds: [2] })
  expect([await listed('ólafs', belgian), await palette('ólafs', belgian)]).toEqual([[], []])
  expect(await palette('ólafs', warehouse)).toEqual([])
  await service.read(`/withdrawals/${withdrawalId}/close`, { json: { note: 'twice' } })
  expect(await listed('ólafs')).toEqual([withdrawalId])
  expect(await palette(`#${withdrawalId}`)).toEqual([withdrawalId])
})
