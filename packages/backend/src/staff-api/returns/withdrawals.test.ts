import { startMember, startTestShop, type TestMember, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBooks, placePaidOrder } from '../../orders/test-desk.ts'

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

async function withdrawnOrder(fullName?: string) {
  const { orderId } = await placePaidOrder(shop)
  return withdraw(orderId, fullName)
}

async function withdraw(orderId: number, fullName = 'Anna de Vries') {
  // Each from a mailbox of its own (WITHDRAWAL-4).
  const emailAddress = `buyer${orderId}@example.nl`
  await sql('update shop_order set email_address = $2 where order_id = $1', [orderId, emailAddress])
  const json = { orderNumber: String(orderId), emailAddress, fullName }
  const answer = await shop.request('/api/withdrawals', { json })
  const { withdrawalId } = (await answer.json()) as { withdrawalId: number }
  return { orderId, withdrawalId, emailAddress }
}

test('an order with a withdrawal says so on its page, in the queue and at the packing table (SHIPMENTS-10)', async () => {
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

test('it is not sent among several, and by itself only when the packer says so, which is logged (SHIPMENTS-10, 8, 19)', async () => {
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

type FoundWithdrawals = { items: { withdrawalId: number }[] }

test('a withdrawal is found by name, mailbox, order and number; by those who decide, at its site (WITHDRAWAL-6, 14, STAFF-60)', async () => {
  const { orderId, withdrawalId, emailAddress } = await withdrawnOrder('Björn Ólafsson')
  const words = ['ólafs', emailAddress.toUpperCase(), String(orderId), `#${withdrawalId}`]
  const listed = async (q: string, by = service) =>
    (await by.read<FoundWithdrawals>(`/withdrawals/found?q=${encodeURIComponent(q)}`)).items.map(
      (one) => one.withdrawalId,
    )
  const palette = async (q: string, by = service) =>
    (
      await by.read<{ withdrawals: FoundWithdrawals['items'] }>(`/search?q=${encodeURIComponent(q)}`)
    ).withdrawals.map((one) => one.withdrawalId)
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

test('a withdrawal from an order that was sent in part pays back the rest, which is not sent, and makes returns of what was (WITHDRAWAL-12)', async () => {
  const { orderId } = await placePaidOrder(shop, { lines: [[10_101, 3]] })
  const pieces = [{ lineNumber: 1, quantity: 1 }]
  await warehouse.read('/shipments', { json: { orderId, lines: pieces } })
  const { withdrawalId: id } = await withdraw(orderId)
  const accepted = await service.read<{ returnIds: number[] }>(`/withdrawals/${id}/accept`, { json: {} })
  expect(accepted).toMatchObject({ state: 'accepted', refund: { amountCents: 1190 } })
  expect(accepted.returnIds).toHaveLength(1)
  expect(await service.read(`/orders/${orderId}`)).toMatchObject({
    status: 'sent',
    lines: [{ quantity: 3, calledOff: 2, left: 0 }],
  })
  const [returnId] = accepted.returnIds
  expect(await service.read(`/returns/${returnId}`)).toMatchObject({ quantity: 1, withdrawalId: id })
  await warehouse.read(`/returns/${returnId}/receive`, { json: {} })
  // A withdrawal from the whole contract refunds delivery too (WITHDRAWAL-5).
  const json = { restock: true, deliveryCents: 595 }
  expect(await service.read(`/returns/${returnId}/refund`, { json })).toMatchObject({
    refund: { amountCents: 1190 },
  })
  expect(await service.read(`/orders/${orderId}/refundable`)).toMatchObject({ costsCents: 0 })
})

test('a withdrawal belongs to the site of its order, wherever it was declared: no other site undoes it (WITHDRAWAL-6, STAFF-2)', async () => {
  const { orderId } = await placePaidOrder(shop)
  const [order] = await sql<{ emailAddress: string }>(
    'select email_address "emailAddress" from shop_order where order_id = $1',
    [orderId],
  )
  const json = { orderNumber: String(orderId), fullName: 'Anna de Vries', ...order }
  const answer = await shop.request('/api/withdrawals', { json, site: 'haverhof.be' })
  const { withdrawalId: id } = (await answer.json()) as { withdrawalId: number }
  const belgian = await startMember(shop, { role: 'service', siteIds: [2] })
  const dutch = await startMember(shop, { role: 'service', siteIds: [1] })
  expect(await belgian.read('/withdrawals')).toMatchObject({ items: [] })
  expect(await dutch.read(`/withdrawals/${id}`)).toMatchObject({ siteId: 1, orderId })
  // Kept for the site where it was declared, as it once was.
  await sql('update withdrawal set site_id = 2 where withdrawal_id = $1', [id])
  expect((await belgian.request(`/withdrawals/${id}/accept`, { json: {} })).status).toBe(404)
  expect(await sql('select status from shop_order where order_id = $1', [orderId])).toEqual([
    { status: 'paid' },
  ])
  await sql('update withdrawal set site_id = 1 where withdrawal_id = $1', [id])
  await dutch.read(`/withdrawals/${id}/accept`, { json: {} })
})
