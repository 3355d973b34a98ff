import { productTypes } from '@haverhof/domain/catalogue'
import { platforms } from '@haverhof/domain/shared'
import {
  dutchBilling,
  receiveOrder,
  startCustomer,
  startShopping,
  startTestShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Fields = Record<string, unknown>
const quickscan = 90101
const muesli = 10102
const address = 'zipcode street streetNumber streetNumberAddition city countryId'

/** The names of the fields that an answer lacks. */
function missingFields(thing: unknown, names: string): string[] {
  const fields = (thing ?? {}) as Fields
  return names.split(' ').filter((name) => !Object.hasOwn(fields, name))
}

describe('a cart (HTTP-8)', () => {
  test('has its fields, and so have its lines and samples (§3.13, §3.14, §3.15)', async () => {
    const shopper = await startShopping(shop)
    await shopper.add(quickscan, 2)
    const cart = await shopper.cart<{ products: { rqsSamples: Fields[] }[] }>()
    expect(
      missingFields(
        cart,
        'shoppingcartId created lastModified storeDeviceInfo siteId languageId clientIp billing shipping alternativeShippingAddress newsletterSubscribe payment mailplusId products discountCode dealerId dpdParcelShopId dpdParcelShopZipcodeOrCity scanProductsOnly',
      ),
    ).toEqual([])
    expect(missingFields(cart.products[0], 'productId productVariantId count rqsSamples')).toEqual([])
    expect(
      missingFields(cart.products[0]?.rqsSamples[1], 'shoppingcartId productVariantId sequence sampleName'),
    ).toEqual([])
  })

  test('has a bill, a delivery and a way to pay (§3.3, §3.4, §3.5, §3.25)', async () => {
    const shopper = await startShopping(shop)
    await shopper.add(muesli)
    await shopper.call('POST', '/billing', dutchBilling)
    await shopper.call('PUT', '/alternativeshipping?alternativeShippingAddress=true')
    const { firstName, lastName, address: home } = dutchBilling
    await shopper.call('PUT', '/shipping', { firstName, lastName, address: home, shippingMethod: 0 })
    await shopper.call('POST', '/payment', { paymentMethodId: 'ideal', issuer: null })
    const cart = await shopper.cart<Record<'billing' | 'shipping', { address: Fields }> & Fields>()
    expect(missingFields(cart.billing, 'firstName lastName phoneNumber emailAddress address')).toEqual([])
    expect(missingFields(cart.billing.address, address)).toEqual([])
    expect(missingFields(cart.shipping, 'firstName lastName address shippingMethod')).toEqual([])
    expect(missingFields(cart.shipping.address, address)).toEqual([])
    expect(missingFields(cart['payment'], 'paymentMethodId issuer giftCardNumber giftCardPin')).toEqual([])
  })

  test('comes to sums, lines, discounts and free products (§3.16, §3.17, §3.18, §3.19)', async () => {
    const shopper = await startShopping(shop)
    await shopper.add(muesli, 6)
    await shopper.call('POST', '/discountcode?code=WELKOM10')
    const calculated = await shopper.calculate<{
      products: { freeProducts: Fields[] }[]
      orderDiscounts: Fields[]
    }>()
    expect(
      missingFields(
        calculated,
        'products shippingDiscounts orderDiscounts originalShippingCosts shippingCosts paymentCosts totalAmount vatAmountLow vatAmountHigh subTotalAmount totalAmountExclVat shippingCostsExclVat',
      ),
    ).toEqual([])
    expect(
      missingFields(
        calculated.products[0],
        'productId productVariantId productType quantity description productLabel originalAmount totalAmount vatRatePercentage vatAmount vatType productDiscounts freeProducts rqsSamples',
      ),
    ).toEqual([])
    expect(missingFields(calculated.orderDiscounts[0], 'description promotionKey amount')).toEqual([])
    expect(
      missingFields(
        calculated.products[0]?.freeProducts[0],
        'productId productVariantId description productLabel promotionText quantity originalAmount',
      ),
    ).toEqual([])
  })

  test('loses its code when that is taken back (CART-8, §7.12)', async () => {
    const shopper = await startShopping(shop)
    await shopper.add(muesli, 6)
    await shopper.call('POST', '/discountcode?code=WELKOM10')
    expect(await shopper.cart<Fields>()).toMatchObject({ discountCode: 'WELKOM10' })
    expect((await shopper.call('DELETE', '/discountcode')).status).toBe(204)
    expect(await shopper.cart<Fields>()).toMatchObject({ discountCode: null })
  })

  test('is told the ways to deliver with their prices (§3.20)', async () => {
    const shopper = await startShopping(shop)
    await shopper.add(muesli)
    const methods = await shop.read<Fields[]>(`/api/cart/${shopper.cartId}/shippingmethods`)
    expect(methods.length).toBeGreaterThan(1)
    for (const method of methods) expect(missingFields(method, 'shippingMethod price priceExVat')).toEqual([])
  })
})

describe('a customer (HTTP-8)', () => {
  test('has an account with its fields (§3.1, §3.2)', async () => {
    const customer = await startCustomer(shop)
    expect(
      missingFields(
        await customer.read('/api/account'),
        'emailAddress firstName lastName phoneNumber unreadQuickscanResults billing shipping alternativeShippingAddress mobile languageId newsletterSubscribe companyName vatNumber',
      ),
    ).toEqual([])
  })

  test('has orders and invoices with their fields (§3.30, §3.31)', async () => {
    const customer = await startCustomer(shop)
    const { orderId } = await receiveOrder(shop, customer, {
      lines: [[muesli, 4]],
      discountCode: 'WELKOM10',
    })
    const order = await customer.read<{ calculation: Fields } & Fields>(`/api/account/orders/${orderId}`)
    expect(
      missingFields(order, 'orderId orderedAt status discountCode paymentMethodId invoiceNumber'),
    ).toEqual([])
    expect(
      missingFields(order.calculation, 'totalAmount totalAmountExclVat shippingCosts shippingCostsExclVat'),
    ).toEqual([])
    expect(order['discountCode']).toBe('WELKOM10')
    const { invoices } = await customer.read<{ invoices: Fields[] }>('/api/account/invoices')
    expect(invoices).toMatchObject([{ invoiceNumber: order['invoiceNumber'], orderId }])
  })
})

describe('a product (HTTP-8)', () => {
  type Product = Fields & {
    variants: (Fields & { price: Fields })[]
    nutrition: { key: string; values: { key: string; unit: string }[] }[]
    feedLabel: Fields
    reviews: { summary: Fields; reviews: Fields[] }
  }

  test('has its fields, packs and reviews (§3.32, §3.34)', async () => {
    const product = await shop.read<Product>(`/api/products/${muesli}`)
    expect(missingFields(product, 'title brand composition feedLabel variants reviews')).toEqual([])
    expect(missingFields(product.feedLabel, 'kind additives constituents')).toEqual([])
    for (const variant of product.variants)
      expect(
        missingFields(
          variant,
          'articleNumber ean weightKg dimensionsCm colour content pack packSize shelfLifeMonths deliveryDays perPallet price stock servings daysPerPack',
        ),
      ).toEqual([])
    expect(missingFields(product.variants[0]?.price, 'amount unitPrice')).toEqual([])
    expect(missingFields(product.reviews.summary, 'average count')).toEqual([])
    expect(missingFields(product.reviews.reviews[0], 'title text rating language')).toEqual([])
  })

  test('states its nutrition in the units of the specification (§3.33)', async () => {
    const { nutrition } = await shop.read<Product>(`/api/products/${muesli}`)
    const units = new Map(nutrition.flatMap(({ values }) => values.map(({ key, unit }) => [key, unit])))
    expect(Object.fromEntries(units)).toMatchObject({
      'dry-matter': 'g/kg',
      moisture: '%',
      'crude-protein': 'g/kg',
      sugar: 'g/kg',
      'energy-de': 'MJ/kg',
      'energy-ewpa': 'EWpa/kg',
      'germ-content': 'CFU/g',
    })
    expect(nutrition.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['minerals', 'traceElements', 'vitamins']),
    )
  })

  test('is one of five types, and the shop sells feed, supplements and kits (§1.2, §3.22)', async () => {
    const typeOf = async (variantId: number) =>
      (await shop.read<{ productType: number }>(`/api/products/${variantId}`)).productType
    expect(await typeOf(muesli)).toBe(2)
    expect(await typeOf(30101)).toBe(2)
    expect(await typeOf(90101)).toBe(4)
    expect(await typeOf(90201)).toBe(5)
    expect(productTypes).toEqual({ simple: 1, feed: 2, merchandise: 3, rqs: 4, qs: 5 })
  })

  test('is listed by filter, page, landing page and advice category (§3.24, §3.27)', async () => {
    const list = await shop.read<{ products: Fields[] }>('/api/products/search', {
      json: {
        filter: { searchTerm: null, filters: [] },
        pageInfo: { page: 2, pageSize: 5, descending: true, sort: 'price' },
        landingpageId: null,
        adviceCategoryId: null,
      },
    })
    expect(list.products).toHaveLength(5)
  })
})

describe('a site (HTTP-8)', () => {
  test('is found by its domain with its summary (SITES-7, §3.8)', async () => {
    expect(
      missingFields(
        await shop.read('/api/sites/getbydomain?domain=haverhof.de'),
        'siteId countryId clientApiEndpoint type languages fallbackLanguageId',
      ),
    ).toEqual([])
  })

  test('links with title, route and target (§3.12)', async () => {
    const site = await shop.read<Record<string, Fields>>('/api/sites/1')
    for (const name of ['customerServiceLink', 'customerServicePhoneLink', 'becomeDealerLink'])
      expect(missingFields(site[name], 'title route target')).toEqual([])
  })

  test('belongs to platform 0, 1 or 2 (§3.23)', async () => {
    expect(platforms).toEqual({ shop: 0, muehldorfer: 1, corporate: 2 })
    for (const [host, type] of [
      ['haverhof.nl', 0],
      ['muehldorfer.de', 1],
      ['haverhof-group.com', 2],
    ] as const)
      expect(await shop.read(`/api/sites/getbydomain?domain=${host}`)).toMatchObject({ type })
  })

  test('tells what tracking needs (CONSENT-4, §3.41)', async () => {
    expect(
      missingFields(await shop.read('/api/trackingsettings'), 'gtmContainerId googleRecaptchaKey currency'),
    ).toEqual([])
  })
})

test('every other call that the shop makes is described (HTTP-8, §7.45)', async () => {
  const { paths } = await shop.read<{ paths: Fields }>('/api/openapi.json')
  expect(
    missingFields(
      paths,
      '/api/trackingsettings /api/reviews/{productId} /api/questions/{productId} /api/questions /api/footer/{id} /api/navigations/{id} /api/navigations/{id}/secondary /api/products/search /api/reviews /api/account/returns /api/stockalerts /api/newsletter /api/feedcalculator /api/results/{key} /api/orders',
    ),
  ).toEqual([])
})
