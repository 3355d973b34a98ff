import { DAY, MINUTE } from '@haverhof/domain/shared'
import {
  type BuyerOptions,
  type Customer,
  dutchBilling,
  finishAtSandbox,
  germanBilling,
  type OrderAnswer,
  receiveOrder,
  startBuying,
  startCustomer,
  startShopping,
  startTestShop,
  signIn,
  signUp,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InvoiceView, OrderListView, ReorderedView } from './schemas.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const muesli = 10_101
const slobber = 10_102

type Lines = readonly [number, number][]

async function paidOrder(customer: Customer, lines: Lines = [[muesli, 2]]): Promise<OrderAnswer> {
  const headers = { cookie: customer.cookie() }
  const order = await (await startBuying(shop, { lines, headers, site: customer.site })).order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  shop.clock.advance(1000)
  return order
}

async function sql(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return (await shop.context.database.pool.query<Record<string, unknown>>(text, values)).rows
}

describe("a customer's orders (ORDERS-17)", () => {
  test('come the latest first, with pictures, invoice and pages', async () => {
    const customer = await startCustomer(shop)
    expect(await customer.read('/api/account/orders')).toEqual({ orders: [], totalCount: 0 })
    const first = await paidOrder(customer)
    const second = await (
      await startBuying(shop, { lines: [[slobber, 1]], headers: { cookie: customer.cookie() } })
    ).order()
    const { orders, totalCount } = await customer.read<OrderListView>('/api/account/orders')
    expect(totalCount).toBe(2)
    expect(orders).toMatchObject([
      { orderId: second.orderId, status: 'open', itemCount: 1, invoiceNumber: null },
      {
        orderId: first.orderId,
        status: 'paid',
        totalAmount: first.totalAmount,
        shownCurrency: null,
        invoiceNumber: expect.stringMatching(/^HH-\d{4}-\d{6}$/) as string,
        lines: [{ lineNumber: 1, productVariantId: muesli, quantity: 2, isFree: false }],
      },
    ])
    expect(orders[1]?.lines[0]?.picture.src).toBe(`/pictures/nl/${muesli}-400.webp`)
    const page = await customer.read<OrderListView>('/api/account/orders?page=2&pageSize=1')
    expect(page.orders.map((order) => order.orderId)).toEqual([first.orderId])
    expect(await customer.read('/api/account/orders?page=3')).toEqual({ orders: [], totalCount: 2 })
    for (const wrong of ['page=0', 'page=-1', 'pageSize=97', 'page=1e3', 'page=99999']) {
      expect((await customer.request(`/api/account/orders?${wrong}`)).status).toBe(400)
    }
  })

  test('of a site with another currency show what it came to there', async () => {
    const customer = await startCustomer(shop, { site: 'haverhof.dk' })
    const danish = {
      ...dutchBilling,
      phoneNumber: '+4520123456',
      address: { ...dutchBilling.address, zipcode: '8000', countryId: 208 },
    }
    const headers = { cookie: customer.cookie() }
    const buyer = await startBuying(shop, { site: customer.site, headers, billing: danish })
    const { totalAmount } = await buyer.order()
    const { orders } = await customer.read<OrderListView>('/api/account/orders')
    expect(orders[0]).toMatchObject({ totalAmount, shownCurrency: 'DKK' })
    expect(orders[0]?.shownTotalAmount).toBeGreaterThan(7 * totalAmount)
  })

  test('that were placed as a guest appear when the mailbox is confirmed (ORDERS-19)', async () => {
    const email = 'guest.becomes@example.nl'
    const asGuest = async (emailAddress: string, at: BuyerOptions = { billing: dutchBilling }) =>
      (await startBuying(shop, { ...at, billing: { ...at.billing, emailAddress } })).order()
    const own = await asGuest('Guest.Becomes@Example.nl')
    await asGuest('somebody.else@example.nl')
    await asGuest(email, { site: 'haverhof.de', billing: germanBilling })
    const customer = await signUp(shop, { email })
    const { orders } = await customer.read<OrderListView>('/api/account/orders')
    expect(orders.map((order) => order.orderId)).toEqual([own.orderId])
    // Not signed in for once: the order follows with the next sign-in.
    shop.clock.advance(1000)
    const later = await asGuest(email)
    expect(await customer.read('/api/account/orders')).toMatchObject({ totalCount: 1 })
    const back = await signIn(shop, { email })
    const all = await back.read<OrderListView>('/api/account/orders')
    expect(all.orders.map((order) => order.orderId)).toEqual([later.orderId, own.orderId])
  })
})

describe('invoices (INVOICES-4)', () => {
  test('are listed and open as PDF, for their customer alone', async () => {
    const customer = await startCustomer(shop)
    const { orderId, totalAmount } = await paidOrder(customer)
    const { invoices } = await customer.read<{ invoices: InvoiceView[] }>('/api/account/invoices')
    expect(invoices).toMatchObject([{ orderId, totalAmount, kind: 'invoice' }])
    const path = `/api/account/invoices/${invoices[0]?.invoiceNumber}/pdf`
    const answer = await customer.request(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-disposition')).toContain(`${invoices[0]?.invoiceNumber}.pdf`)
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await (await startCustomer(shop)).request(path)).status).toBe(404)
    expect((await shop.request(path)).status).toBe(401)
    expect((await customer.request('/api/account/invoices/HH-2026-999999/pdf')).status).toBe(404)
    expect((await customer.request("/api/account/invoices/x'/pdf")).status).toBe(404)
  })
})

describe('ordering again (ORDERS-18)', () => {
  async function again(customer: Customer, orderId: number, cartId: string, query = '') {
    return customer.request(`/api/account/orders/${orderId}/reorder${query}`, {
      json: { shoppingcartId: cartId },
    })
  }

  test('puts a whole order or one line into the cart', async () => {
    const customer = await startCustomer(shop)
    const { orderId } = await paidOrder(customer, [
      [muesli, 2],
      [slobber, 3],
    ])
    const headers = { cookie: customer.cookie() }
    const { cartId, cart } = await startShopping(shop, { headers })
    const line = (await (await again(customer, orderId, cartId, '?lineNumber=2')).json()) as ReorderedView
    expect(line).toMatchObject({ added: [{ productVariantId: slobber, quantity: 3 }], missing: [] })
    const all = (await (await again(customer, orderId, cartId)).json()) as ReorderedView
    expect(all.added).toHaveLength(2)
    expect((await cart()).products).toMatchObject([
      { productVariantId: muesli, count: 2 },
      { productVariantId: slobber, count: 6 },
    ])
  })

  test('says what could not be added, and why (ORDERS-68)', async () => {
    const customer = await startCustomer(shop)
    const sold = 11_101
    const { orderId } = await paidOrder(customer, [
      [muesli, 5],
      [slobber, 5],
      [sold, 1],
    ])
    await sql('update stock set amount = 2 where variant_id = $1', [muesli])
    await sql('update stock set amount = 0 where variant_id = $1', [slobber])
    await sql(
      `update publication set is_published = false where site_id = 1 and product_id =
        (select product_id from product_variant where variant_id = $1)`,
      [sold],
    )
    const { cartId } = await startShopping(shop, { headers: { cookie: customer.cookie() } })
    const answer = (await (await again(customer, orderId, cartId)).json()) as ReorderedView
    expect(answer).toMatchObject({
      added: [{ productVariantId: muesli, quantity: 2 }],
      missing: [
        { productVariantId: muesli, quantity: 3, reason: 'not-enough-stock' },
        { productVariantId: slobber, quantity: 5, reason: 'not-available' },
        { productVariantId: sold, quantity: 1, reason: 'not-sold' },
      ],
    })
    await sql('update stock set amount = 400 where variant_id = any($1)', [[muesli, slobber]])
    await sql('update publication set is_published = true where site_id = 1')
  })

  test('takes neither orders nor carts of others', async () => {
    const customer = await startCustomer(shop)
    const stranger = await startCustomer(shop)
    const { orderId } = await paidOrder(customer)
    const own = await startShopping(shop, { headers: { cookie: customer.cookie() } })
    const foreign = await startShopping(shop, { headers: { cookie: stranger.cookie() } })
    expect((await again(stranger, orderId, foreign.cartId)).status).toBe(404)
    expect((await again(customer, orderId, foreign.cartId)).status).toBe(404)
    expect((await again(customer, orderId, own.cartId, '?lineNumber=9')).status).toBe(404)
    expect(
      await sql('select 1 from cart_line where cart_id = any($1)', [[own.cartId, foreign.cartId]]),
    ).toEqual([])
  })
})

test('a promotion counts by the account, whatever mailbox the bill names (PRICING-13)', async () => {
  await sql(`update promotion set usage_limit_per_customer = 1 where code = 'FREEDELIVERY'`)
  const customer = await startCustomer(shop)
  const buy = (emailAddress: string) =>
    startBuying(shop, {
      lines: [[muesli, 6]],
      discountCode: 'FREEDELIVERY',
      headers: { cookie: customer.cookie() },
      billing: { ...dutchBilling, emailAddress },
    })
  await (await buy('one@example.nl')).order()
  await expect(buy('two@example.nl')).rejects.toThrow('discount-used-up')
})

test('open are those that were sent within two weeks (ORDERS-67)', async () => {
  const customer = await startCustomer(shop)
  const { orderId } = await receiveOrder(shop, customer)
  const open = async () =>
    (await customer.read<{ openOrders: { orderId: number }[] }>('/api/account/overview')).openOrders
  shop.clock.advance(14 * DAY - MINUTE)
  expect(await open()).toMatchObject([{ orderId, status: 'sent' }])
  shop.clock.advance(2 * MINUTE)
  expect(await open()).toEqual([])
})
