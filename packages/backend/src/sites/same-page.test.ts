import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe('the same page on the site of the visitor’s country (SITES-8)', () => {
  const check = (url: string, countryCode: string) =>
    shop.request(`/api/sites?url=${encodeURIComponent(url)}&countryCode=${countryCode}`, { method: 'POST' })

  test('leads to the sibling page (§3.11, §7.43)', async () => {
    const response = await check('https://haverhof.de/pferdefutter/muesli/?p=2&token=x', 'nl')
    expect(await response.json()).toEqual({
      redirectUrl: 'https://haverhof.nl/paardenvoer/muesli/',
      availableQueryParameters: ['p'],
    })
  })

  test('is the cart for who looks at the cart, and the home page where there is no such page', async () => {
    const answerFor = async (url: string) => (await check(url, 'NL')).json()
    expect(await answerFor('https://haverhof.de/cart/')).toMatchObject({
      redirectUrl: 'https://haverhof.nl/cart/',
    })
    expect(await answerFor('https://haverhof.de/nirgends/')).toMatchObject({
      redirectUrl: 'https://haverhof.nl/',
    })
  })

  test('stays on local hosts', async () => {
    const response = await check('http://haverhof.de.localhost:3000/pferdefutter/', 'DK')
    expect(await response.json()).toMatchObject({
      redirectUrl: 'http://haverhof.dk.localhost:3000/hestefoder/',
    })
  })

  test('offers nothing at home', async () => {
    expect(await (await check('https://haverhof.de/', 'DE')).json()).toMatchObject({ redirectUrl: null })
  })

  test.each([
    'https://evil.example/',
    'https://haverhof.nl.evil.example/',
    'https://haverhof.nl@evil.example/',
    'https://evil.example\\@haverhof.nl/',
    'javascript:alert(1)',
    '//haverhof.nl/',
    'ftp://haverhof.nl/',
    'http://169.254.169.254/',
  ])('%s is refused', async (url) => {
    expect((await check(url, 'NL')).status).toBe(400)
  })
})
