import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

describe('languages and countries', () => {
  test('nine languages (SITES-2, §1.38, §3.9)', async () => {
    expect(await shop.read<unknown[]>('/api/language')).toHaveLength(9)
    expect(await shop.read('/api/language/9')).toEqual({
      languageId: 9,
      culture: 'et-EE',
      localizedName: 'Eesti',
    })
    expect((await shop.request('/api/language/10')).status).toBe(404)
  })

  test('country names in the language of the call (§3.6, §7.37)', async () => {
    const german = await shop.read('/api/countries/528/localizedname', { site: 'haverhof.de' })
    expect(german).toEqual({ countryId: 528, name: 'Niederlande', regionCode: 'NL' })
    expect(await shop.read('/api/countries/528')).toMatchObject({ name: 'Netherlands' })
    expect((await shop.request('/api/countries/999')).status).toBe(404)
  })

  test('lists are in the order of their own language (§7.38)', async () => {
    const names = await shop.read<{ name: string }[]>('/api/countries/localizedname', { site: 'haverhof.se' })
    const sorted = names.map(({ name }) => name)
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('sv').compare))
    expect(sorted.at(-1)).toBe('Österrike')
    expect(await shop.read<unknown[]>('/api/countries')).toHaveLength(names.length)
  })
})

describe('selling points and notices', () => {
  test('speak the language of the site', async () => {
    const usps = await shop.read<{ items: unknown[] }>('/api/uspcollections/1', { site: 'haverhof.se' })
    expect(usps.items[0]).toMatchObject({ title: 'Direkt från vårt lager i Zwolle', textLanguage: 'sv' })
    expect(await shop.read('/api/notifications/1')).toMatchObject({ link: { route: '/ruwvoeronderzoek/' } })
    expect((await shop.request('/api/notifications/99')).status).toBe(404)
    expect((await shop.request('/api/uspcollections/99')).status).toBe(404)
  })

  test('a notice outside its time is not shown', async () => {
    await using other = await startTestShop()
    await other.context.database.pool.query(`update notification set active_until = now() - interval '1 day'`)
    expect((await other.request('/api/notifications/1')).status).toBe(204)
  })
})
