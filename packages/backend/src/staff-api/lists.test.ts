import {
  finishAtSandbox,
  startBuying,
  startMember,
  startStaff,
  startTestShop,
  tellShop,
  type TestShop,
  type TestStaff,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shipOrder } from '../orders/index.ts'

let shop: TestShop
let erp: TestStaff
beforeAll(async () => {
  shop = await startTestShop()
  erp = await startStaff(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

type List = { items: Record<string, unknown>[]; next: string; isMore: boolean }

const minute = 60_000

async function paidOrder(options = {}): Promise<number> {
  const order = await (await startBuying(shop, options)).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  return order.orderId
}

async function readAll(path: string, staff = erp): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = []
  let after = ''
  for (let isMore = true; isMore;) {
    const list = await staff.read<List>(`${path}${path.includes('?') ? '&' : '?'}limit=2${after}`)
    items.push(...list.items)
    after = `&after=${list.next}`
    isMore = list.isMore
  }
  return items
}

test('orders are listed the newest first and by status, page by page (STAFF-8, STAFF-32)', async () => {
  const ids = [await paidOrder(), await paidOrder(), await paidOrder()]
  const open = (await (await startBuying(shop)).order()).orderId
  const all = (await readAll('/orders')).map(({ orderId }) => orderId)
  expect(all).toEqual(expect.arrayContaining([...ids, open]))
  expect(all).toEqual(all.toSorted((a, b) => Number(b) - Number(a)))
  const paid = (await readAll('/orders?status=paid')).map(({ orderId }) => orderId)
  expect(paid).toEqual(expect.arrayContaining(ids))
  expect(paid).not.toContain(open)
  expect((await readAll('/orders?status=open')).map(({ orderId }) => orderId)).toContain(open)
})

test('a parameter that no call has is refused by its name, in any case of letters (STAFF-54)', async () => {
  for (const path of ['/orders?state=paid', '/orders?limit=2&utm_source=letter', '/stock?Page=2']) {
    const answer = await erp.request(path)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'bad-input' })
  }
  expect((await erp.request('/orders?LIMIT=2')).status).toBe(200)
})

test('an order that takes another step comes again in the list of changes, after a minute (STAFF-8, 53)', async () => {
  const first = await paidOrder()
  const since = new Date(shop.clock.now().getTime() - minute).toISOString()
  const ask = (after: string) => erp.read<List>(`/orders/changes?since=${since}${after}`)
  expect((await ask('')).items.map(({ orderId }) => orderId)).not.toContain(first)
  shop.clock.advance(2 * minute)
  const list = await ask('')
  expect(list.items).toContainEqual(expect.objectContaining({ orderId: first, status: 'paid' }))
  const rest = await ask(`&after=${list.next}`)
  expect(rest).toMatchObject({ items: [], isMore: false, next: list.next })
  await shipOrder(shop.context, { orderId: first, by: 'test' })
  shop.clock.advance(2 * minute)
  const later = await ask(`&after=${list.next}`)
  expect(later.items.map(({ orderId, status }) => [orderId, status])).toEqual([[first, 'sent']])
})

test('an order has lines with pack, article and EAN, amounts that add up, VAT and addresses', async () => {
  const orderId = await paidOrder({ lines: [[10101, 2]] })
  const order = await erp.read<Record<string, never>>(`/orders/${orderId}`)
  const [stored] = (
    await shop.context.database.pool.query<{ article: string; ean: string }>(
      'select article, ean from product_variant where variant_id = 10101',
    )
  ).rows
  expect(order).toMatchObject({
    status: 'paid',
    lines: [expect.objectContaining({ ...stored, productLabel: '3 kg', variantId: 10101, quantity: 2 })],
    billing: { address: { regionCode: 'NL' } },
    delivery: { kind: 'home', address: { regionCode: 'NL' } },
    contact: { emailAddress: expect.stringContaining('@') },
    payments: [expect.objectContaining({ status: 'paid' })],
    invoiceNumber: expect.stringMatching(/^HH-\d{4}-\d{6}$/),
  })
  const { amounts } = order as unknown as { amounts: Record<string, number> }
  const sum = (...names: string[]) => names.reduce((total, name) => total + (amounts[name] ?? NaN), 0)
  expect(sum('totalExclVatCents', 'vatLowCents', 'vatHighCents')).toBe(amounts['totalCents'])
  expect(sum('linesCents', 'shippingCents', 'paymentCostsCents') - sum('orderDiscountCents')).toBe(
    amounts['totalCents'],
  )
})

test('invoices and payments are listed as they came, and an invoice has its paper', async () => {
  const orderId = await paidOrder()
  shop.clock.advance(2 * minute)
  const invoices = await readAll('/invoices')
  const invoice = invoices.find((each) => each['orderId'] === orderId) as {
    invoiceNumber: string
    totalCents: number
    vat: { baseCents: number; vatCents: number }[]
  }
  const vatSum = invoice.vat.reduce((total, { baseCents, vatCents }) => total + baseCents + vatCents, 0)
  expect(vatSum).toBe(invoice.totalCents)
  const pdf = await erp.request(`/invoices/${invoice.invoiceNumber}/pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF')
  const payments = await readAll('/payments')
  expect(payments).toContainEqual(
    expect.objectContaining({ orderId, amountCents: invoice.totalCents, refundedCents: 0 }),
  )
  expect(new Set(payments.map(({ paymentId }) => paymentId)).size).toBe(payments.length)
})

test('stock and products tell article numbers, EANs and the prices of today', async () => {
  const stock = await erp.read<List>('/stock?limit=200')
  expect(stock.items[0]).toEqual({
    variantId: expect.any(Number),
    productId: expect.any(Number),
    article: expect.any(String),
    ean: expect.stringMatching(/^\d{13}$/),
    available: expect.any(Number),
    title: expect.any(String),
    pack: expect.any(String),
    held: expect.any(Number),
    inLots: expect.any(Number),
    withoutLot: expect.any(Number),
    blocked: 0,
    soldPerWeek: expect.any(Number),
    daysLeft: expect.any(Number),
    nextBestBefore: null,
  })
  const product = await erp.read<{ titles: object; packs: { prices: { siteId: number }[] }[] }>(
    '/products/101',
  )
  expect(product.titles).toMatchObject({ nl: expect.any(String), de: expect.any(String) })
  expect(product.packs[0]?.prices.length).toBeGreaterThan(1)
  const oneSite = await startStaff(shop, { siteIds: [1] })
  const seen = await oneSite.read<typeof product>('/products/101')
  expect(seen.packs.flatMap(({ prices }) => prices.map(({ siteId }) => siteId))).toEqual(
    seen.packs.map(() => 1),
  )
})

test('fields follow permissions (STAFF-4)', async () => {
  const orderId = await paidOrder()
  const warehouse = await startStaff(shop, { permissions: ['orders.read'] })
  const order = await warehouse.read(`/orders/${orderId}`)
  expect(order).toMatchObject({
    contact: null,
    userId: null,
    payments: null,
    billing: { lastName: expect.any(String) },
  })
  expect(JSON.stringify(order)).not.toContain('@')
})

test('what belongs to another site is not there (STAFF-2)', async () => {
  const orderId = await paidOrder()
  const german = await startStaff(shop, { siteIds: [2] })
  const foreign = await german.request(`/orders/${orderId}`)
  const unknown = await german.request('/orders/999999')
  expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()])
  shop.clock.advance(2 * minute)
  for (const list of ['/orders', '/orders/changes', '/invoices', '/payments', '/returns'])
    expect(await readAll(list, german)).toEqual([])
  const [invoice] = await readAll('/invoices')
  expect((await german.request(`/invoices/${String(invoice?.['invoiceNumber'])}/pdf`)).status).toBe(404)
})

describe('a call sends a fixed number of statements', () => {
  test.each([
    ['/orders', 3],
    ['/orders?status=paid&limit=200', 3],
    ['/orders/changes', 3],
    ['/orders/100001', 4],
    ['/invoices', 3],
    ['/payments', 3],
    ['/stock?limit=200', 4],
    ['/products?limit=200', 3],
    ['/returns', 3],
  ])('%s: %i', async (path, count) => {
    const { staffDatabase } = shop.context
    await erp.request(path)
    const before = staffDatabase.statementCount()
    await erp.request(path)
    expect(staffDatabase.statementCount() - before).toBe(count)
  })
})

test.each(['x', '-1', '1.5', '99999999999', "1' or 1=1"])(
  'a cursor that is none of ours is 400: %s',
  async (after) => {
    for (const list of ['/orders', '/orders/changes', '/invoices', '/stock'])
      expect([list, (await erp.request(`${list}?after=${encodeURIComponent(after)}`)).status]).toEqual([
        list,
        400,
      ])
  },
)

test.each([
  ['/samples', 'waitsDays', 3_653],
  ['/reviews', 'olderThanHours', 87_672],
  ['/questions', 'olderThanHours', 87_672],
  ['/reports', 'olderThanHours', 87_672],
] as const)('%s takes %s of ten years and refuses more by its name (STAFF-54)', async (path, name, most) => {
  const member = await startMember(shop)
  expect((await member.request(`${path}?${name}=${most}`)).status).toBe(200)
  for (const wrong of [most + 1, 100_000_000, 2_147_483_647, 0, '1e3']) {
    const answer = await member.request(`${path}?${name}=${wrong}`)
    expect([answer.status, await answer.json()]).toMatchObject([400, { parameter: name }])
  }
})
