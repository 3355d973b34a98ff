import { afterEach, expect, test, vi } from 'vitest'
import type { ShopRequest } from '../../toolkit/shop-request'
import { load } from './product-detail.server'

// The texts of pages are made by the build.
vi.mock('../../shared/shop/locale', () => ({
  textsOf: () => (key: string, values?: { day: string; month: string }) =>
    key === 'day' ? `${values?.day} ${values?.month}` : 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
}))

afterEach(() => {
  vi.useRealTimers()
})

const variant = {
  productVariantId: 10_102,
  url: '/muesli/',
  deliveryDays: [1, 1],
  images: [],
  colour: null,
  price: { amount: 20 },
  stock: { state: 'in-stock' },
}
const product = {
  productVariantId: 10_102,
  firstProductVariantId: 10_102,
  title: 'Muesli',
  description: '',
  summary: '',
  usps: [],
  breadcrumb: [],
  variants: [variant],
  reviews: { summary: { count: 0 }, reviews: [] },
  url: '/muesli/',
}

/** The day on which a pack arrives that is ordered at a moment on the site of a country. */
async function arrives(now: string, countryCode: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const tariff = { countryCode, priceCents: 595, freeFromCents: 7500, lorryPriceCents: null }
  const api = {
    products: { detail: () => Promise.resolve(product) },
    delivery: { tariff: () => Promise.resolve(tariff) },
  }
  const shop = { api, origin: 'https://haverhof.nl', locale: 'shop-nl', languageId: 1 }
  const route = { kind: 'product-detail', productVariantId: 10_102 }
  const url = new URL('https://haverhof.nl/muesli/')
  const { data } = await load(shop as unknown as ShopRequest, route, url)
  return data.dates.first.replace('\u00a0', ' ')
}

test.each([
  ['Day of German Unity, a Friday', '2025-10-02T08:00:00Z', { NL: '3 Oct', DE: '6 Oct' }],
  ['the national day of Belgium, a Wednesday', '2027-07-20T08:00:00Z', { NL: '21 Jul', BE: '22 Jul' }],
  ['King’s Day, a Tuesday', '2027-04-26T08:00:00Z', { NL: '28 Apr', DE: '27 Apr' }],
])(
  'the page of a product knows the holidays of its country: %s (PRODUCT-1, DELIVERY-11)',
  async (_, now, days) => {
    for (const [country, day] of Object.entries(days)) expect(await arrives(now, country)).toBe(day)
  },
)
