import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { TextsProvider, useTranslations } from '#texts'
import { formatsOf, type Formats } from './formats'
import type { Price } from './price-notes'
import { PriceTag, priceTerms } from './price-tag'

function Tag({ price, type }: { price: Price; type: number }) {
  const t = useTranslations('catalogue')
  return <PriceTag price={price} t={t} formats={formatsOf('en-IE') as Formats} terms={priceTerms(type)} />
}

function linesOf(price: Price, type: number): string[] {
  const html = renderToStaticMarkup(
    <TextsProvider culture="en" messages={testTexts('shop-en')}>
      <Tag price={price} type={type} />
    </TextsProvider>,
  )
  // What is only for screen readers does not count.
  expect(html).not.toContain('sr-only')
  return html.split(/<[^>]+>/).filter((line) => line.trim() !== '')
}

const price = {
  amount: 20.95,
  unitPrice: { amount: 1.05, per: 'kg' },
  originalAmount: null,
  indicative: null,
} as const

test('a price beside a cart button says what a kilo costs, that VAT is in it and that delivery comes on top (PRODUCT-11)', () => {
  expect(linesOf(price, 2)).toEqual(['€20.95', '€1.05 per kg', 'incl. VAT, excl. delivery'])
})

test('an analysis kit goes by post for nothing (PRODUCT-11)', () => {
  expect(linesOf({ ...price, unitPrice: null }, 4)).toEqual(['€20.95', 'incl. VAT, postage free'])
})

test('the lowest price of the 30 days before is written out (PRODUCT-17, CATALOGUE-5)', () => {
  expect(linesOf({ ...price, originalAmount: 24.95 }, 2)).toContain(
    'Lowest price in the 30 days before: €24.95',
  )
})
