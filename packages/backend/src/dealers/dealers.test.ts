import { startTestShop } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'

type Found = { dealerId: number; name: string; city: string; distanceKm: number | null }

describe('DEALERS-1: the dealers of a site', () => {
  test('are listed by name, on the sites that have some', async () => {
    await using shop = await startTestShop()
    const names = async (site: string) =>
      (await shop.read<Found[]>('/api/dealers', { site })).map(({ name }) => name)
    const dutch = await names('haverhof.nl')
    expect(dutch.length).toBeGreaterThan(10)
    expect(dutch).toContain('Agriwinkel Winterswijk')
    expect(await names('muehldorfer.nl')).not.toContain('Agriwinkel Winterswijk')
    for (const site of ['haverhof.be', 'haverhof.de', 'haverhof.dk', 'muehldorfer.de', 'muehldorfer.dk']) {
      expect((await names(site)).length).toBeGreaterThan(2)
    }
    expect((await names('haverhof-group.com')).length).toBeGreaterThanOrEqual(40)
    expect(await names('haverhof.ee')).toEqual([])
  })

  test('are no distance away from nowhere', async () => {
    await using shop = await startTestShop()
    const found = await shop.read<Found[]>('/api/dealers')
    expect(new Set(found.map(({ distanceKm }) => distanceKm))).toEqual(new Set([null]))
  })

  test('stand nearest first around a town or postcode', async () => {
    await using shop = await startTestShop()
    const found = await shop.read<Found[]>('/api/dealers?zipcodeOrCity=48653', { site: 'haverhof.de' })
    expect(found[0]).toMatchObject({ name: 'Reitsport Coesfeld' })
    const distances = found.map(({ distanceKm }) => distanceKm ?? -1)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances[0]).toBeGreaterThanOrEqual(0)
    const abroad = '/api/dealers?zipcodeOrCity=Aarhus&countryId=208'
    expect((await shop.read<Found[]>(abroad, { site: 'haverhof-group.com' }))[0]?.city).toBe('Aarhus')
  })

  test('are none when nobody knows the place', async () => {
    await using shop = await startTestShop()
    expect(await shop.read('/api/dealers?zipcodeOrCity=Atlantis')).toEqual([])
    expect((await shop.request(`/api/dealers?zipcodeOrCity=${'x'.repeat(61)}`)).status).toBe(400)
  })
})
