import { expect, test } from 'vitest'
import { productJsonLd } from './product-json-ld'

type Product = Parameters<typeof productJsonLd>[0]

const pack = (packSize: string, amount: number, state: string) => ({
  url: `/muesli/basis/${packSize}/`,
  articleNumber: `HH${packSize}`,
  ean: '8712345678906',
  packSize,
  colour: null,
  images: [{ src: '/pictures/1.webp' }],
  price: { amount },
  stock: { state, amount: null },
})

const product = (count: number) =>
  ({
    productId: 101,
    title: 'Basis',
    summary: 'Mild.',
    brand: 'Haverhof',
    url: '/muesli/basis/',
    variants: [pack('3 kg', 5.95, 'available'), pack('20 kg', 20.9, 'sold-out')],
    reviews: { summary: { average: 4.5, count, distribution: [0, 0, 0, 0, count] } },
  }) as unknown as Product

test('each pack has an offer of its own, in euros', () => {
  const group = productJsonLd(product(2), 'https://haverhof.nl')
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    hasVariant: [
      {
        size: '3 kg',
        offers: { price: '5.95', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
      },
      { size: '20 kg', offers: { price: '20.90', availability: 'https://schema.org/OutOfStock' } },
    ],
  })
})

test('a product without reviews has no rating', () => {
  expect(productJsonLd(product(0), 'https://haverhof.nl')).not.toHaveProperty('aggregateRating')
})
