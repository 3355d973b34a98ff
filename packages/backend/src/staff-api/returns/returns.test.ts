import { DAY } from '@haverhof/domain/shared'
import {
  type BuyerOptions,
  startMember,
  startTestShop,
  type TestMember,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payRefunds } from '../../orders/index.ts'
import { closeBooks, placePaidOrder, placeSentOrder } from '../../orders/test-desk.ts'
import { closeOrders } from '../../returns/index.ts'

const muesli = 10101

let shop: TestShop
let service: TestMember
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
  service = await startMember(shop, { role: 'service' })
})
afterAll(async () => {
  await payRefunds(shop.context)
  await closeBooks(shop)
})

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

const paidOrder = (options?: BuyerOptions) => placePaidOrder(shop, options)
const sentOrder = (options?: BuyerOptions) => placeSentOrder(shop, options)

const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code]

const piece = { lines: [{ lineNumber: 1, quantity: 1 }], reason: 'return', restock: true }

async function register(orderId: number, quantity = 1): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into product_return (order_id, line_number, variant_id, quantity, reason, remarks, status, registered_at, changed_at)
     values ($1, 1, $2, $3, 'quality', '=cmd', 'registered', $4, $4) returning return_id id`,
    [orderId, muesli, quantity, shop.clock.now()],
  )
  return row?.id ?? 0
}

type Page = { items: { returnId: number; decidedAt: string | null }[]; next: string; isMore: boolean }

describe('returns', () => {
  test('are received by the warehouse, paid back by service, and say so (RETURNS-7, RETURNS-9, RETURNS-11)', async () => {
    const { orderId } = await sentOrder()
    const returnId = await register(orderId)
    const warehouse = await startMember(shop, { role: 'warehouse' })
    const queue = () => service.read<{ items: { returnId: number }[] }>('/returns/waiting')
    expect((await queue()).items.map((one) => one.returnId)).toContain(returnId)
    expect((await warehouse.request(`/returns/${returnId}/refund`, { json: { restock: true } })).status).toBe(
      403,
    )
    await warehouse.read(`/returns/${returnId}/receive`, { json: {} })
    expect(await service.read(`/returns/${returnId}/refund`, { json: { restock: true } })).toMatchObject({
      status: 'refunded',
      refund: { amountCents: 595 },
    })
    expect((await queue()).items.map((one) => one.returnId)).not.toContain(returnId)
    const mails = await sql(
      `select kind from outbox_mail where facts->>'orderId' = $1 and kind in ('return-changed', 'credit-note')
       order by mail_id`,
      [String(orderId)],
    )
    expect(mails).toEqual([{ kind: 'return-changed' }, { kind: 'credit-note' }])
    expect(
      await codeOf(await service.request(`/returns/${returnId}/refund`, { json: { restock: true } })),
    ).toEqual([409, 'no-such-step'])
  })

  test('what went back before does not go back again (RETURNS-9)', async () => {
    const { orderId } = await sentOrder()
    const returnId = await register(orderId, 3)
    await service.read(`/orders/${orderId}/refunds`, {
      json: { ...piece, lines: [{ lineNumber: 1, quantity: 2 }] },
    })
    await service.read(`/returns/${returnId}/receive`, { json: {} })
    expect(await service.read(`/returns/${returnId}/refund`, { json: { restock: false } })).toMatchObject({
      refund: { amountCents: 595 },
    })
  })

  test('are refused with a reason that the customer reads (RETURNS-10)', async () => {
    const { orderId } = await sentOrder()
    const returnId = await register(orderId)
    expect(
      (await service.request(`/returns/${returnId}/refuse`, { json: { reason: 'De zak is open.' } })).status,
    ).toBe(400)
    await service.read(`/returns/${returnId}/refuse`, {
      json: { reason: 'opened', ownWords: { nl: 'De zak is open.' } },
    })
    const [mail] = await sql(`select facts->'refusal' why from outbox_mail where cause_key = $1`, [
      `return-changed:${returnId}:refused`,
    ])
    expect(mail).toEqual({ why: { reason: 'opened', ownWords: 'De zak is open.' } })
    const log = await sql('select details from audit_entry where subject = $1', [`return ${returnId}`])
    expect(log).toEqual([{ details: { reason: 'opened', ownWords: ['nl: De zak is open.'] } }])
  })

  test('that were decided stay listed, the latest decision first, with who decided (STAFF-8, RETURNS-14)', async () => {
    const { orderId } = await sentOrder()
    const [first, second, waiting] = [
      await register(orderId),
      await register(orderId),
      await register(orderId),
    ]
    for (const returnId of [second, first]) {
      shop.clock.advance(1000)
      await service.read(`/returns/${returnId}/refuse`, {
        json: { reason: 'opened', ownWords: { nl: 'De zak is open.' } },
      })
    }
    const { name } = await service.read<{ name: string }>('/me')
    const decided = { decidedBy: `staff:${service.memberId}`, decidedByName: name, status: 'refused' }
    const page = await service.read<Page>('/returns/decided?limit=1')
    expect(page).toMatchObject({ items: [{ returnId: first, ...decided }], isMore: true })
    expect(page.items[0]?.decidedAt).toBe(shop.clock.now().toISOString())
    const next = await service.read<Page>(`/returns/decided?limit=1&after=${page.next}`)
    expect(next.items).toMatchObject([{ returnId: second, ...decided }])
    const ofOrder = await service.read<Page>(`/orders/${orderId}/returns`)
    expect(ofOrder.items).toMatchObject([
      { returnId: waiting, decidedAt: null, decidedBy: null },
      { returnId: second, ...decided },
      { returnId: first, ...decided },
    ])
    const german = await startMember(shop, { role: 'service', siteIds: [2] })
    expect(await german.read('/returns/decided')).toMatchObject({ items: [], isMore: false })
  })

  test('are found by their number and by that of their order, decided or not (RETURNS-14)', async () => {
    const { orderId } = await sentOrder()
    const [first, second] = [await register(orderId), await register(orderId)]
    await service.read(`/returns/${first}/refuse`, { json: { reason: 'opened' } })
    const searchFor = async (number: number, by = service) =>
      (await by.read<Page>(`/returns/with-number/${number}`)).items.map(({ returnId }) => returnId)
    expect(await searchFor(first)).toEqual([first])
    expect(await searchFor(orderId)).toEqual([second, first])
    const german = await startMember(shop, { role: 'service', siteIds: [2] })
    expect(await searchFor(first, german)).toEqual([])
  })

  test('an order is closed when the time to return is over and nothing is under way (ORDERS-25)', async () => {
    const { orderId } = await sentOrder()
    const busy = await sentOrder()
    await register(busy.orderId)
    const statusOf = async (id: number) =>
      (await sql('select status from shop_order where order_id = $1', [id]))[0]
    await payRefunds(shop.context)
    shop.clock.advance(30 * DAY)
    await closeOrders(shop.context)
    expect(await statusOf(orderId)).toEqual({ status: 'sent' })
    shop.clock.advance(1000)
    await closeOrders(shop.context)
    expect(await statusOf(orderId)).toEqual({ status: 'closed' })
    expect(await statusOf(busy.orderId)).toEqual({ status: 'sent' })
    service = await startMember(shop, { role: 'service' })
  })
})

describe('withdrawals (WITHDRAWAL-6)', () => {
  async function declare(orderNumber: string): Promise<number> {
    const json = { orderNumber, emailAddress: `${orderNumber}@example.nl`, fullName: 'Anna de Vries' }
    const answer = await shop.request('/api/withdrawals', { json })
    return ((await answer.json()) as { withdrawalId: number }).withdrawalId
  }

  test('are matched with an order that was sent and become returns; everything goes back, delivery too (WITHDRAWAL-5, 12)', async () => {
    const { orderId } = await sentOrder()
    const id = await declare('12')
    expect(await codeOf(await service.request(`/withdrawals/${id}/accept`, { json: {} }))).toEqual([
      409,
      'not-matched',
    ])
    await service.read(`/withdrawals/${id}/match`, { json: { orderId } })
    const { returnIds } = await service.read<{ returnIds: number[] }>(`/withdrawals/${id}/accept`, {
      json: {},
    })
    expect(returnIds).toHaveLength(1)
    const waiting = await service.read<{ items: { withdrawalId: number | null }[] }>('/returns/waiting')
    expect(waiting.items.map(({ withdrawalId }) => withdrawalId)).toContain(id)
    expect(await codeOf(await service.request(`/withdrawals/${id}/close`, { json: { note: 'x' } }))).toEqual([
      409,
      'already-decided',
    ])
    await service.read(`/returns/${returnIds[0]}/receive`, { json: {} })
    const refunded = await service.read(`/returns/${returnIds[0]}/refund`, {
      json: { restock: true, deliveryCents: 595 },
    })
    expect(refunded).toMatchObject({ refund: { amountCents: 2380 } })
  })

  test('of an order that is still in the house cancel it; others are closed with a note (WITHDRAWAL-12)', async () => {
    const { orderId } = await paidOrder()
    const id = await declare('13')
    await service.read(`/withdrawals/${id}/match`, { json: { orderId } })
    expect(await service.read(`/withdrawals/${id}/accept`, { json: {} })).toMatchObject({
      returnIds: [],
      refund: { amountCents: 2380 },
    })
    const other = await declare('14')
    await service.read(`/withdrawals/${other}/close`, { json: { note: 'bought elsewhere' } })
    expect(await service.read('/withdrawals')).toMatchObject({ items: [] })
  })

  test('that were decided stay, with who decided, when, and why one led to nothing (WITHDRAWAL-14)', async () => {
    const { orderId } = await paidOrder()
    const accepted = await declare('15')
    await service.read(`/withdrawals/${accepted}/match`, { json: { orderId } })
    const closed = await declare('16')
    await service.read(`/withdrawals/${closed}/close`, { json: { note: 'bought elsewhere' } })
    await service.read(`/withdrawals/${accepted}/accept`, { json: {} })
    const { name } = await service.read<{ name: string }>('/me')
    const decision = {
      decidedAt: shop.clock.now().toISOString(),
      decidedBy: `staff:${service.memberId}`,
      decidedByName: name,
    }
    const page = await service.read<{ next: string }>('/withdrawals/decided?limit=1')
    const last = { withdrawalId: closed, state: 'closed', closingNote: 'bought elsewhere', ...decision }
    expect(page).toMatchObject({ items: [last], isMore: true })
    expect(await service.read(`/withdrawals/decided?limit=1&after=${page.next}`)).toMatchObject({
      items: [{ withdrawalId: accepted, state: 'accepted', closingNote: null, ...decision }],
    })
    expect(await service.read(`/withdrawals/${closed}`)).toMatchObject(last)
    const log = await sql('select details from audit_entry where subject = $1', [`withdrawal ${closed}`])
    expect(log).toEqual([{ details: { note: 'bought elsewhere' } }])
    const german = await startMember(shop, { role: 'service', siteIds: [2] })
    expect((await german.request(`/withdrawals/${closed}`)).status).toBe(404)
    expect(await german.read('/withdrawals/decided')).toMatchObject({ items: [] })
  })
})
