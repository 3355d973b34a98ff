import {
  type BuyerOptions,
  startMember,
  startStaff,
  startTestShop,
  type TestMember,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payRefunds, shipOrder } from '../../orders/index.ts'
import { closeBooks, placePaidOrder, placeSentOrder } from '../../orders/test-desk.ts'

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

describe('refunds', () => {
  test('one of three bags: credit note, stock, what is left, who is owed it, and the same key is the same refund (REFUNDS-1, REFUNDS-7, STAFF-7)', async () => {
    const { orderId } = await sentOrder()
    const headers = { 'idempotency-key': `refund-one-bag-${orderId}` }
    const refund = await service.read(`/orders/${orderId}/refunds`, { json: piece, headers })
    expect(refund).toMatchObject({ amountCents: 595, paymentCents: 595, giftCardCents: 0 })
    expect(await service.read(`/orders/${orderId}/refunds`, { json: piece, headers })).toEqual(refund)
    expect(await service.read(`/orders/${orderId}/refundable`)).toMatchObject({
      lines: [{ lineNumber: 1, quantity: 2, leftCents: 1190 }],
      costsCents: 595,
      refundedCents: 595,
    })
    const { items } = await service.read<{ items: object[] }>(`/orders/${orderId}/refunds`)
    expect(items).toMatchObject([{ state: 'owed', reason: 'return', madeBy: `staff:${service.memberId}` }])
    const owed = await service.read<{ items: object[] }>('/refunds?state=unpaid')
    const customerName = expect.stringMatching(/\w \w/)
    expect(owed.items).toMatchObject([
      { orderId, customerName, amountCents: 595, state: 'owed', problem: null },
    ])
  })

  test('of an order are seen by who may see payments (STAFF-4)', async () => {
    const { orderId } = await sentOrder()
    const viewer = await startMember(shop, { role: 'viewer' })
    expect((await viewer.request(`/orders/${orderId}`)).status).toBe(200)
    for (const path of ['refunds', 'refundable']) {
      const answer = await viewer.request(`/orders/${orderId}/${path}`)
      expect(await codeOf(answer)).toEqual([403, 'permission-missing'])
    }
  })

  test('service gives back 150 euros of an order, a manager more after a touch (REFUNDS-5)', async () => {
    const { orderId } = await sentOrder({ lines: [[muesli, 30]] })
    const ask = (who: TestMember, amountCents: number) =>
      who.request(`/orders/${orderId}/refunds`, {
        json: { amountCents, reason: 'correction', restock: false },
      })
    expect(await codeOf(await ask(service, 15_001))).toEqual([403, 'above-limit'])
    const cold = await startMember(shop, { role: 'manager', steppedUp: false })
    expect(await codeOf(await ask(cold, 15_001))).toEqual([403, 'step-up-needed'])
    const manager = await startMember(shop, { role: 'manager' })
    expect((await ask(manager, 15_001)).status).toBe(200)
  })

  test('says what is wrong, and is not there for staff of another site (REFUNDS-2, STAFF-2)', async () => {
    const { orderId } = await sentOrder()
    const ask = (json: object) => service.request(`/orders/${orderId}/refunds`, { json })
    expect(await codeOf(await ask({ ...piece, lines: [{ lineNumber: 1, quantity: 4 }] }))).toEqual([
      409,
      'more-than-invoiced',
    ])
    expect((await ask({ reason: 'return', restock: true })).status).toBe(400)
    expect((await ask({ ...piece, everything: true })).status).toBe(400)
    expect((await ask({ ...piece, paymentId: 'x' })).status).toBe(400)
    const german = await startMember(shop, { role: 'service', siteIds: [2] })
    expect((await german.request(`/orders/${orderId}/refunds`, { json: piece })).status).toBe(404)
    expect((await german.request(`/orders/${orderId}/cancel`, { json: {} })).status).toBe(404)
  })

  test('cancels a paid order (REFUNDS-3)', async () => {
    const { orderId } = await paidOrder()
    expect(await service.read(`/orders/${orderId}/cancel`, { json: {} })).toMatchObject({
      status: 'cancelled',
      refund: { amountCents: 2380 },
    })
    expect(await codeOf(await service.request(`/orders/${orderId}/cancel`, { json: {} }))).toEqual([
      409,
      'already-cancelled',
    ])
  })
})

describe('about one order', () => {
  test('the address changes until it is sent; the log names fields, never values (ORDERS-26, AUDIT-3)', async () => {
    const { orderId } = await paidOrder()
    const address = {
      firstName: 'Bram',
      lastName: 'Bos',
      street: 'Geheimweg',
      streetNumber: '7',
      zipcode: '8011ab',
      city: 'Zwolle',
    }
    const change = (json: object) => service.request(`/orders/${orderId}/address`, { json })
    expect((await change({ ...address, zipcode: 'nowhere' })).status).toBe(400)
    expect((await change(address)).status).toBe(200)
    const [order] = await sql(
      `select shipping_address->>'street' street, delivery->>'kind' kind from shop_order where order_id = $1`,
      [orderId],
    )
    expect(order).toEqual({ street: 'Geheimweg', kind: 'alternative' })
    const log = await sql(`select details::text, changes::text from audit_entry where subject = $1`, [
      `order ${orderId}`,
    ])
    expect(JSON.stringify(log)).not.toContain('Geheimweg')
    await shipOrder(shop.context, { orderId, by: 'Jan' })
    expect(await codeOf(await change(address))).toEqual([409, 'already-sent'])
  })

  test('an address that is changed back to that of the bill is as it was, with the company on its label (ORDERS-26, SHIPMENTS-13)', async () => {
    const { orderId } = await paidOrder()
    const where = async () =>
      (await sql(`select shipping_address, delivery from shop_order where order_id = $1`, [orderId]))[0]
    const before = await where()
    type Person = { firstName: string; lastName: string }
    const { billing } = await service.read<{ billing: Person & { address: Record<string, string | null> } }>(
      `/orders/${orderId}`,
    )
    const { regionCode: _regionCode, streetNumberAddition, ...address } = billing.address
    const { firstName, lastName } = billing
    const bill = { firstName, lastName, ...address, streetNumberAddition: streetNumberAddition ?? '' }
    const change = (json: object) => service.request(`/orders/${orderId}/address`, { json })
    expect((await change({ ...bill, firstName: 'Bram' })).status).toBe(200)
    expect(await where()).toMatchObject({ delivery: { kind: 'alternative', firstName: 'Bram' } })
    expect((await change(bill)).status).toBe(200)
    expect(await where()).toEqual(before)
  })

  test('notes stay, with who wrote them (ORDERS-24)', async () => {
    const { orderId } = await paidOrder()
    await service.read(`/orders/${orderId}/notes`, { json: { words: 'Belt maandag terug' } })
    const { items } = await service.read<{ items: object[] }>(`/orders/${orderId}/notes`)
    const madeBy = `staff:${service.memberId}`
    expect(items).toMatchObject([
      { words: 'Belt maandag terug', madeBy, madeByName: expect.any(String), isOwn: true },
    ])
    const warehouse = await startMember(shop, { role: 'warehouse' })
    expect(await warehouse.read(`/orders/${orderId}/notes`)).toMatchObject({
      items: [{ words: 'Belt maandag terug', isOwn: false }],
    })
    const refused = await warehouse.request(`/orders/${orderId}/notes`, { json: { words: 'Gepakt' } })
    expect(refused.status).toBe(403)
  })

  test('only the writer of a note can remove it; the log keeps that it was there (ORDERS-24)', async () => {
    const owner = await startMember(shop, { role: 'owner' })
    const { orderId } = await paidOrder()
    const path = `/orders/${orderId}/notes`
    const { orderNoteId } = await service.read<{ orderNoteId: number }>(path, { json: { words: 'Fout' } })
    const remove = (who: typeof service, ofOrder = orderId) =>
      who.request(`/orders/${ofOrder}/notes/${orderNoteId}`, { method: 'DELETE' })
    expect((await remove(owner)).status).toBe(404)
    expect((await remove(service, orderId + 1)).status).toBe(404)
    const read = await owner.read<{ items: object[] }>(path)
    expect(read.items).toMatchObject([{ words: 'Fout', isOwn: false }])
    expect((await remove(service)).status).toBe(200)
    expect((await remove(service)).status).toBe(404)
    expect(await service.read(path)).toEqual({ items: [] })
    const log = await sql<{ action: string }>(
      `select action from audit_entry where subject = $1 and action like 'order-note%' order by audit_entry_id`,
      [`order ${orderId}`],
    )
    expect(log.map(({ action }) => action)).toEqual(['order-noted', 'order-note-removed'])
  })

  test('mails and papers are sent again, however old (MAIL-16, 27, INVOICES-8)', async () => {
    const { orderId } = await paidOrder()
    const list = () => service.read<{ items: { mailId: number; kind: string }[] }>(`/orders/${orderId}/mails`)
    const [first] = (await list()).items
    expect(first?.kind).toBe('order-confirmation')
    await sql(`update outbox_mail set facts = '{}', to_address = '' where mail_id = $1`, [first?.mailId])
    await service.read(`/orders/${orderId}/mails/${first?.mailId}/resend`, { method: 'POST' })
    shop.clock.advance(1)
    const [paper] = await sql<{ number: string }>(
      `select series || '-' || lpad(number::text, 6, '0') number from invoice where order_id = $1`,
      [orderId],
    )
    await service.read(`/invoices/${paper?.number}/resend`, { method: 'POST' })
    expect((await list()).items.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 3 }, () => 'order-confirmation'),
    )
    expect((await service.request(`/orders/${orderId}/mails/1/resend`, { method: 'POST' })).status).toBe(404)
  })

  test('the page of the customer opens, and who asked is written down (ORDERS-27)', async () => {
    const { orderId, orderKey } = await paidOrder()
    const { url } = await service.read<{ url: string }>(`/orders/${orderId}/customer-link`, {
      method: 'POST',
    })
    expect(url).toContain(`/checkout/complete/?id=${orderId}&key=${orderKey}`)
    const [entry] = await sql(
      `select actor from audit_entry where action = 'order-opened-as-customer' and subject = $1`,
      [`order ${orderId}`],
    )
    expect(entry).toEqual({ actor: `staff:${service.memberId}` })
  })
})

test('papers by series without gaps, and a file for the bookkeeper that adds up and runs nothing (INVOICES-8, INVOICES-9, IMPORT-6)', async () => {
  const finance = await startMember(shop, { role: 'finance' })
  await sql(
    `update invoice set document = jsonb_set(document, '{buyer,name}', '"=HYPERLINK(1)"') where kind = 'credit'`,
  )
  const { items } = await finance.read<{ items: { series: string; missing: number }[] }>('/invoice-series')
  expect(items.map(({ missing }) => missing)).toEqual(items.map(() => 0))
  const page = await finance.read<{ items: { invoiceNumber: string }[]; next: string }>(
    '/invoice-series/HH-2026?limit=2',
  )
  const next = await finance.read<{ items: { invoiceNumber: string }[] }>(
    `/invoice-series/HH-2026?limit=2&after=${page.next}`,
  )
  const numbers = [...page.items, ...next.items].map(({ invoiceNumber }) => invoiceNumber)
  expect(numbers).toEqual(numbers.toSorted().toReversed())
  const answer = await finance.request('/invoices/export?from=2026-05-01&until=2026-07-31')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const rows = (await answer.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'))
  const gross = rows.reduce((sum, row) => sum + Math.round(Number(row[13]) * 100), 0)
  const [books] = await sql<{ gross: number }>(
    `select sum(case kind when 'invoice' then total_cents else -total_cents end)::int gross from invoice`,
  )
  expect(gross).toBe(books?.gross)
  expect(rows.filter((row) => row[5]?.startsWith('=')).length).toBe(0)
  expect((await service.request('/invoices/export?from=2020-01-01&until=2026-07-31')).status).toBe(400)
  const program = await startStaff(shop, { permissions: ['orders.read'] })
  expect((await program.request('/invoices/export?from=2026-05-01&until=2026-07-31')).status).toBe(403)
})
