import { startTestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'

type Country = { countryId: number; name: string; regionCode: string; hasParcelShops: boolean }

describe('DELIVERY-1: the countries a site sends to', () => {
  test('begin with its own and are named in its language', async () => {
    await using shop = await startTestShop()
    const german = await shop.read<Country[]>('/api/delivery/countries', { site: 'haverhof.de' })
    expect(german.map(({ name }) => name)).toEqual([
      'Deutschland',
      'Luxemburg',
      'Österreich',
      'Polen',
      'Tschechien',
    ])
    expect(german[0]).toEqual({ countryId: 276, name: 'Deutschland', regionCode: 'DE', hasParcelShops: true })
    const dutch = await shop.read<Country[]>('/api/delivery/countries')
    expect(dutch.map(({ regionCode }) => regionCode)).toEqual(['NL', 'BE', 'DE'])
  })

  test('hold the Netherlands on Dutch sites only, and nothing on the corporate site', async () => {
    await using shop = await startTestShop()
    const scopes = await shop.context.sites.scopes()
    for (const { host, siteId } of scopes) {
      const countries = await shop.read<Country[]>('/api/delivery/countries', { site: host })
      const isDutch = siteId === 1 || siteId === 12
      expect(countries.some(({ regionCode }) => regionCode === 'NL')).toBe(isDutch)
      expect(countries.length === 0).toBe(siteId === 20)
    }
  })
})

test('the tariff of a site tells what a parcel and what a lorry costs (DELIVERY-10)', async () => {
  await using shop = await startTestShop()
  const tariff = { countryCode: 'NL', priceCents: 595, freeFromCents: 7500, lorryPriceCents: 3995 }
  expect(await shop.read('/api/delivery/tariff')).toEqual(tariff)
})
