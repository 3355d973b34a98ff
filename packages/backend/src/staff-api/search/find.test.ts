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
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shipOrder } from '../../orders/index.ts'
import { writeSearchWords } from '../shared/search/write-words.ts'

let shop: TestShop
let service: TestStaff
let order: {
  orderId: number
  article: string
  ean: string
  mailbox: string
  zipcode: string
  lastName: string
}
beforeAll(async () => {
  shop = await startTestShop()
  service = await startStaff(shop)
  order = await paidOrder()
  await paidOrder()
  await writeSearchWords(shop.context)
})
afterAll(() => shop[Symbol.asyncDispose]())

type List = { items: { orderId: number }[] }
type Order = {
  lines: { article: string; ean: string }[]
  billing: { lastName: string; address: { zipcode: string } }
  contact: { emailAddress: string }
}

async function paidOrder() {
  const placed = await (await startBuying(shop)).order()
  await tellShop(shop, await finishAtSandbox(shop, placed, 'paid'))
  const { orderId } = placed
  const { lines, billing, contact } = await service.read<Order>(`/orders/${orderId}`)
  const [line] = lines
  const { lastName, address } = billing
  const codes = { article: line?.article ?? '', ean: line?.ean ?? '' }
  return { orderId, ...codes, mailbox: contact.emailAddress, zipcode: address.zipcode, lastName }
}

async function find(q: string, staff = service): Promise<number[]> {
  const { items } = await staff.read<List>(`/orders?q=${encodeURIComponent(q)}`)
  return items.map(({ orderId }) => orderId)
}

test('an order is found by each of its numbers, words and codes (STAFF-30, 31, 58)', async () => {
  const { orderId, article, ean, mailbox, zipcode, lastName } = order
  await shipOrder(shop.context, { orderId, by: 'test', parcelNumbers: ['3SABC12345'] })
  const { rows } = await shop.context.database.pool.query<{
    payment: string
    provider: string
    invoice: string
  }>(
    `select payment_id payment, provider_payment_id provider,
      (select series || '-' || lpad(number::text, 6, '0') from invoice i where i.order_id = $1 and kind = 'invoice') invoice
      from payment where order_id = $1`,
    [orderId],
  )
  const { payment = '', provider = '', invoice = '' } = rows[0] ?? {}
  const typed = [String(orderId), '3SABC12345', payment, provider, invoice, invoice.toLowerCase()]
  typed.push(mailbox.toUpperCase(), zipcode, zipcode.replace(' ', ''), lastName.slice(0, 4), article, ean)
  typed.push(`${lastName} ${zipcode}`)
  for (const q of typed) expect([q, await find(q)]).toEqual([q, expect.arrayContaining([orderId])])
  expect(await find(`${lastName} nowhere`)).toEqual([])
  expect(await find('x')).toEqual([])
  expect(await find(`' or 1=1 --`)).toEqual([])
})

test('who may not see a mailbox or a payment does not find by it, nor what other sites sold (STAFF-2, 4, 59)', async () => {
  const { orderId, mailbox, lastName } = order
  const warehouse = await startStaff(shop, { permissions: ['orders.read'] })
  expect(await find(lastName, warehouse)).toContain(orderId)
  expect(await find(mailbox, warehouse)).toEqual([])
  const { rows } = await shop.context.database.pool.query<{ id: string }>(
    'select payment_id id from payment where order_id = $1',
    [orderId],
  )
  expect(await find(rows[0]?.id ?? '', warehouse)).toEqual([])
  const list = await warehouse.read<{ items: { paymentMethodId: null }[] }>('/orders')
  expect(new Set(list.items.map(({ paymentMethodId }) => paymentMethodId))).toEqual(new Set([null]))
  const german = await startStaff(shop, { siteIds: [2] })
  for (const q of [lastName, String(orderId)]) expect(await find(q, german)).toEqual([])
})

test('orders are narrowed by payment on the sites alone whose payments the caller may see (STAFF-37)', async () => {
  const narrowed = '/orders?paymentMethodId=creditcard'
  const viewer = await startMember(shop, { role: 'viewer' })
  const refused = await viewer.request(narrowed)
  expect([refused.status, await refused.json()]).toMatchObject([
    403,
    { code: 'permission-missing', parameter: 'paymentMethodId' },
  ])
  const orderIdsOf = async (siteIds: number[]) => {
    const grants = [
      { role: 'viewer' as const, siteIds: null, languageIds: null },
      { role: 'service' as const, siteIds, languageIds: null },
    ]
    const member = await startMember(shop, { grants })
    const { items } = await member.read<{ items: { orderId: number }[] }>(narrowed)
    return items.map(({ orderId }) => orderId)
  }
  expect(await orderIdsOf([1])).toContain(order.orderId)
  expect(await orderIdsOf([2])).toEqual([])
})

test('the words of an order follow its address, and go with the account (STAFF-31, CUSTOMERS-5)', async () => {
  const { orderId } = await paidOrder()
  const address = {
    firstName: 'Fleur',
    lastName: 'Quist',
    zipcode: '3511 AB',
    street: 'Oudegracht',
    streetNumber: '1',
  }
  const body = { ...address, streetNumberAddition: '', city: 'Utrecht' }
  expect(await find('Quist')).toEqual([])
  await service.read(`/orders/${orderId}/address`, { json: body })
  expect(await find('quist 3511ab')).toEqual([orderId])
})

test('orders to send, those that wait for money and those that need attention are counted and listed (STAFF-33, 56)', async () => {
  const { orderId } = await paidOrder()
  const queue = async (name: string) =>
    (await service.read<List>(`/orders?queue=${name}`)).items.map((each) => each.orderId)
  expect(await queue('to-send')).toContain(orderId)
  expect(await queue('in-trouble')).toEqual([])
  const open = (await (await startBuying(shop)).order()).orderId
  const before = await service.read<{ toSend: number; waiting: number; inTrouble: number }>('/orders/counts')
  expect(before).toEqual({ toSend: (await queue('to-send')).length, waiting: 1, inTrouble: 0 })
  expect(await queue('to-send')).not.toContain(open)
  shop.clock.advance(4 * 24 * 3_600_000)
  expect(await queue('in-trouble')).toContain(orderId)
  await shipOrder(shop.context, { orderId, by: 'test' })
  expect(await queue('in-trouble')).not.toContain(orderId)
})
