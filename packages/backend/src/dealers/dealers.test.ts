import { startTestShop, type TestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'

type ListedDealer = {
  dealerId: number
  name: string
  city: string
  regionCode: string
  openingHours: { weekday: number; opens: string; closes: string }[]
  distanceKm: number | null
}

const group = { site: 'haverhof-group.com' }

describe('DEALERS-1: the dealers of a site', () => {
  test('are listed by name, on every site its own', async () => {
    await using shop = await startTestShop()
    const names = async (site: string) =>
      (await shop.read<ListedDealer[]>('/api/dealers', { site })).map(({ name }) => name)
    const dutch = await names('haverhof.nl')
    expect(dutch.length).toBeGreaterThan(10)
    expect(dutch).toContain('Agriwinkel Winterswijk')
    expect(await names('muehldorfer.nl')).not.toContain('Agriwinkel Winterswijk')
    for (const end of ['be', 'de', 'dk', 'com', 'it', 'pt', 'es', 'se', 'ee']) {
      expect((await names(`haverhof.${end}`)).length).toBeGreaterThan(2)
    }
    for (const end of ['de', 'nl', 'dk']) {
      expect((await names(`muehldorfer.${end}`)).length).toBeGreaterThan(2)
    }
  })

  test('are those of both brands and all countries on the site of the group', async () => {
    await using shop = await startTestShop()
    const all = await shop.read<ListedDealer[]>('/api/dealers', group)
    expect(new Set(all.map(({ regionCode }) => regionCode)).size).toBe(10)
    for (const site of ['haverhof.nl', 'haverhof.ee', 'muehldorfer.de']) {
      const ids = (await shop.read<ListedDealer[]>('/api/dealers', { site })).map(({ dealerId }) => dealerId)
      expect(all.map(({ dealerId }) => dealerId)).toEqual(expect.arrayContaining(ids))
    }
  })

  test('all have hours, with a break as two spans of a day', async () => {
    await using shop = await startTestShop()
    const all = await shop.read<ListedDealer[]>('/api/dealers', group)
    expect(all.filter(({ openingHours }) => openingHours.length < 5)).toEqual([])
    const piacenza = all.find(({ name }) => name === 'Selleria del Po')
    expect(piacenza?.openingHours.filter(({ weekday }) => weekday === 1)).toEqual([
      { weekday: 1, opens: '09:00', closes: '13:00' },
      { weekday: 1, opens: '15:30', closes: '19:30' },
    ])
  })

  test('are no distance away from nowhere', async () => {
    await using shop = await startTestShop()
    const dealers = await shop.read<ListedDealer[]>('/api/dealers')
    expect(new Set(dealers.map(({ distanceKm }) => distanceKm))).toEqual(new Set([null]))
  })
})

describe('DEALERS-2: around a town or postcode', () => {
  test('the nearest stand first', async () => {
    await using shop = await startTestShop()
    const dealers = await shop.read<ListedDealer[]>('/api/dealers?zipcodeOrCity=48653', {
      site: 'haverhof.de',
    })
    expect(dealers[0]).toMatchObject({ name: 'Reitsport Coesfeld' })
    const distances = dealers.map(({ distanceKm }) => distanceKm ?? -1)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances[0]).toBeGreaterThanOrEqual(0)
  })

  test('the place may lie in every country with dealers, the own one first, or in one that is named', async () => {
    await using shop = await startTestShop()
    const nearest = async (query: string) =>
      (await shop.read<ListedDealer[]>(`/api/dealers?${query}`, group))[0]?.regionCode
    expect(await nearest('zipcodeOrCity=Aarhus')).toBe('DK')
    expect(await nearest('zipcodeOrCity=Zwolle')).toBe('NL')
    expect(await nearest('zipcodeOrCity=3500&countryId=56')).toBe('BE')
    // Only Belgium has the whole of it, but both countries have its beginning.
    expect(await nearest('zipcodeOrCity=3500')).toBe('BE')
    expect(await nearest('zipcodeOrCity=35')).toBe('NL')
  })

  test('the small town of a dealer is a place as well', async () => {
    await using shop = await startTestShop()
    const dealers = await shop.read<ListedDealer[]>('/api/dealers?zipcodeOrCity=dalem')
    expect(dealers[0]).toMatchObject({ city: 'Dalem', distanceKm: 0 })
  })

  test('there are none near an unknown place (DEALERS-9)', async () => {
    await using shop = await startTestShop()
    expect(await shop.read('/api/dealers?zipcodeOrCity=Atlantis')).toEqual([])
    expect(await shop.read('/api/dealers?zipcodeOrCity=Aarhus')).toEqual([])
    expect(await shop.read('/api/dealers?zipcodeOrCity=%27%25')).toEqual([])
    expect((await shop.request(`/api/dealers?zipcodeOrCity=${'x'.repeat(61)}`)).status).toBe(400)
  })
})

describe('DEALERS-3: around a point', () => {
  test('the nearest stand first', async () => {
    await using shop = await startTestShop()
    const dealers = await shop.read<ListedDealer[]>('/api/dealers?latitude=53.2&longitude=6.5')
    expect(dealers[0]).toMatchObject({ city: 'Groningen' })
    expect(dealers[0]?.distanceKm).toBeLessThan(5)
  })

  test('what is no point is refused, and the answer names the field', async () => {
    await using shop = await startTestShop()
    const refused = [
      ['latitude=NaN&longitude=6', 'latitude'],
      ['latitude=&longitude=6', 'latitude'],
      ['latitude=90.1&longitude=6', 'latitude'],
      ['latitude=1e1&longitude=6', 'latitude'],
      ['latitude=52&longitude=-180.5', 'longitude'],
      ['latitude=52&longitude=Infinity', 'longitude'],
      ['latitude=52', 'longitude'],
      ['longitude=6', 'latitude'],
      ['latitude=52&longitude=6&zipcodeOrCity=Zwolle', 'zipcodeOrCity'],
    ]
    for (const [query, parameter] of refused) {
      const response = await shop.request(`/api/dealers?${query}`)
      expect([query, response.status]).toEqual([query, 400])
      expect(await response.json()).toMatchObject({ parameter })
    }
  })
})

test('the number of statements does not depend on how many dealers or countries there are', async () => {
  await using shop = await startTestShop()
  expect(await statementsOf(shop, '/api/dealers')).toBe(1)
  expect(await statementsOf(shop, '/api/dealers?latitude=52&longitude=6')).toBe(1)
  expect(await statementsOf(shop, '/api/dealers?zipcodeOrCity=Zwolle')).toBe(3)
  expect(await statementsOf(shop, '/api/dealers?zipcodeOrCity=Aarhus', group)).toBe(3)
})

async function statementsOf(shop: TestShop, path: string, options = {}): Promise<number> {
  // The first call may look up what the process then keeps.
  await shop.read(path, options)
  const before = shop.context.database.statementCount()
  await shop.read(path, options)
  return shop.context.database.statementCount() - before
}
