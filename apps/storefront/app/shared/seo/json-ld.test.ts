import { expect, test } from 'vitest'
import { breadcrumbJsonLd, faqJsonLd, itemListJsonLd, organizationJsonLd, webSiteJsonLd } from './json-ld'

const brand = { name: 'Haverhof', origin: 'https://haverhof.nl', platform: 'shop' }

test('a site without a search promises none', () => {
  expect(webSiteJsonLd(brand, 'nl', null)).not.toHaveProperty('potentialAction')
  expect(webSiteJsonLd(brand, 'nl', '/zoeken/')).toHaveProperty(
    'potentialAction.target.urlTemplate',
    'https://haverhof.nl/zoeken/?q={search_term_string}',
  )
})

test('breadcrumbs are numbered from one and have full addresses', () => {
  const list = breadcrumbJsonLd('https://haverhof.nl', [
    { title: 'Home', url: '/' },
    { title: 'Advies', url: '/advies/' },
  ])
  expect(list?.['itemListElement']).toMatchObject([
    { position: 1, item: 'https://haverhof.nl/' },
    { position: 2, item: 'https://haverhof.nl/advies/' },
  ])
})

test('a page without questions is no page of questions', () => {
  expect(faqJsonLd([])).toBeNull()
})

test('a list goes on counting on its second page, and an empty one is none (SEO-8)', () => {
  expect(itemListJsonLd('https://haverhof.nl', [], 0)).toBeNull()
  expect(itemListJsonLd('https://haverhof.nl', ['/muesli/basis/'], 24)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 25, url: 'https://haverhof.nl/muesli/basis/' }],
  })
})

test('who sells has an address, a square logo and terms of return; who does not has no terms (SEO-8)', () => {
  const contact = { telephone: null, email: 'a@b.nl', socialMedia: [], language: 'nl' }
  expect(organizationJsonLd(brand, { ...contact, countryCode: 'NL' })).toMatchObject({
    '@type': 'OnlineStore',
    logo: 'https://haverhof.nl/icon-shop-512.png',
    address: { addressLocality: 'Zwolle', addressCountry: 'NL' },
    hasMerchantReturnPolicy: { merchantReturnDays: 14 },
  })
  expect(organizationJsonLd(brand, { ...contact, countryCode: null })).not.toHaveProperty(
    'hasMerchantReturnPolicy',
  )
})
