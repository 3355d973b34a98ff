import { isPostcode } from '@haverhof/domain/checkout'
import { startTestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'

type ListedParcelShop = {
  parcelShopId: string
  zipcode: string
  city: string
  distanceKm: number
  countryId: number
}

const path = '/api/delivery/parcelshops?zipcodeOrCity='

describe('DELIVERY-5: the directory of pickup points', () => {
  test('holds more than 2,000 points with postcodes of their countries', async () => {
    await using shop = await startTestShop()
    const { rows } = await shop.context.database.pool.query<{ zipcode: string; regionCode: string }>(
      'select zipcode, region_code "regionCode" from parcel_shop join country using (country_id)',
    )
    expect(rows.length).toBeGreaterThan(2000)
    expect(rows.filter(({ zipcode, regionCode }) => !isPostcode(zipcode, regionCode))).toEqual([])
  })

  test('covers every country a site sends parcels to', async () => {
    await using shop = await startTestShop()
    const { rows } = await shop.context.database.pool.query(
      `select distinct country_id from shipping_tariff where shipping_method = 1
        and country_id not in (select country_id from parcel_shop)`,
    )
    expect(rows).toEqual([])
  })

  test('answers with the nearest of a town, by any of its names, in one statement (DELIVERY-4, 5)', async () => {
    await using shop = await startTestShop()
    await shop.context.sites.scopes()
    const before = shop.context.database.statementCount()
    const shops = await shop.read<ListedParcelShop[]>(`${path}Zwolle`)
    expect(shop.context.database.statementCount() - before).toBe(1)
    expect(shops).toHaveLength(20)
    expect(shops[0]?.city).toBe('Zwolle')
    const distances = shops.map(({ distanceKm }) => distanceKm)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    const named = async (name: string, site: string) =>
      (await shop.read<ListedParcelShop[]>(`${path}${encodeURIComponent(name)}`, { site }))[0]?.city
    expect(await named('LIÈGE', 'haverhof.be')).toBe('Luik')
    expect(await named('muehldorf', 'muehldorfer.de')).toBe('Mühldorf am Inn')
    expect(await named('Århus', 'haverhof.dk')).toBe('Aarhus')
    expect(await named('den bosch', 'haverhof.nl')).toBe("'s-Hertogenbosch")
  })

  test('answers with the nearest of a postcode, also of one where there is no point', async () => {
    await using shop = await startTestShop()
    const nearest = async (postcode: string, site = 'haverhof.de') =>
      (await shop.read<ListedParcelShop[]>(`${path}${encodeURIComponent(postcode)}`, { site }))[0]?.city
    expect(await nearest('48653')).toBe('Coesfeld')
    expect(await nearest('48653 Coesfeld')).toBe('Coesfeld')
    expect(await nearest('7101 AB', 'haverhof.nl')).toBe('Winterswijk')
    expect(await nearest('9999 ZZ', 'haverhof.nl')).toBe('Groningen')
    expect(await nearest('D02 XY00', 'haverhof.com')).toBe('Dublin')
  })

  test('knows nothing of unknown places and of countries the site sends no parcels to', async () => {
    await using shop = await startTestShop()
    const search = (query: string, site = 'haverhof.de') =>
      shop.read<ListedParcelShop[]>(`${path}${query}`, { site })
    expect(await search('Atlantis')).toEqual([])
    expect(await search('%25')).toEqual([])
    expect(await search("Robert');%20DROP")).toEqual([])
    expect(await search('Zwolle&countryId=528')).toEqual([])
    expect(await search('Wien&countryId=40')).toHaveLength(20)
    expect(await search('Zwolle', 'haverhof-group.com')).toEqual([])
  })

  test('wants a place of at most 60 characters', async () => {
    await using shop = await startTestShop()
    for (const query of ['', '%20', 'x'.repeat(61)]) {
      expect((await shop.request(`${path}${query}`)).status).toBe(400)
    }
  })
})
