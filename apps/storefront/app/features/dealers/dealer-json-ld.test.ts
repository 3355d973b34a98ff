import { expect, test } from 'vitest'
import { dealersJsonLd } from './dealer-json-ld'

const dealer = {
  name: 'De Voerschuur',
  street: 'Lange Dreef',
  streetNumber: '6',
  zipcode: '4131 NH',
  city: 'Vianen',
  regionCode: 'NL',
  latitude: 51.9823,
  longitude: 5.0888,
  phone: '+31347371160',
  emailAddress: null,
  openingHours: [
    { weekday: 1, opens: '09:00', closes: '12:30' },
    { weekday: 1, opens: '13:30', closes: '18:00' },
    { weekday: 2, opens: '09:00', closes: '12:30' },
  ],
}

test('DEALERS-8, DEALERS-13: a dealer is a store with hours and a place', () => {
  expect(dealersJsonLd([dealer])).toMatchObject({
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'Store',
          address: { streetAddress: 'Lange Dreef 6', addressCountry: 'NL' },
          geo: { latitude: 51.9823, longitude: 5.0888 },
          telephone: '+31347371160',
          openingHours: ['Mo,Tu 09:00-12:30', 'Mo 13:30-18:00'],
        },
      },
    ],
  })
  expect(JSON.stringify(dealersJsonLd([dealer]))).not.toContain('email')
})

test('a site without dealers lists none', () => {
  expect(dealersJsonLd([])).toBeNull()
})
