import {
  finishAtSandbox,
  germanBilling,
  startBuying,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { productTypes } from '@haverhof/domain/catalogue'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OrderView } from '../schemas.ts'
import { closeBooks } from '../test-desk.ts'

let shop: TestShop
beforeEach(async () => {
  const env = { CLIENT_IP_HEADER: 'x-client-ip' }
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z'), env })
})
afterEach(() => closeBooks(shop))

const muesli = 10101
const quickscan = 90101
const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)
const problemOf = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { code: string; missingStep?: string; errors?: unknown }),
})
const view = ({ orderId, orderKey }: { orderId: number; orderKey: string }, site = 'haverhof.nl') =>
  shop.read<OrderView>(`/api/orders/${orderId}?key=${orderKey}`, { site })

describe('a guest', () => {
  test('orders, pays and sees the paid order', async () => {
    const buyer = await startBuying(shop)
    const { totalAmount } = await buyer.calculate()
    const order = await buyer.order()
    expect(order).toMatchObject({ status: 'open', totalAmount, dueAmount: totalAmount })
    expect(await view(order)).toMatchObject({
      status: 'open',
      paymentStatus: 'waiting',
      canRetryPayment: true,
    })
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    expect(await view(order)).toMatchObject({
      status: 'paid',
      paymentStatus: 'paid',
      paymentMethodId: 'creditcard',
      calculation: { totalAmount, products: [{ productVariantId: muesli, quantity: 1 }] },
      billing: { lastName: 'van der Berg' },
      delivery: { kind: 'home', name: 'Marieke van der Berg', address: { city: 'Zwolle' } },
      invoiceNumber: 'HH-2026-000001',
      canRetryPayment: false,
      canReopen: false,
    })
  })

  test('gets the invoice with the key of the order alone', async () => {
    const order = await (await startBuying(shop)).order()
    const invoice = (key: string) => shop.request(`/api/orders/${order.orderId}/invoice?key=${key}`)
    expect((await invoice(order.orderKey)).status).toBe(404)
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    const answer = await invoice(order.orderKey)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-')
    expect((await invoice('wrong')).status).toBe(404)
  })

  test('comes back to the page of the order from the provider', async () => {
    const order = await (await startBuying(shop)).order()
    const { rows } = await sql('select redirect_url, webhook_url from sandbox_payment')
    const { redirect_url: redirectUrl, webhook_url: webhookUrl } = rows[0] as Record<string, string>
    const page = `/checkout/complete/?id=${order.orderId}&key=${order.orderKey}&status=return`
    expect(redirectUrl).toBe(`http://haverhof.nl.localhost:3000${page}`)
    expect(webhookUrl).toBe('http://127.0.0.1:3000/api/payments/sandbox/webhook')
  })

  test('who pays with a gift card alone has paid at once (§4.2)', async () => {
    const payment = { giftCardNumber: '6400000000000500', giftCardPin: '1357' }
    const order = await (await startBuying(shop, { payment })).order()
    expect(order).toMatchObject({ status: 'paid', dueAmount: 0, checkoutUrl: null })
    expect(await view(order)).toMatchObject({ paymentStatus: 'none', invoiceNumber: 'HH-2026-000001' })
    const { rows } = await sql(`select cause_key from outbox_mail`)
    expect(rows).toEqual([{ cause_key: `order-confirmation:${order.orderId}` }])
  })

  test('pays with a gift card what it holds and the rest with a method', async () => {
    const payment = { paymentMethodId: 'ideal', giftCardNumber: '6400000000000025', giftCardPin: '2580' }
    const order = await (await startBuying(shop, { payment, lines: [[muesli, 5]] })).order()
    expect(order.dueAmount).toBeCloseTo(order.totalAmount - 25, 2)
    expect((await sql('select amount_cents from sandbox_payment')).rows).toEqual([
      { amount_cents: Math.round(order.dueAmount * 100) },
    ])
  })

  test('who transfers the money is told where to at once, and has a week', async () => {
    const order = await (await startBuying(shop, { payment: { paymentMethodId: 'banktransfer' } })).order()
    expect(await view(order)).toMatchObject({
      status: 'open',
      holdUntil: '2026-06-08T10:00:00.000Z',
      bankTransfer: { iban: 'NL44 RABO 0123 4567 89', reference: String(order.orderId) },
    })
    const { rows } = await sql(`select cause_key from outbox_mail`)
    expect(rows).toEqual([{ cause_key: `order-confirmation:${order.orderId}` }])
  })

  test('gifts are reserved too', async () => {
    const buyer = await startBuying(shop, { lines: [[muesli, 11]] })
    const order = await buyer.order()
    const { rows } = await sql('select variant_id, is_free, quantity from order_line where order_id = $1', [
      order.orderId,
    ])
    expect(rows.filter((row: { is_free: boolean }) => row.is_free)).toHaveLength(1)
    expect((await sql('select 1 from stock_reservation')).rowCount).toBe(2)
  })

  test('a gift is booked as what it is, not as what earned it: a German cap at 19 % with feed at 7 % (PRICING-8, INVOICES-1)', async () => {
    await sql(
      `update product p set tax_class = 'goods', type = $1 from product_variant v
      where v.product_id = p.product_id and v.variant_id = 24101`,
      [productTypes.merchandise],
    )
    const german = await startBuying(shop, {
      site: 'haverhof.de',
      lines: [[muesli, 11]],
      billing: germanBilling,
    })
    const order = await german.order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    const { rows } = await sql(
      'select is_free, product_type, vat_class, vat_percent from order_line order by line_number',
    )
    expect(rows).toEqual([
      { is_free: false, product_type: productTypes.feed, vat_class: 'low', vat_percent: 7 },
      { is_free: true, product_type: productTypes.merchandise, vat_class: 'high', vat_percent: 19 },
    ])
    const { rows: invoices } = await sql(
      `select jsonb_path_query_array(document, '$.lines[*].vatPercent') rates from invoice`,
    )
    expect(invoices).toEqual([{ rates: [7, 19] }])
  })

  test('analysis kits keep the names of their samples', async () => {
    const shopper = await startBuying(shop, { lines: [[quickscan, 2]] })
    expect(await problemOf(await shopper.send())).toMatchObject({ status: 409, code: 'sample-names-missing' })
    for (const sequence of [1, 2])
      await shopper.call(
        'POST',
        `/rqssamplename?productVariantId=${quickscan}&sequence=${sequence}&samplename=Field%20${sequence}`,
      )
    const order = await shopper.order()
    const { rows } = await sql('select sample_name from order_sample order by sequence')
    expect(rows).toEqual([{ sample_name: 'Field 1' }, { sample_name: 'Field 2' }])
    const shown = await view(order)
    expect(shown).toMatchObject({ isScanOnly: true, delivery: { kind: 'none', address: null } })
    expect(JSON.stringify(shown)).not.toContain(shopper.cartId)
  })

  test('keeps with kits whether the analysis may begin within the time of withdrawal, and only what was said (ORDERS-30)', async () => {
    const withKit = async (consent: { beginAnalysis: boolean }) => {
      const shopper = await startBuying(shop, { lines: [[quickscan, 1]] })
      await shopper.call('POST', `/rqssamplename?productVariantId=${quickscan}&sequence=1&samplename=Field`)
      return view(await shopper.order(consent))
    }
    for (const beginAnalysis of [false, true])
      expect(await withKit({ beginAnalysis })).toMatchObject({ beginAnalysis })
    const feed = await startBuying(shop)
    expect(await view(await feed.order({ beginAnalysis: true }))).toMatchObject({ beginAnalysis: false })
  })
})

describe('one order per cart and key (ORDERS-2)', () => {
  test('the same key with the same body gives the same order and answer', async () => {
    const buyer = await startBuying(shop)
    const key = randomUUID()
    const first = await buyer.order({ key })
    expect(await buyer.order({ key })).toEqual(first)
    expect(await buyer.order()).toEqual(first)
  })

  test('the same key with another body is refused', async () => {
    const buyer = await startBuying(shop)
    const key = randomUUID()
    await buyer.order({ key })
    expect(await problemOf(await buyer.send({ key, amount: 1 }))).toMatchObject({
      status: 422,
      code: 'idempotency-mismatch',
    })
    const other = await startBuying(shop)
    expect((await other.send({ key })).status).toBe(422)
    expect((await sql('select 1 from shop_order')).rowCount).toBe(1)
  })

  test.each(['', 'short', 'x'.repeat(201), 'with a space in it!!'])('the key %j is none', async (key) => {
    const buyer = await startBuying(shop)
    expect((await buyer.send({ key })).status).toBe(400)
  })

  test('a repeated call finds the order after it was paid, too', async () => {
    const buyer = await startBuying(shop)
    const key = randomUUID()
    const first = await buyer.order({ key })
    await tellShop(shop, await finishAtSandbox(shop, first, 'paid'))
    const again = await buyer.send({ key, amount: first.totalAmount })
    expect(await again.json()).toEqual({ ...first, status: 'paid', checkoutUrl: null })
  })

  test('a cart is frozen while its order waits for payment, and gone after', async () => {
    const buyer = await startBuying(shop)
    const order = await buyer.order()
    expect(await buyer.cart()).toMatchObject({ order: { orderId: order.orderId, orderKey: order.orderKey } })
    expect(await problemOf(await buyer.add(muesli))).toMatchObject({ status: 409, code: 'cart-ordered' })
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    expect((await buyer.call('GET', '')).status).toBe(404)
  })
})

test('an order on another site speaks its language and has its series', async () => {
  const buyer = await startBuying(shop, {
    site: 'muehldorfer.de',
    lines: [[50101, 1]],
    billing: germanBilling,
  })
  const order = await buyer.order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  expect(await view(order, 'muehldorfer.de')).toMatchObject({
    status: 'paid',
    invoiceNumber: 'MD-2026-000001',
  })
  expect((await shop.request(`/api/orders/${order.orderId}?key=${order.orderKey}`)).status).toBe(404)
})

test('a password becomes an account that waits for its activation, once, and the answer does not tell (ORDERS-11)', async () => {
  const order = async () => {
    const buyer = await startBuying(shop)
    await buyer.call('POST', '/setpassword', { password: 'paardenbloem7', confirmUrl: null })
    return buyer.order()
  }
  const [first, second] = [await order(), await order()]
  expect(Object.keys(second)).toEqual(Object.keys(first))
  const { rows } = await sql('select email_address, is_activated from account')
  expect(rows).toEqual([{ email_address: 'marieke@example.nl', is_activated: false }])
  const mails = await sql(
    `select facts->>'callbackUrl' url from outbox_mail where kind = 'account-activation'`,
  )
  expect(mails.rows).toHaveLength(1)
  expect(mails.rows[0]).toEqual({ url: 'http://haverhof.nl.localhost:3000/account/confirm/' })
})

test('the wish for the newsletter is passed on with the order', async () => {
  const buyer = await startBuying(shop)
  await buyer.call('POST', '/newsletter?subscribe=true')
  await buyer.order()
  const { rows } = await sql(`select task_identifier from graphile_worker.jobs`)
  expect(rows).toEqual([{ task_identifier: 'request-newsletter' }])
})
