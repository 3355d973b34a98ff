import { startTestShop } from '@haverhof/testing'
import { hastenTimeLimits } from '@haverhof/testing/time-limits'
import { describe, expect, test } from 'vitest'
import { type FakeDpd, type Mood, startFakeDpd } from './test-dpd.ts'

type ListedParcelShop = {
  parcelShopId: string
  name: string
  zipcode: string
  distanceKm: number
  openingHours: unknown[]
}

const german = { site: 'haverhof.de' }
const path = '/api/delivery/parcelshops?zipcodeOrCity='

function startShop({ url }: FakeDpd, user = 'haverhof & co') {
  return startTestShop({ env: { DPD_URL: url, DPD_USER: user, DPD_PASSWORD: 'secret' } })
}

describe('DELIVERY-6: pickup points of DPD', () => {
  test('come from its web service, nearest first, asked with a token (DELIVERY-4, §9.23)', async () => {
    await using dpd = await startFakeDpd()
    await using shop = await startShop(dpd)
    const shops = await shop.read<ListedParcelShop[]>(`${path}D-48653`, german)
    expect(shops.map(({ parcelShopId, distanceKm }) => [parcelShopId, distanceKm])).toEqual([
      ['DE50012', 0.6],
      ['50013', 5.2],
    ])
    expect(shops[0]).toEqual({
      parcelShopId: 'DE50012',
      name: 'Kiosk M&M',
      street: 'Süringstraße',
      streetNumber: '4',
      zipcode: '48653',
      city: 'Coesfeld',
      countryId: 276,
      latitude: 51.9447,
      longitude: 7.1681,
      distanceKm: 0.6,
      openingHours: [
        { weekday: 1, opens: '08:00', closes: '12:30' },
        { weekday: 1, opens: '14:00', closes: '18:30' },
      ],
    })
    expect(shops[1]?.zipcode).toBe('01067')
    const [login, search] = dpd.calls
    expect(login?.body).toContain('<delisId>haverhof &amp; co</delisId>')
    expect(search?.body).toContain('<country>DE</country><zipCode>48653</zipCode><limit>20</limit>')
  })

  test('are known by their id afterwards', async () => {
    await using dpd = await startFakeDpd()
    await using shop = await startShop(dpd)
    for (const _ of [1, 2]) await shop.read(`${path}Coesfeld`, german)
    const { rows } = await shop.context.database.pool.query(
      `select parcel_shop_id, name, city_keys from parcel_shop where source = 'dpd' order by 1`,
    )
    expect(rows).toEqual([
      { parcel_shop_id: '50013', name: 'Blumen Lott', city_keys: ['cosfeld lette'] },
      { parcel_shop_id: 'DE50012', name: 'Kiosk M&M', city_keys: ['cosfeld'] },
    ])
    expect(dpd.calls.map(({ service }) => service)).toEqual(['login', 'shops', 'shops'])
  })

  test('may be one or none', async () => {
    await using dpd = await startFakeDpd()
    await using shop = await startShop(dpd)
    dpd.setMood('one')
    expect(await shop.read<ListedParcelShop[]>(`${path}Coesfeld`, german)).toHaveLength(1)
    dpd.setMood('none')
    expect(await shop.read<ListedParcelShop[]>(`${path}Coesfeld`, german)).toEqual([])
  })

  test('are asked again with a new token when the old one has run out', async () => {
    await using dpd = await startFakeDpd()
    await using shop = await startShop(dpd)
    dpd.setMood('old-token')
    expect(await shop.read<ListedParcelShop[]>(`${path}Coesfeld`, german)).toHaveLength(2)
    expect(dpd.calls.map(({ service }) => service)).toEqual(['login', 'shops', 'login', 'shops'])
  })

  test('are not asked for where the site has no price for parcels (DELIVERY-4)', async () => {
    await using dpd = await startFakeDpd()
    await using shop = await startShop(dpd)
    expect(await shop.read<ListedParcelShop[]>(`${path}Zwolle&countryId=528`, german)).toEqual([])
    expect(dpd.calls).toEqual([])
  })

  test.each<Mood>(['error', 'broken', 'doctype', 'silent'])(
    'are those of the own directory when DPD is in the mood “%s”, and it is left alone for a while',
    async (mood) => {
      const limits = hastenTimeLimits()
      await using dpd = await startFakeDpd()
      await using shop = await startShop(dpd)
      dpd.setMood(mood)
      const shops = await shop.read<ListedParcelShop[]>(`${path}48653`, german)
      expect(shops[0]).toMatchObject({ zipcode: '48653', city: 'Coesfeld' })
      expect(new Set(limits)).toEqual(new Set([5000]))
      const calls = dpd.calls.length
      await shop.read(`${path}48653`, german)
      expect(dpd.calls).toHaveLength(calls)
      dpd.setMood('ok')
      shop.clock.advance(30_000)
      expect((await shop.read<ListedParcelShop[]>(`${path}48653`, german))[0]?.name).toBe('Kiosk M&M')
    },
  )

  test('are those of the own directory while DPD is unreachable', async () => {
    await using shop = await startTestShop({
      env: { DPD_URL: 'http://127.0.0.1:9/', DPD_USER: 'a', DPD_PASSWORD: 'b' },
    })
    expect(await shop.read<ListedParcelShop[]>(`${path}48653`, german)).toHaveLength(20)
  })
})
