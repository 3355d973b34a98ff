import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

const rows = async <Row>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

describe('every address is a row of one table, and everything else points at refs (CONTENT-1)', () => {
  test('who moves a page there has moved it in texts, menus, footers and the sitemap', async () => {
    const where = `site_id = 1 and language_id = 1 and ref = 'page:delivery'`
    const [old] = await rows<{ path: string }>(`select path from path where is_current and ${where}`)
    const before = old?.path ?? ''
    const [linking] = await rows<{ id: number }>(
      `select content_id id from content_text where kind = 'pages' and language_id = 1
         and 'page:delivery' = any(link_refs) order by 1 limit 1`,
    )
    const readers = [`/api/content/pages/${linking?.id}`, '/api/footer/1', '/api/routing/sitemap']
    const mentions = async (address: string) =>
      Promise.all(
        readers.map(async (path) => (await (await shop.request(path)).text()).includes(`"${address}"`)),
      )
    expect(await mentions(before)).toEqual([true, true, true])
    await rows(`update path set path = '/nieuw-adres/' where is_current and ${where}`)
    expect(await mentions(before)).toEqual([false, false, false])
    expect(await mentions('/nieuw-adres/')).toEqual([true, true, true])
    const menus = async () => (await shop.request('/api/navigations/1')).text()
    await rows(
      `update path set path = '/nieuw-voer/' where is_current and site_id = 1 and ref = 'category:feed'`,
    )
    expect(await menus()).toContain('"/nieuw-voer/"')
    expect(await menus()).not.toContain('"/paardenvoer/"')
  })

  test('no text, menu or footer holds an address of the shop', async () => {
    const texts = await rows<{ what: string }>(
      `select body::text || items::text what from content_text
       union all select primary_entries::text || secondary_entries::text from navigation
       union all select columns::text || legal_entries::text from footer
       union all select words::text from home_text`,
    )
    expect(texts.filter(({ what }) => what.includes('"to": "page:')).length).toBeGreaterThan(10)
    expect(texts.filter(({ what }) => what.includes('"ref": "page:')).length).toBeGreaterThan(2)
    const addresses = texts.flatMap(({ what }) => what.match(/"(?:to|url|href|ref)": *"\/[^"]*"/g) ?? [])
    expect(addresses).toEqual([])
  })
})
