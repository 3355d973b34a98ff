import { DAY, MINUTE } from '@haverhof/domain/shared'
import { company } from '@haverhof/domain/sites'
import {
  finishAtSandbox,
  germanBilling,
  type OrderAnswer,
  startBuying,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sendWaitingMails } from '../../mail/index.ts'
import { runDueWork } from '../../worker/index.ts'
import { mailSources } from '../../worker/mail-sources.ts'
import { countSales } from '../index.ts'
import { closeBooks, orderDesk } from '../test-desk.ts'

const [muesli, quickscan, gift] = [10101, 90101, 24101]

let shop: TestShop
let desk: ReturnType<typeof orderDesk>
beforeEach(async () => {
  const env = { CLIENT_IP_HEADER: 'x-client-ip' }
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z'), env })
  desk = orderDesk(shop)
})
afterEach(() => closeBooks(shop))

const pay = async (order: OrderAnswer) => tellShop(shop, await finishAtSandbox(shop, order, 'paid'))

test('paid means status, goods, cart, samples, invoice and one confirmation, in one transaction (ORDERS-6)', async () => {
  const lines = [
    [muesli, 1],
    [quickscan, 1],
  ] as const
  const buyer = await startBuying(shop, { lines: lines.map(([id, quantity]) => [id, quantity]) })
  await buyer.call('POST', `/rqssamplename?productVariantId=${quickscan}&sequence=1&samplename=Hooi`)
  await pay(await buyer.order())
  const rows = await desk.sql(`
    select 'order' what, status how, xmin::text by from shop_order
    union all select 'goods ' || variant_id, state, xmin::text from stock_reservation
    union all select 'cart', state, xmin::text from cart
    union all select 'sample', status, xmin::text from roughage_sample where order_id is not null
    union all select 'invoice', series || '-' || number, xmin::text from invoice
    union all select 'mail', kind, xmin::text from outbox_mail order by 1`)
  expect(rows.map(({ what, how }) => `${String(what)}: ${String(how)}`)).toEqual([
    'cart: closed',
    `goods ${muesli}: claimed`,
    `goods ${quickscan}: claimed`,
    'invoice: HH-2026-1',
    'mail: order-confirmation',
    'order: paid',
    'sample: ordered',
  ])
  expect(new Set(rows.map(({ by }) => by)).size).toBe(1)
})

describe('one confirmation per order (ORDERS-8)', () => {
  test('comes when it is paid, not before', async () => {
    const order = await (await startBuying(shop)).order()
    expect(await desk.mails()).toEqual([])
    await pay(order)
    expect(await desk.mails()).toEqual(['order-confirmation'])
  })

  test('comes at once for a bank transfer, and not again with the money', async () => {
    const order = await (await startBuying(shop, { payment: { paymentMethodId: 'banktransfer' } })).order()
    expect(await desk.mails()).toEqual(['order-confirmation'])
    await desk.sql(`update sandbox_payment set status = 'paid'`)
    expect((await desk.view(order)).status).toBe('paid')
    expect(await desk.mails()).toEqual(['order-confirmation'])
  })

  test('of a bank transfer waits until the account to transfer to is known', async () => {
    await (await startBuying(shop, { payment: { paymentMethodId: 'banktransfer' } })).order()
    const [{ transfer } = { transfer: null }] = await desk.sql<{ transfer: object | null }>(
      'update payment set transfer = null returning (select p.transfer from payment p) transfer',
    )
    const sent = () => desk.sql('select 1 from outbox_mail where sent_at is not null')
    await sendWaitingMails(shop.context, mailSources)
    expect(await sent()).toEqual([])
    await desk.sql('update payment set transfer = $1', [JSON.stringify(transfer)])
    shop.clock.advance(5 * MINUTE)
    await sendWaitingMails(shop.context, mailSources)
    expect(await sent()).toHaveLength(1)
  })
})

test('an order takes its pieces from stock, gifts included, holds them, and payment claims them (STOCK-1)', async () => {
  const stock = async () => {
    const rows = await desk.sql<{ id: number; amount: number }>('select variant_id id, amount from stock')
    return [muesli, gift].map((id) => rows.find((row) => row.id === id)?.amount ?? 0)
  }
  const held = () =>
    desk.sql('select variant_id id, quantity, state from stock_reservation order by order_id, variant_id')
  const [muesliBefore = 0, giftBefore = 0] = await stock()
  const order = await (await startBuying(shop, { lines: [[muesli, 11]] })).order()
  expect(await stock()).toEqual([muesliBefore - 11, giftBefore - 1])
  expect(await held()).toEqual([
    { id: muesli, quantity: 11, state: 'held' },
    { id: gift, quantity: 1, state: 'held' },
  ])
  expect((await desk.view(order)).holdUntil).toBe('2026-06-01T10:15:00.000Z')
  const payment = { paymentMethodId: 'banktransfer' }
  const transfer = await (await startBuying(shop, { payment })).order()
  expect((await desk.view(transfer)).holdUntil).toBe('2026-06-08T10:00:00.000Z')
  await pay(order)
  shop.clock.advance(8 * DAY)
  await runDueWork(shop.context)
  expect((await held()).map(({ state }) => state)).toEqual(['claimed', 'claimed', 'released'])
  expect(await stock()).toEqual([muesliBefore - 11, giftBefore - 1])
  await expect(desk.sql(`update stock set amount = -1 where variant_id = ${muesli}`)).rejects.toThrow(
    'stock_amount',
  )
})

test('the paper of an invoice is drawn by the worker, or when it is requested first (INVOICES-3)', async () => {
  const drawn = () => desk.sql('select number, md5(pdf) paper from invoice order by number')
  const [order, left] = [await (await startBuying(shop)).order(), await (await startBuying(shop)).order()]
  await pay(order)
  await pay(left)
  expect(await drawn()).toEqual([
    { number: 1, paper: null },
    { number: 2, paper: null },
  ])
  await shop.request(`/api/orders/${order.orderId}/invoice?key=${order.orderKey}`)
  const [first, second] = await drawn()
  expect([typeof first?.['paper'], second?.['paper']]).toEqual(['string', null])
  await runDueWork(shop.context)
  const [same, other] = await drawn()
  expect(same).toEqual(first)
  expect(typeof other?.['paper']).toBe('string')
})

test('sales of the last 90 days are counted, without gifts and unpaid orders (ORDERS-15)', async () => {
  const sold = async () =>
    (await desk.sql<{ units: number }>(`select units_sold units from product where product_id in (101, 241)`))
      .map(({ units }) => units)
      .toSorted((a, b) => b - a)
  await countSales(shop.context)
  expect(await sold()).toEqual([0, 0])
  await pay(await (await startBuying(shop, { lines: [[muesli, 11]] })).order())
  await (await startBuying(shop, { lines: [[muesli, 2]] })).order()
  await countSales(shop.context)
  expect(await sold()).toEqual([11, 0])
  shop.clock.advance(89 * DAY)
  await countSales(shop.context)
  expect(await sold()).toEqual([11, 0])
  shop.clock.advance(2 * DAY)
  await countSales(shop.context)
  expect(await sold()).toEqual([0, 0])
  await runDueWork(shop.context)
})

test('after twenty failed payments an address is refused its next order and payment (ORDERS-10)', async () => {
  const headers = { 'x-client-ip': '192.0.2.7' }
  const fail = async (page: { checkoutUrl: string | null }) =>
    tellShop(shop, await finishAtSandbox(shop, page, 'failed'))
  const orders: OrderAnswer[] = []
  const retry = ({ orderId, orderKey }: OrderAnswer, by = headers) =>
    shop.request(`/api/orders/${orderId}/payment?key=${orderKey}`, {
      json: { paymentMethodId: 'creditcard' },
      headers: by,
    })
  for (let failures = 0; failures < 20; failures += 1) {
    const last = orders.at(-1)
    // Six payments an order.
    if (failures % 6 === 0 || !last) {
      const order = await (await startBuying(shop, { headers })).order()
      orders.push(order)
      await fail(order)
    } else await fail((await (await retry(last)).json()) as { checkoutUrl: string })
  }
  const [last] = orders.slice(-1)
  if (!last) throw new Error('There is no order')
  const buyer = await startBuying(shop, { headers })
  expect((await buyer.send()).status).toBe(429)
  expect((await retry(last)).status).toBe(429)
  const elsewhere = await startBuying(shop, { headers: { 'x-client-ip': '192.0.2.8' } })
  expect((await elsewhere.send()).status).toBe(200)
  shop.clock.advance(10 * MINUTE)
  expect((await buyer.send()).status).toBe(200)
  expect((await retry(last)).status).toBe(200)
})

test('one company sells for every brand: invoice, letter and transfer take it from one place (SITES-11)', async () => {
  const order = await (
    await startBuying(shop, {
      site: 'muehldorfer.de',
      lines: [[50101, 1]],
      billing: germanBilling,
      payment: { paymentMethodId: 'banktransfer' },
    })
  ).order()
  const { bankTransfer } = await desk.view(order, 'muehldorfer.de')
  expect(bankTransfer).toMatchObject({ accountName: company.name, iban: company.iban, bic: company.bic })
  await desk.sql(`update sandbox_payment set status = 'paid'`)
  shop.clock.advance(MINUTE)
  expect((await desk.view(order, 'muehldorfer.de')).status).toBe('paid')
  const [{ seller } = { seller: null }] = await desk.sql(`select document->'seller' seller from invoice`)
  expect(seller).toMatchObject({ name: company.name, vatNumber: company.vatNumber })
  await sendWaitingMails(shop.context, mailSources)
  const [{ text } = { text: '' }] = await desk.sql<{ text: string }>(
    'select plain_text "text" from outbox_mail',
  )
  const facts = [company.name, company.street, company.registrationNumber, company.vatNumber]
  for (const fact of facts) expect(text).toContain(fact)
})
