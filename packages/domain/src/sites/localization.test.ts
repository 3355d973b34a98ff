import { expect, test } from 'vitest'
import { carriedQuery, fixedPath, scopeForCountry, siblingOrigin } from './index.ts'
import { dutch, dutchEnglish, german, germanEnglish, scopes, sister } from './test-scopes.ts'

test('a visitor in the country of the site stays', () => {
  expect(scopeForCountry(scopes, dutch, 'NL')).toBeNull()
})

test('a visitor from elsewhere finds the site of that country', () => {
  expect(scopeForCountry(scopes, dutch, 'DE')).toBe(german)
})

test('the language stays where the other site speaks it', () => {
  expect(scopeForCountry(scopes, dutchEnglish, 'DE')).toBe(germanEnglish)
})

test('a country without a site of the brand offers nothing', () => {
  expect(scopeForCountry(scopes, dutch, 'FR')).toBeNull()
  expect(scopeForCountry(scopes, sister, 'NL')).toBeNull()
})

test('the other site is reached the way this one was', () => {
  expect(siblingOrigin(new URL('https://haverhof.nl/x/'), dutch, german)).toBe('https://haverhof.de')
  expect(siblingOrigin(new URL('http://haverhof.nl.localhost:3000/'), dutch, german)).toBe(
    'http://haverhof.de.localhost:3000',
  )
  expect(siblingOrigin(new URL('http://localhost:3000/'), dutch, german)).toBe(
    'http://haverhof.de.localhost:3000',
  )
})

test('only parameters that mean the same everywhere travel along', () => {
  expect(carriedQuery(new URLSearchParams('q=muesli&p=2&token=secret'))).toEqual(['q', 'p'])
})

test('cart, checkout and account have the same address everywhere (SITES-13)', () => {
  expect(fixedPath('/checkout/billing/')).toBe('/checkout/billing/')
  expect(fixedPath('/cart/')).toBe('/cart/')
  expect(fixedPath('/carton/')).toBeNull()
})
