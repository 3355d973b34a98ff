import { startTestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'

describe('SITES-9: the country of the visitor', () => {
  test('comes from the configured header', async () => {
    await using shop = await startTestShop({ env: { COUNTRY_HEADER: 'X-Country' } })
    const answer = await shop.request('/api/visitor', { headers: { 'x-country': 'nl' } })
    expect(await answer.json()).toEqual({ countryCode: 'NL' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is unknown when the header is absent, wrong, or not configured', async () => {
    await using shop = await startTestShop({ env: { COUNTRY_HEADER: 'x-country' } })
    expect(await (await shop.request('/api/visitor')).json()).toEqual({ countryCode: null })
    const forged = await shop.request('/api/visitor', { headers: { 'x-country': '<nl>' } })
    expect(await forged.json()).toEqual({ countryCode: null })
    await using plain = await startTestShop()
    const ignored = await plain.request('/api/visitor', { headers: { 'x-country': 'NL' } })
    expect(await ignored.json()).toEqual({ countryCode: null })
  })
})
