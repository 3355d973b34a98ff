import { analysisKitTypes, productTypes } from '@haverhof/domain/catalogue'
import { expect, test } from 'vitest'
import { productJsonLd } from './product-json-ld'

type Product = Parameters<typeof productJsonLd>[0]

const tariff = { countryCode: 'NL', priceCents: 595, freeFromCents: 7500, lorryPriceCents: 3995 }

const pack = (packSize: string, amount: number, state: string, ean = '2000000101019') => ({
  url: `/muesli/basis/${packSize}/`,
  articleNumber: `HH${packSize}`,
  ean,
  packSize,
  colour: null,
  pack: 'bag',
  content: { amount: Number.parseInt(packSize, 10) * 1000, unit: 'g' },
  deliveryDays: [1, 2],
  byAppointment: false,
  images: [{ src: '/pictures/1-400.webp', srcset: '/pictures/1-400.webp 400w, /pictures/1-800.webp 800w' }],
  price: { amount, unitPrice: { amount: 1, per: 'kg' }, originalAmount: null },
  stock: { state, amount: null },
})

const product = (count: number, photos: readonly { url: string }[] = [], isExample = false) =>
  ({
    productId: 101,
    productType: productTypes.feed,
    title: 'Basis',
    summary: 'Mild.',
    brand: 'Haverhof',
    url: '/muesli/basis/',
    variants: [pack('3 kg', 5.95, 'available'), pack('20 kg', 20.9, 'sold-out')],
    reviews: {
      summary: { average: 4.5, count, distribution: [0, 0, 0, 0, count] },
      reviews: [
        {
          title: 'Fijn',
          text: 'Eet graag.',
          rating: 5,
          author: 'Anna',
          date: '2026-01-02',
          language: 'nl',
          isExample,
          photos,
        },
      ],
    },
  }) as unknown as Product

test('each pack has an offer of its own, in euros', () => {
  const group = productJsonLd(product(2), 'https://haverhof.nl', tariff)
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    review: [{ reviewBody: 'Eet graag.', datePublished: '2026-01-02', author: { name: 'Anna' } }],
    hasVariant: [
      {
        size: '3 kg',
        offers: { price: '5.95', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      },
      { size: '20 kg', offers: { price: '20.90', availability: 'https://schema.org/OutOfStock' } },
    ],
  })
})

test('REVIEWS-29: a review with a photo names it', () => {
  const { review } = productJsonLd(
    product(2, [{ url: '/api/reviews/photos/7' }]),
    'https://haverhof.nl',
    tariff,
  )
  expect(review).toMatchObject([{ image: ['https://haverhof.nl/api/reviews/photos/7'] }])
  const [plain] = productJsonLd(product(2), 'https://haverhof.nl', tariff)['review'] as object[]
  expect(plain).not.toHaveProperty('image')
})

test('a product without reviews has no rating', () => {
  expect(productJsonLd(product(0), 'https://haverhof.nl', tariff)).not.toHaveProperty('aggregateRating')
})

test('search engines are told neither stars nor reviews where these are examples (LAW-9)', () => {
  const group = productJsonLd(product(2, [], true), 'https://haverhof.nl', tariff)
  expect(group).not.toHaveProperty('aggregateRating')
  expect(group).not.toHaveProperty('review')
})

test('an offer tells what sending costs, that it can be sent back, and the price per kilo (SEO-18)', () => {
  const dear = { ...product(0), variants: [pack('20 kg', 80, 'available'), pack('3 kg', 5.95, 'available')] }
  const { hasVariant } = productJsonLd(dear as Product, 'https://haverhof.nl', tariff)
  expect(hasVariant).toMatchObject([
    {
      inProductGroupWithID: '101',
      image: ['https://haverhof.nl/pictures/1-800.webp'],
      offers: {
        shippingDetails: {
          shippingRate: { value: '0.00', currency: 'EUR' },
          shippingDestination: { addressCountry: 'NL' },
          deliveryTime: { transitTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' } },
        },
        hasMerchantReturnPolicy: { applicableCountry: 'NL', merchantReturnDays: 14 },
        priceSpecification: [
          { price: '80.00', referenceQuantity: { value: 20, unitCode: 'KGM', valueReference: { value: 1 } } },
        ],
      },
    },
    { offers: { shippingDetails: { shippingRate: { value: '5.95' } } } },
  ])
})

test('a lorry comes on a day that is agreed, and loose feed is not sent back (SEO-19)', () => {
  const silo = { ...pack('3000 kg', 1495, 'available'), pack: 'silo', byAppointment: true }
  const [offered] = productJsonLd(
    { ...product(0), variants: [silo] } as Product,
    'https://haverhof.nl',
    tariff,
  )['hasVariant'] as { offers: object }[]
  expect(offered?.offers).not.toHaveProperty('shippingDetails')
  expect(offered?.offers).not.toHaveProperty('hasMerchantReturnPolicy')
})

test('an analysis kit goes by letter post, which costs nothing (SEO-18, DELIVERY-3)', () => {
  for (const productType of analysisKitTypes)
    expect(productJsonLd({ ...product(0), productType }, 'https://haverhof.nl', tariff)).toMatchObject({
      hasVariant: [{ offers: { shippingDetails: { shippingRate: { value: '0.00' } } } }, {}],
    })
})

test('what is announced cannot be ordered yet, and is told so (SEO-18)', () => {
  const announced = { ...product(0), variants: [pack('3 kg', 5.95, 'coming-soon')] } as Product
  expect(productJsonLd(announced, 'https://haverhof.nl', tariff)).toMatchObject({
    hasVariant: [{ offers: { availability: 'https://schema.org/OutOfStock' } }],
  })
})

test('only a number that the trade knows is told as one (SEO-20)', () => {
  const numbered = (ean: string) =>
    productJsonLd(
      { ...product(0), variants: [pack('3 kg', 5.95, 'available', ean)] } as Product,
      'https://haverhof.nl',
      null,
    )['hasVariant']
  expect(numbered('2000000101019')).not.toMatchObject([{ gtin13: expect.any(String) }])
  expect(numbered('8712345678906')).toMatchObject([{ gtin13: '8712345678906' }])
})
