import { expect, test } from 'vitest'
import { breadcrumbJsonLd, faqJsonLd, webSiteJsonLd } from './json-ld'

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
