import {
  dutchBilling,
  finishAtSandbox,
  receiveOrder,
  startBuying,
  startCustomer,
  startShopping,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePrice } from '../../catalogue/test-change-price.ts'
import type { AgainView } from './schemas.ts'

const muesli = 10_101
const quickscan = 90_101

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = (text: string, values: unknown[] = []) => shop.context.database.pool.query(text, values)

/** A customer who has paid an order. */
async function startAgain(lines: [number, number][] = [[muesli, 2]]) {
  const customer = await startCustomer(shop)
  const billing = { ...dutchBilling, emailAddress: customer.email }
  const { orderId } = await receiveOrder(shop, customer, { sent: false, lines, billing })
  return againOf(customer, orderId)
}

const bigBox = 10_104
const yard = { access: 'yes', height: 'no', power: 'unknown', forklift: 'yes' }

/** A customer to whom a lorry has come. */
async function startAtYard() {
  const customer = await startCustomer(shop)
  const billing = { ...dutchBilling, emailAddress: customer.email }
  const buyer = await startBuying(shop, { headers: { cookie: customer.cookie() }, billing })
  await buyer.add(bigBox)
  expect((await buyer.call('PUT', '/deliverywishes', { yard })).status).toBe(204)
  const order = await buyer.order()
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  return againOf(customer, order.orderId)
}

function againOf(customer: Awaited<ReturnType<typeof startCustomer>>, orderId: number) {
  const path = `/api/account/orders/${orderId}/again`
  const again = () => customer.read<AgainView>(path, { method: 'POST' })
  const placeOrder = ({ cart, calculated }: AgainView) =>
    customer.request('/api/orders', {
      headers: { 'idempotency-key': randomUUID() },
      json: { shoppingcartId: cart.shoppingcartId, expectedTotalAmount: calculated.totalAmount },
    })
  return { ...customer, orderId, path, again, placeOrder }
}

describe('an order that is placed again (ORDERS-50)', () => {
  test('has goods, address and method without a word typed, and is ordered for what was shown', async () => {
    const { again, placeOrder, orderId, email } = await startAgain()
    const view = await again()
    expect(view).toMatchObject({
      orderId,
      missing: [],
      cart: {
        products: [{ productVariantId: muesli, count: 2 }],
        // As on the address that was kept, not as in the account.
        billing: {
          firstName: dutchBilling.firstName,
          lastName: dutchBilling.lastName,
          emailAddress: email,
          address: dutchBilling.address,
        },
        payment: { paymentMethodId: 'creditcard' },
      },
      calculated: { products: [{ productVariantId: muesli, quantity: 2 }] },
    })
    const placed = await placeOrder(view)
    expect([placed.status, await placed.json()]).toMatchObject([
      200,
      { totalAmount: view.calculated.totalAmount, checkoutUrl: expect.stringContaining('http') },
    ])
  })

  test('is refused when the price has changed since it was shown', async () => {
    const { again, placeOrder } = await startAgain()
    const view = await again()
    const price = { siteId: 1, variantId: muesli, amountCents: 9999, isOffer: false }
    await changePrice(shop.context, { ...price, validFrom: shop.clock.now() })
    const refused = await placeOrder(view)
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'total-changed' }])
    expect((await placeOrder(await again())).status).toBe(200)
  })

  test('leaves kits of the laboratory to who can name their samples (ORDERS-71)', async () => {
    const customer = await startCustomer(shop)
    const headers = { cookie: customer.cookie() }
    const buyer = await startBuying(shop, {
      headers,
      billing: { ...dutchBilling, emailAddress: customer.email },
    })
    await buyer.add(quickscan)
    await buyer.call('POST', `/rqssamplename?productVariantId=${quickscan}&sequence=1&samplename=Hooi`)
    const order = await buyer.order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    const path = `/api/account/orders/${order.orderId}/again`
    const { missing } = await customer.read<AgainView>(path, { method: 'POST' })
    expect(missing).toMatchObject([
      { productVariantId: quickscan, reason: 'needs-sample-names', replacements: [] },
    ])
  })

  test('says nothing about the yard of an address that is chosen instead, and knows the former one again (DELIVERY-21)', async () => {
    const { again, placeOrder, request, read } = await startAtYard()
    const view = await again()
    const path = `/api/cart/${view.cart.shoppingcartId}`
    const yardNow = async () =>
      (await read<AgainView['cart']>(path)).deliveryWishes?.yard ?? 'nothing is known about it'
    expect(await yardNow()).toEqual(yard)
    const elsewhere = { ...dutchBilling.address, streetNumber: '61' }
    const { firstName, lastName } = dutchBilling
    const shipping = { firstName, lastName, address: elsewhere, shippingMethod: 0 }
    const choose = async (isElsewhere: boolean) => {
      const json = isElsewhere ? shipping : { shippingMethod: 0 }
      expect((await request(`${path}/shipping`, { method: 'PUT', json })).status).toBe(200)
      const flag = `${path}/alternativeshipping?alternativeShippingAddress=${isElsewhere}`
      expect((await request(flag, { method: 'PUT' })).status).toBe(204)
    }
    await choose(true)
    expect(await yardNow()).toBe('nothing is known about it')
    const refused = await placeOrder(view)
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: expect.arrayContaining([{ parameter: 'deliveryWishes.yard.access', message: 'required' }]) },
    ])
    await choose(false)
    expect(await yardNow()).toEqual(yard)
    await choose(true)
    const answered = { ...yard, access: 'no' }
    expect(
      (await request(`${path}/deliverywishes`, { method: 'PUT', json: { yard: answered } })).status,
    ).toBe(204)
    expect(await yardNow()).toEqual(answered)
    expect((await placeOrder(view)).status).toBe(200)
  })

  test('tells the lorry about the same yard, and says nothing about another one (DELIVERY-21)', async () => {
    const { again, placeOrder, userId } = await startAtYard()
    const view = await again()
    expect(view.cart.deliveryWishes).toMatchObject({ yard })
    expect((await placeOrder(view)).status).toBe(200)

    await sql(
      `update account_address set address = address || '{"street": "Zwartendijk"}' where user_id = $1`,
      [userId],
    )
    const moved = (await again()).cart
    expect(moved.billing?.address.street).toBe('Zwartendijk')
    expect(moved.deliveryWishes?.yard ?? null).toBeNull()
  })

  test('tells the driver what he was told, where he comes to the same address (CHECKOUT-50)', async () => {
    const customer = await startCustomer(shop)
    const billing = { ...dutchBilling, emailAddress: customer.email }
    const buyer = await startBuying(shop, { headers: { cookie: customer.cookie() }, billing })
    await buyer.call('PUT', '/deliverywishes', { remark: 'Achter de schuur' })
    const order = await buyer.order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    const { again } = againOf(customer, order.orderId)
    const book = 'update account_address set remark = $2 where user_id = $1'
    await sql(book, [customer.userId, null])
    expect((await again()).cart.deliveryWishes).toMatchObject({ remark: 'Achter de schuur' })
    await sql(book, [customer.userId, 'Bij de poort'])
    expect((await again()).cart.deliveryWishes).toMatchObject({ remark: 'Bij de poort' })
    const moved = `update account_address set remark = null, address = address || '{"street": "Zwartendijk"}' where user_id = $1`
    await sql(moved, [customer.userId])
    expect((await again()).cart.deliveryWishes?.remark ?? null).toBeNull()
  })

  test('goes where that order went while the address is in the book, else to the default (CHECKOUT-41)', async () => {
    const customer = await startCustomer(shop)
    const billing = { ...dutchBilling, emailAddress: customer.email }
    const headers = { cookie: customer.cookie() }
    const atHome = await receiveOrder(shop, customer, { sent: false, lines: [[muesli, 1]], billing })
    const stable = { ...dutchBilling.address, street: 'Stalweg', streetNumber: '3' }
    const buyer = await startBuying(shop, { headers, billing })
    const shipping = { firstName: 'Bas', lastName: 'Bos', address: stable }
    expect((await buyer.call('PUT', '/shipping', { ...shipping, shippingMethod: 0 })).status).toBe(200)
    await buyer.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')
    const toStable = await buyer.order()
    await tellShop(shop, await finishAtSandbox(shop, toStable, 'paid'))
    const shippingAddress = { label: 'stable', ...shipping, remark: 'Bij de poort' }
    expect((await customer.request('/api/account/addresses', { json: shippingAddress })).ok).toBe(true)
    const goesWith = (isStable: boolean) =>
      sql(
        `with entry as (update account_address set is_delivery_default = ($2 and address->>'street' = 'Stalweg') where user_id = $1)
         update account set alternative_shipping_address = $2 where user_id = $1`,
        [customer.userId, isStable],
      )
    const cartOf = async ({ orderId }: { orderId: number }) => (await againOf(customer, orderId).again()).cart
    await goesWith(false)
    expect(await cartOf(toStable)).toMatchObject({
      alternativeShippingAddress: true,
      shipping,
      billing: { address: dutchBilling.address },
      deliveryWishes: { remark: 'Bij de poort' },
    })
    await goesWith(true)
    const home = await cartOf(atHome)
    expect(home).toMatchObject({
      alternativeShippingAddress: false,
      billing: { address: dutchBilling.address },
    })
    expect(home.deliveryWishes?.remark ?? null).toBeNull()
    await goesWith(false)
    await sql(`delete from account_address where user_id = $1 and address->>'street' = 'Stalweg'`, [
      customer.userId,
    ])
    expect(await cartOf(toStable)).toMatchObject({
      alternativeShippingAddress: false,
      billing: { address: dutchBilling.address },
    })
  })

  test('lies beside the cart of the customer, and takes the place of an earlier one (CART-23)', async () => {
    const { again, cookie, userId, read } = await startAgain()
    const first = await again()
    const second = await again()
    expect(second.cart.shoppingcartId).not.toBe(first.cart.shoppingcartId)
    const open = await sql(`select cart_id from cart where account_id = $1 and state = 'open'`, [userId])
    expect(open.rows).toEqual([{ cart_id: second.cart.shoppingcartId }])
    const shopper = await startShopping(shop, { headers: { cookie: cookie() } })
    expect(shopper.cartId).not.toBe(second.cart.shoppingcartId)
    expect(await read(`/api/cart/${shopper.cartId}`)).toMatchObject({ products: [] })
  })

  test('goes where the order went when the account knows no address (CHECKOUT-50)', async () => {
    const { again, userId } = await startAgain()
    await sql('delete from account_address where user_id = $1', [userId])
    expect(await again()).toMatchObject({
      cart: { billing: { address: dutchBilling.address }, payment: { paymentMethodId: 'creditcard' } },
    })
  })

  test('is the customer’s own', async () => {
    const { path } = await startAgain()
    const stranger = await startCustomer(shop)
    expect((await stranger.request(path, { method: 'POST' })).status).toBe(404)
    expect((await shop.request(path, { method: 'POST' })).status).toBe(401)
  })
})
