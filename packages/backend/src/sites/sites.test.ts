import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

/** Every host of the shop: site, language, country, currency, VAT. */
const hosts = [
  ['haverhof.nl', 1, 1, 528, 'EUR', 21, 21],
  ['en.haverhof.nl', 1, 4, 528, 'EUR', 21, 21],
  ['haverhof.be', 2, 1, 56, 'EUR', 6, 21],
  ['en.haverhof.be', 2, 4, 56, 'EUR', 6, 21],
  ['haverhof.de', 3, 2, 276, 'EUR', 7, 19],
  ['en.haverhof.de', 3, 4, 276, 'EUR', 7, 19],
  ['haverhof.dk', 4, 3, 208, 'DKK', 25, 25],
  ['haverhof.com', 5, 4, 372, 'EUR', 0, 23],
  ['haverhof.it', 6, 5, 380, 'EUR', 10, 22],
  ['haverhof.pt', 7, 6, 620, 'EUR', 6, 23],
  ['haverhof.es', 8, 7, 724, 'EUR', 10, 21],
  ['haverhof.se', 9, 8, 752, 'SEK', 25, 25],
  ['haverhof.ee', 10, 9, 233, 'EUR', 24, 24],
  ['muehldorfer.de', 11, 2, 276, 'EUR', 7, 19],
  ['muehldorfer.nl', 12, 1, 528, 'EUR', 21, 21],
  ['muehldorfer.dk', 13, 3, 208, 'DKK', 25, 25],
  ['haverhof-group.com', 20, 4, 528, 'EUR', 21, 21],
  ['nl.haverhof-group.com', 20, 1, 528, 'EUR', 21, 21],
] as const

describe('every host is a site and a language (§1.1, §1.6)', () => {
  test.each(hosts)('%s', async (host, siteId, languageId, countryId, currency, low, high) => {
    for (const domain of [host, `${host}.localhost:3000`]) {
      const summary = await shop.read<Record<string, unknown>>(`/api/sites/getbydomain?domain=${domain}`)
      expect(summary).toMatchObject({ siteId, languageId, countryId, clientApiEndpoint: '/api' })
      expect(summary['fallbackLanguageId']).toBe(siteId >= 11 && siteId <= 13 ? 2 : 4)
    }
    const site = await shop.read(`/api/sites/${siteId}`, { site: host })
    expect(site).toMatchObject({ siteId, currency, vatPercentageLow: low, vatPercentageHigh: high })
    expect(await shop.read('/api/trackingsettings', { site: host })).toMatchObject({ currency })
  })

  test('the sister brand has Dutch, German and Danish alone (SITES-2, §1.39)', async () => {
    const scopes = await shop.context.sites.scopes()
    const spoken = scopes.filter(({ host }) => host.startsWith('muehldorfer.'))
    expect(spoken.map(({ languageCode }) => languageCode).toSorted()).toEqual(['da', 'de', 'nl'])
    for (const { host, siteId } of spoken) {
      const site = await shop.read<{ languages: unknown[] }>(`/api/sites/${siteId}`, { site: host })
      expect(site.languages).toHaveLength(1)
    }
    const ofBrand = scopes.filter(({ platform }) => platform === spoken[0]?.platform)
    expect(ofBrand).toEqual(spoken)
  })

  test('an unknown host is refused with 421, whatever other headers claim', async () => {
    const headers = {
      'x-forwarded-host': 'haverhof.nl',
      forwarded: 'host=haverhof.nl',
      'x-host': 'haverhof.nl',
    }
    const response = await shop.request('/api/sites/1', { site: 'evil.example', headers })
    expect(response.status).toBe(421)
    expect(await response.json()).toMatchObject({ code: 'unknown-host' })
  })

  test('in production no local host answers', async () => {
    await using live = await startTestShop({ env: { SHOP_ENV: 'production' } })
    for (const site of ['localhost', '127.0.0.1', 'haverhof.nl.localhost']) {
      expect((await live.request('/api/sites/1', { site })).status).toBe(421)
    }
    expect((await live.request('/api/sites/1')).status).toBe(200)
  })
})

test('no site for the domain (§7.41)', async () => {
  const response = await shop.request('/api/sites/getbydomain?domain=evil.example')
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({
    code: 'no-site-for-domain',
    title: "Couldn't collect the siteByDomain by domain",
  })
})

test('a site carries every field it is specified to have (§3.7)', async () => {
  const site = await shop.read<Record<string, unknown>>('/api/sites/1')
  const fields = `siteId name domain type rootContentPageId notFoundContentPageId internalErrorContentPageId
    customerServiceContentPageId checkoutSuccessPageId checkoutSuccessRqsPageId checkoutFailedPageId rqsContentPage
    footerId countryId primaryNavigationId socialMedia customerServiceTitle customerServiceBottomText
    customerServiceLink customerServicePhoneLink customerServiceEmailAddress openingHours
    currencyConversionDisclaimerLink currency paymentProviderConfigId languages paymentMethods headerUspCollectionId
    cartUspCollectionId googleRecaptchaKey gtmContainerId clientApiEndpoint autoRedirectIfNotInSameCountry enableRqs
    vatPercentageHigh vatPercentageLow googleMapsKey dealerPageTitle becomeDealerLink notificationId
    enableStockReminderFeature fallbackLanguageId`
  expect(Object.keys(site)).toEqual(expect.arrayContaining(fields.split(/\s+/)))
  expect(site).toMatchObject({
    domain: 'haverhof.nl',
    customerServiceLink: { route: '/klantenservice/', target: '_self' },
    customerServicePhoneLink: { route: 'tel:+31381234567' },
    languages: [
      { languageId: 1, localizedName: 'Nederlands' },
      { languageId: 4, localizedName: 'English' },
    ],
  })
})

test('a site that shows another currency says its rate and since when; one of euros has none (SITES-19)', async () => {
  type Rate = { exchangeRate: number; exchangeRateOn: string | null }
  expect(await shop.read<Rate>('/api/sites/4')).toMatchObject({
    exchangeRate: 7.4604,
    exchangeRateOn: '2026-11-15',
  })
  expect(await shop.read<Rate>('/api/sites/1')).toMatchObject({ exchangeRate: 1, exchangeRateOn: null })
})

test('all fourteen sites are listed (§7.42)', async () => {
  expect(await shop.read<unknown[]>('/api/Sites')).toHaveLength(14)
  expect((await shop.request('/api/sites/999')).status).toBe(404)
})

test('a site-language entry is named country name - language name (§3.10)', async () => {
  const entries = await shop.read<{ key: string }[]>('/api/sites/languages')
  expect(entries).toHaveLength(18)
  expect(entries.find(({ key }) => key === '2-1')).toMatchObject({
    displayName: 'België - Nederlands',
    siteId: 2,
    language: { languageId: 1, localizedName: 'Nederlands' },
    country: { countryId: 56, regionCode: 'BE' },
    culture: 'nl-BE',
    host: 'haverhof.be',
  })
})

describe('headers name the scope', () => {
  test('at any host (SITES-5, ACC-180)', async () => {
    const headers = { siteid: '4', languageid: '3', datetime: 'yesterday' }
    expect(await shop.read('/api/trackingsettings', { headers })).toMatchObject({ currency: 'DKK' })
    const english = { siteid: '1', languageid: '4' }
    expect((await shop.request('/api/Sites/1', { headers: english })).status).toBe(200)
  })

  test('and one of them is enough (SITES-16, ACC-180)', async () => {
    const bySite = await shop.read('/api/trackingsettings', { headers: { siteid: '4' } })
    expect(bySite).toMatchObject({ currency: 'DKK' })
    const countries = (languageid: string) =>
      shop.read<{ name: string }>('/api/countries/276/localizedname', { headers: { languageid } })
    expect(await countries('4')).toMatchObject({ name: 'Germany' })
    for (const [header, id] of [
      ['siteid', '999'],
      ['languageid', '99'],
    ] as const) {
      const answer = await shop.request('/api/trackingsettings', { headers: { [header]: id } })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'unknown-pair' })
    }
  })

  test('countries are named in the language of the header alone (SITES-18, ACC-220)', async () => {
    const headers = { languageid: '2' }
    const named = await shop.read('/api/countries/528/localizedname', { headers })
    expect(named).toMatchObject({ name: 'Niederlande' })
    const all = await shop.read<{ countryId: number; name: string }[]>('/api/countries/localizedname', {
      headers,
    })
    expect(all.find(({ countryId }) => countryId === 528)).toMatchObject({ name: 'Niederlande' })
  })

  test('on a neutral host they decide', async () => {
    const headers = { siteid: '4', languageid: '3' }
    for (const site of ['localhost', 'api.internal']) {
      expect(await shop.read('/api/trackingsettings', { site, headers })).toMatchObject({ currency: 'DKK' })
    }
  })

  test.each(['1970-01-01', 'tomorrow', 'x'.repeat(10_000)])(
    'the datetime header changes nothing',
    async (datetime) => {
      const plain = await shop.read('/api/sites/1')
      expect(await shop.read('/api/sites/1', { headers: { datetime } })).toEqual(plain)
    },
  )
})

test('a call about sites takes one statement at most, and one more for the addresses of pages it links to', async () => {
  await shop.request('/api/sites/1')
  const statements = async (path: string) => {
    const before = shop.context.database.statementCount()
    await shop.read(path)
    return shop.context.database.statementCount() - before
  }
  for (const path of ['/api/sites/languages', '/api/countries', '/api/language/1', '/api/trackingsettings'])
    expect({ path, most: Math.max(1, await statements(path)) }).toEqual({ path, most: 1 })
  for (const path of ['/api/sites/1', '/api/sites', '/api/uspcollections/1', '/api/notifications/1'])
    expect({ path, statements: await statements(path) }).toEqual({ path, statements: 2 })
})
