import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadWholeLocale } from '../../shared/shop/locale'
import type { ShopRequest } from '../../toolkit/shop-request'
import { load } from './product-detail.server'

beforeAll(() => loadWholeLocale('shop-en'))
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
  const shop = { api, origin: 'https://haverhof.nl', locale: 'shop-en', languageId: 4 }
  const route = { kind: 'product-detail', productVariantId: 10_102 }
  const url = new URL('https://haverhof.nl/muesli/')
  const { data } = await load(shop as unknown as ShopRequest, route, url)
  return data.dates.first.replace('\u00a0', ' ')
}

test.each([
  [
    'Day of German Unity, a Friday',
    '2025-10-02T08:00:00Z',
    { NL: 'Friday 3 October', DE: 'Monday 6 October' },
  ],
  [
    'the national day of Belgium, a Wednesday',
    '2027-07-20T08:00:00Z',
    { NL: 'Wednesday 21 July', BE: 'Thursday 22 July' },
  ],
  ['King’s Day, a Tuesday', '2027-04-26T08:00:00Z', { NL: 'Wednesday 28 April', DE: 'Tuesday 27 April' }],
])(
  'the page of a product knows the holidays of its country: %s (PRODUCT-1, DELIVERY-11)',
  async (_, now, days) => {
    for (const [country, day] of Object.entries(days)) expect(await arrives(now, country)).toBe(day)
  },
)
