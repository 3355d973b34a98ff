import {
  dutchBilling,
  receiveOrder,
  startCustomer,
  startShopping,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const muesli = 10_101

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A customer with something in the cart. */
async function startFilling(site = 'haverhof.nl') {
  const customer = await startCustomer(shop, { site })
  const shopper = await startShopping(shop, { site, headers: { cookie: customer.cookie() } })
  await shopper.add(muesli)
  const fill = () => customer.request(`/api/cart/${shopper.cartId}/fillfromaccount`, { method: 'POST' })
  return { ...customer, shopper, fill }
}

const { emailAddress: _, ...typed } = dutchBilling

describe('what a cart does not say yet (CHECKOUT-40)', () => {
  test('comes from the account: who buys, where it goes and how the last order was paid', async () => {
    const customer = await startCustomer(shop)
    await receiveOrder(shop, customer, { sent: false, lines: [[muesli, 1]], billing: dutchBilling })
    const yard = { ...dutchBilling.address, streetNumber: '61' }
    const stable = {
      label: 'stable',
      firstName: 'Bas',
      lastName: 'Bos',
      address: yard,
      isDeliveryDefault: true,
      remark: 'Achter de schuur',
    }
    await customer.read('/api/account/addresses', { json: stable })
    const shopper = await startShopping(shop, { headers: { cookie: customer.cookie() } })
    await shopper.add(muesli)
    const path = `/api/cart/${shopper.cartId}/fillfromaccount`
    expect(await customer.read(path, { method: 'POST' })).toMatchObject({
      billing: { emailAddress: customer.email, address: dutchBilling.address },
      shipping: { firstName: 'Bas', lastName: 'Bos', address: { streetNumber: '61' } },
      alternativeShippingAddress: true,
      deliveryWishes: { remark: 'Achter de schuur' },
      payment: { paymentMethodId: 'creditcard' },
    })
  })

  test('chooses no loan beforehand, though the last order was paid with one (PAYMENTS-15, CHECKOUT-49)', async () => {
    const customer = await startCustomer(shop)
    const { orderId } = await receiveOrder(shop, customer, { sent: false, lines: [[muesli, 1]] })
    await shop.context.database.pool.query(
      `update shop_order set payment_method_id = 'klarna' where order_id = $1`,
      [orderId],
    )
    const shopper = await startShopping(shop, { headers: { cookie: customer.cookie() } })
    await shopper.add(muesli)
    const path = `/api/cart/${shopper.cartId}/fillfromaccount`
    expect(await customer.read(path, { method: 'POST' })).toMatchObject({ payment: null })
  })

  test('is addressed to who stands on the address that the first order left behind, not to who the account belongs to (ACCOUNTS-18)', async () => {
    const customer = await startCustomer(shop)
    const company = { companyName: 'Stal van der Berg', vatNumber: 'DE136695976', phoneNumber: '0612345679' }
    const billing = { ...dutchBilling, ...company }
    await receiveOrder(shop, customer, { sent: false, lines: [[muesli, 1]], billing })
    const shopper = await startShopping(shop, { headers: { cookie: customer.cookie() } })
    await shopper.add(muesli)
    const path = `/api/cart/${shopper.cartId}/fillfromaccount`
    const { firstName, lastName, address } = dutchBilling
    const details = { firstName, lastName, ...company, emailAddress: customer.email, address }
    expect(await customer.read(path, { method: 'POST' })).toMatchObject({ billing: details })
    expect(await customer.read('/api/account')).toMatchObject({
      firstName: 'Anna',
      billing: { firstName, lastName, phoneNumber: '0612345679', address },
    })
  })

  test('names a company with its own VAT number, and never with that of another (ACCOUNTS-17)', async () => {
    const { fill, read, request } = await startFilling()
    const ofAccount = { companyName: 'Hof Brand', vatNumber: 'DE136695976' }
    const json = { ...ofAccount, billing: { address: typed.address } }
    await request('/api/account', { method: 'PUT', json })
    const entry = {
      label: 'company',
      companyName: 'Stal Vos',
      address: typed.address,
      isBillingDefault: true,
    }
    await read('/api/account/addresses', { json: entry })
    expect(await (await fill()).json()).toMatchObject({
      billing: { companyName: 'Stal Vos', vatNumber: null },
    })
  })

  test('stays as it is where the cart says it already', async () => {
    const { fill, shopper, request } = await startFilling()
    await request('/api/account', { method: 'PUT', json: { billing: { address: typed.address } } })
    const other = { ...dutchBilling, lastName: 'Anders' }
    await shopper.call('POST', '/billing', other)
    expect(await (await fill()).json()).toMatchObject({ billing: { lastName: 'Anders' }, payment: null })
  })

  test('is left open where the account knows nothing, or a step would refuse it (CHECKOUT-49)', async () => {
    const { fill } = await startFilling()
    expect(await (await fill()).json()).toMatchObject({ billing: null, shipping: null, payment: null })
    const german = await startFilling('haverhof.de')
    const json = { billing: { address: typed.address } }
    expect((await german.request('/api/account', { method: 'PUT', json })).status).toBe(204)
    expect(await (await german.fill()).json()).toMatchObject({ billing: null })
  })

  test('is hidden from other callers', async () => {
    const { shopper } = await startFilling()
    const stranger = await startCustomer(shop)
    const path = `/api/cart/${shopper.cartId}/fillfromaccount`
    expect((await stranger.request(path, { method: 'POST' })).status).toBe(404)
    expect((await shop.request(path, { method: 'POST' })).status).toBe(401)
  })
})
