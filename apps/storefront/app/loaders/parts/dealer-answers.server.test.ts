import type { Schemas } from '@haverhof/api-client'
import { createPageClient, type PageClient } from '@haverhof/api-client/pages'
import { describe, expect, test } from 'vitest'
import { countriesOf, dealerSearch, factsOf } from './dealer-answers.server'

const openingHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }))

function dealer(dealerId: number, regionCode = 'NL', countryId = 528): Schemas['Dealer'] {
  return {
    dealerId,
    name: `Dealer ${dealerId}`,
    street: 'Dorpsstraat',
    streetNumber: '9',
    zipcode: '8011 AB',
    city: 'Zwolle',
    countryId,
    regionCode,
    latitude: 52.5,
    longitude: 6.1,
    phone: null,
    emailAddress: null,
    openingHours: openingHours.map((day) => ({ ...day })),
    distanceKm: null,
  }
}

const all = [dealer(1), dealer(2), dealer(3, 'DK', 208)]

/** A shop that knows one place, and tells what it was asked. */
function shopOf(requests: string[]): { api: PageClient } {
  const send = async (request: Request) => {
    const { searchParams } = new URL(request.url)
    requests.push(searchParams.toString())
    const area = searchParams.get('zipcodeOrCity')
    if (area === 'odd') return Response.json({ status: 400, code: 'bad-input' }, { status: 400 })
    if (area === 'late') return Response.json({ status: 503, code: 'busy' }, { status: 503 })
    return Response.json(area === 'Zwolle' ? [{ ...dealer(2), distanceKm: 1.3 }] : [])
  }
  const scope = { siteId: 20, languageId: 4 }
  return { api: createPageClient({ baseUrl: 'https://haverhof-group.com', scope, send }) }
}

async function search(query: string, dealers = all) {
  const requests: string[] = []
  return { ...(await dealerSearch(shopOf(requests), new URLSearchParams(query), dealers)), asked: requests }
}

describe('DEALERS-2: what the address asks for', () => {
  test('is nothing without a place', async () => {
    expect(await search('')).toMatchObject({ place: '', country: '', hits: null, asked: [] })
    expect(await search('place=+')).toMatchObject({ place: '', isUnknown: false, asked: [] })
  })

  test('is the way to each dealer from a place', async () => {
    expect(await search('place=+Zwolle+')).toMatchObject({ place: 'Zwolle', hits: [{ id: 2, km: 1.3 }] })
  })

  test('may be in one of the countries with dealers; others do not count', async () => {
    const danish = await search('place=Zwolle&country=DK')
    expect(danish).toMatchObject({ country: 'DK', asked: ['zipcodeOrCity=Zwolle&countryId=208'] })
    const swedish = await search('place=Zwolle&country=SE')
    expect(swedish).toMatchObject({ country: '', asked: ['zipcodeOrCity=Zwolle'] })
  })

  test.each(['Atlantis (DEALERS-9)', 'odd', 'x'.repeat(61)])(
    'is kept when it is unknown: %s',
    async (area) => {
      expect(await search(`place=${area}`)).toMatchObject({ place: area, isUnknown: true, hits: null })
    },
  )

  test('is not asked for where there are no dealers', async () => {
    expect(await search('place=Zwolle', [])).toMatchObject({ isUnknown: false, hits: null, asked: [] })
  })

  test('is no unknown place when the shop cannot answer', async () => {
    await expect(search('place=late')).rejects.toMatchObject({ status: 503 })
  })
})

test('dealers with the same hours share a week, in the words of the language', () => {
  const [first, second] = factsOf(all, 'nl')
  expect(first).toMatchObject({ id: 1, street: 'Dorpsstraat 9', town: '8011 AB Zwolle' })
  expect(first?.week).toBe(second?.week)
  expect(first?.week.lines).toEqual([
    { days: 'ma – vr', spans: ['09:00 – 18:00'] },
    { days: 'za – zo', spans: [] },
  ])
})

test('countries stand once, by their name', () => {
  expect(countriesOf(all, 'en')).toEqual([
    { code: 'DK', name: 'Denmark' },
    { code: 'NL', name: 'Netherlands' },
  ])
})
