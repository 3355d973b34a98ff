import type { PlatformName } from '@haverhof/domain/shared'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { testTexts } from '../../toolkit/test-texts'
import { TextsProvider } from '#texts'
import type { Card } from './card'
import { ProductGrid } from './product-grid'

const card = {
  productVariantId: 50101,
  title: 'Bergwiesen Müsli',
  url: '/pferdefutter/muesli/bergwiesen-muesli/',
  textLanguage: 'de',
  image: { src: '/pictures/de/50101-400.webp' },
  packSize: '15 kg',
  packs: [],
  variantCount: 1,
  productType: 'feed',
  price: { amount: 21.95, unitPrice: { amount: 1.46, per: 'kg' }, originalAmount: null, indicative: null },
  rating: { average: 4.6, count: 12 },
  stock: { state: 'available', amount: null },
  horseTypes: ['Pferd', 'Pony'],
  sugarPercent: 4.2,
  starchPercent: 9,
  fibrePercent: 18.5,
} as unknown as Card

/** The words of a card in the order in which they are read. */
function cardOf(platform: PlatformName, shown = card): string {
  const shop = {
    platform,
    culture: 'de-DE',
    language: 'de',
    locale: `${platform}-de`,
    site: { currency: 'EUR' },
  }
  const View = () => (
    <TextsProvider culture="de" messages={testTexts(`${platform}-de`)}>
      <ProductGrid cards={[shown]} list={{ id: 'list', name: 'list' }} />
    </TextsProvider>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: View, loader: () => shop }])
  const html = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root: shop } }} />)
  return html.replaceAll(/<[^>]*>/g, '|').replaceAll(/[|\s\u00a0]+/g, ' ')
}

test('Haverhof names the price below the title, then figures and animals (LISTS-14)', () => {
  expect(cardOf('shop')).toMatch(
    /Bergwiesen Müsli .*21,95.* Zucker 4,2\s% · Stärke 9\s% Pferd · Pony .*15 kg/,
  )
})

test('Mühldorfer puts sugar, starch and crude fibre before pack and price, and leaves the animals to the page (LISTS-14)', () => {
  const words = cardOf('muehldorfer')
  expect(words).toMatch(/Bergwiesen Müsli Zucker 4,2\s% Stärke 9\s% Rohfaser 18,5\s% 15 kg .*21,95/)
  expect(words).not.toContain('Pony')
})

test('an unmeasured figure is left out (LISTS-9)', () => {
  const unknown = { ...card, sugarPercent: null, starchPercent: null }
  expect(cardOf('muehldorfer', unknown)).toMatch(/Bergwiesen Müsli Rohfaser 18,5\s% 15 kg/)
  expect(cardOf('shop', unknown)).not.toContain('Zucker')
})
