import { startTestShop, type TestShop } from '@haverhof/testing'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContent } from './content-data.ts'
import { refuseUnknownRefs } from './menu-refs.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop[Symbol.asyncDispose]())

type Entry = { ref: string; title: string; url: string; textLanguage: string; children?: Entry[] }

test('what a platform does not publish is not found there', async () => {
  expect((await shop.request('/api/content/pages/1003', { site: 'haverhof-group.com' })).status).toBe(404)
  expect((await shop.request('/api/content/pages/1031')).status).toBe(404)
})

test('links in a text are addresses of the site, and the brand has its name', async () => {
  for (const site of ['haverhof.nl', 'haverhof.it', 'muehldorfer.de', 'haverhof-group.com']) {
    const paths = await shop.read<{ path: string }[]>('/api/routing/sitemap', { site })
    const addresses = new Set(paths.map(({ path }) => path))
    for (const id of [1001, 1002, 1005, 1008, 1011]) {
      const response = await shop.request(`/api/content/pages/${id}`, { site })
      if (response.status === 404) continue
      const text = await response.text()
      expect(text).not.toContain('{brand}')
      const targets = [...text.matchAll(/"to":"([^"]+)"/g)].map(([, to]) => to ?? '')
      const inside = targets.filter((to) => !/^(https|mailto|tel):/.test(to))
      expect(inside.filter((to) => !addresses.has(to))).toEqual([])
    }
  }
})

test.each([
  ['haverhof.dk', 'tel:+4570123456', 'mailto:service@haverhof.dk'],
  ['haverhof.it', 'tel:+390212345678', 'mailto:servizio@haverhof.it'],
  ['muehldorfer.de', 'tel:+4986311234567', 'mailto:service@muehldorfer.de'],
])(
  'every page of %s leads to its own telephone and mailbox (CONTENT-6, CONTENT-16)',
  async (site, phone, email) => {
    const ids = Array.from({ length: 30 }, (_, position) => 1001 + position)
    const pages = await Promise.all(
      ids.map(async (id) => (await shop.request(`/api/content/pages/${id}`, { site })).text()),
    )
    const ways = pages.flatMap((page) => page.match(/(tel|mailto):[^"]+/g) ?? [])
    expect(new Set(ways)).toEqual(new Set([phone, email]))
    expect(pages.join(' ')).not.toMatch(/\{(phone|email)\}/)
  },
)

test('questions are answered one by one', async () => {
  const faq = await shop.read<{ items: { faqItemId: string; url: string; answer: unknown[] }[] }>(
    '/api/content/faq/1101',
  )
  expect(faq.items.length).toBeGreaterThan(0)
  for (const item of faq.items) {
    expect(item.answer.length).toBeGreaterThan(0)
    const route = await shop.read(`/api/routing/getbyurl?url=${item.url}`)
    expect(route).toMatchObject({ kind: 'faq', contentPageId: 2, faqId: 1101, faqItemId: item.faqItemId })
  }
})

test('every listed piece of content can be read', async () => {
  const calls = new Map([
    ['advice-category', ['advice/categories', 'adviceCategoryId']],
    ['advice-article', ['advice/articles', 'adviceArticleId']],
    ['advice-video', ['advice/videos', 'adviceVideoId']],
    ['blog-category', ['blog/categories', 'blogCategoryId']],
    ['blog-article', ['blog/articles', 'blogArticleId']],
    ['news-item', ['news', 'newsItemId']],
    ['partner', ['partners', 'partnerId']],
    ['content-page', ['pages', 'contentPageId']],
  ])
  const seen = new Set<string>()
  const paths = await shop.read<{ path: string }[]>('/api/routing/sitemap')
  for (const { path } of paths) {
    const route = await shop.read<Record<string, unknown>>(
      `/api/routing/getbyurl?url=${encodeURIComponent(path)}`,
    )
    const [call, idField] = calls.get(String(route['kind'])) ?? []
    if (call === undefined || idField === undefined) continue
    seen.add(call)
    const answer = await shop.read<Record<string, unknown>>(`/api/content/${call}/${String(route[idField])}`)
    expect(answer).toMatchObject({ [idField]: route[idField], url: path })
  }
  expect([...seen]).toEqual(expect.arrayContaining(['pages', 'advice/categories', 'advice/articles']))
})

describe('overviews', () => {
  test.each(['/api/content/advice', '/api/content/blog', '/api/content/news'])('%s', async (path) => {
    for (const site of ['haverhof.nl', 'haverhof.ee', 'muehldorfer.dk']) {
      expect(await shop.read(path, { site })).toMatchObject({ title: expect.any(String) })
    }
  })

  test('every platform finds its own words for its home page, in the fallback language where it has none (§2.50)', async () => {
    const homes = [
      ['haverhof.nl', 'nl', 'Eerst het hooi, dan de emmer', '/over-ons/'],
      ['en.haverhof.nl', 'en', 'Hay first, then the bucket', expect.any(String)],
      ['haverhof-group.com', 'en', 'Two brands, one rule', expect.any(String)],
    ] as const
    for (const [site, textLanguage, title, aboutUrl] of homes) {
      const home = await shop.read('/api/content/home', { site })
      expect(home).toMatchObject({ textLanguage, hero: { title }, aboutUrl })
    }
  })

  test('what is written in the language of the page comes first, the newest before the others (CONTENT-12)', async () => {
    for (const [site, language] of [
      ['haverhof.it', 'it'],
      ['haverhof.nl', 'nl'],
    ] as const) {
      const { advice } = await shop.read<{ advice: { textLanguage: string; date: string }[] }>(
        '/api/content/home',
        { site },
      )
      const [first, second, third] = advice
      expect([first, second, third].map((card) => card?.textLanguage)).toEqual([language, language, language])
      const own = advice.filter((card) => card.textLanguage === language).map(({ date }) => date)
      expect(own).toEqual(own.toSorted().toReversed())
    }
  })

  test('the corporate site has a home and news, and no advice', async () => {
    const site = 'haverhof-group.com'
    expect(await shop.read('/api/content/home', { site })).toMatchObject({
      news: expect.arrayContaining([expect.objectContaining({ kind: 'news' })]),
      advice: [],
    })
    expect((await shop.request('/api/content/advice', { site })).status).toBe(404)
  })
})

describe('menus lead only to what the site publishes (CONTENT-7)', () => {
  test.each([
    ['haverhof.nl', 1, 1],
    ['haverhof.se', 1, 1],
    ['haverhof.ee', 1, 1],
    ['muehldorfer.de', 2, 2],
    ['nl.haverhof-group.com', 3, 3],
  ])('%s', async (site, navigationId, footerId) => {
    const primary = await shop.read<{ entries: Entry[] }>(`/api/navigations/${navigationId}`, { site })
    const secondary = await shop.read<{ entries: Entry[] }>(`/api/navigations/${navigationId}/secondary`, {
      site,
    })
    const footer = await shop.read<{ columns: { entries: Entry[] }[]; legal: Entry[] }>(
      `/api/footer/${footerId}`,
      { site },
    )
    const entries = [
      ...primary.entries,
      ...secondary.entries,
      ...footer.legal,
      ...footer.columns.flatMap((c) => c.entries),
    ]
    expect(primary.entries.length).toBeGreaterThan(3)
    for (const entry of entries.flatMap((each) => [each, ...(each.children ?? [])])) {
      const route = await shop.read<{ kind: string }>(`/api/routing/getbyurl?url=${entry.url}`, { site })
      expect({ ref: entry.ref, kind: route.kind }).not.toEqual({ ref: entry.ref, kind: 'redirect' })
    }
  })

  test('the main menu is the category tree, in the language of the site', async () => {
    const menu = await shop.read<{ entries: Entry[] }>('/api/navigations/1', { site: 'haverhof.it' })
    const feed = menu.entries.find(({ ref }) => ref === 'category:feed')
    expect(feed).toMatchObject({ title: 'Mangimi', url: '/mangimi/', textLanguage: 'it' })
    expect(feed?.children?.map(({ ref }) => ref)).toContain('category:muesli')
  })

  test('needs and ages that the sister brand has feed for stand below them, named in the language of the site', async () => {
    const titles = async (site: string, above = 'category:needs', menu = '2') => {
      const { entries } = await shop.read<{ entries: Entry[] }>(`/api/navigations/${menu}`, { site })
      return entries.find(({ ref }) => ref === above)?.children?.map(({ title }) => title)
    }
    expect(await titles('muehldorfer.de')).toEqual([
      'Zuckerarm',
      'Sport',
      'Zucht',
      'Senior',
      'Heu ersetzen',
      'Reine Heuration ergänzen',
    ])
    expect(await titles('muehldorfer.de', 'page:advice', '2/secondary')).toEqual(['Hufrehe und EMS'])
    expect(await titles('muehldorfer.dk', 'page:advice', '2/secondary')).toEqual(['Forfangenhed og EMS'])
    expect(await titles('muehldorfer.nl')).toContain('Hooi vervangen')
    expect(await titles('muehldorfer.de', 'category:life-stage')).toEqual([
      'Zucht',
      'Senior',
      'Tragende Stute',
      'Heu ersetzen im Alter',
      'Cobs und Mash anrühren',
    ])
  })

  test('a menu that names what no site has is refused, with the place of the name', async () => {
    const files = readContent(path.resolve(import.meta.dirname, '../../../../data'))
    const client = await shop.context.database.pool.connect()
    try {
      await expect(refuseUnknownRefs(client, files)).resolves.toBeUndefined()
      for (const below of files.navigations.flatMap(({ primary }) =>
        primary.flatMap(({ also }) => also ?? []),
      ))
        if (below.ref === 'category:senior') below.ref = 'category:seniors'
      await expect(refuseUnknownRefs(client, files)).rejects.toThrow(
        'navigation.yaml: muehldorfer.primary.0.also.1.ref: category:seniors is on no site',
      )
    } finally {
      client.release()
    }
  })

  test('withdrawal and the legal guarantee are linked in the footer of every shop (PRODUCT-13)', async () => {
    for (const [site, id] of [
      ['haverhof.nl', 1],
      ['haverhof.pt', 1],
      ['muehldorfer.nl', 2],
    ] as const) {
      const { legal } = await shop.read<{ legal: Entry[] }>(`/api/footer/${id}`, { site })
      expect(legal.map(({ ref }) => ref)).toEqual(
        expect.arrayContaining(['page:withdrawal', 'page:guarantee']),
      )
    }
  })
})

test('no call about content takes more than two statements', async () => {
  await shop.request('/api/sites/1')
  const paths = [
    '/api/content/home',
    '/api/content/pages/1003',
    '/api/content/faq/1101',
    '/api/content/advice',
  ]
  const menus = [
    '/api/navigations/1',
    '/api/navigations/1/secondary',
    '/api/footer/1',
    '/api/routing/getbyurl?url=/',
  ]
  for (const path of [...paths, ...menus]) {
    const before = shop.context.database.statementCount()
    await shop.read(path)
    const statements = shop.context.database.statementCount() - before
    expect({ path, statements }).toEqual({ path, statements: menus.includes(path) ? 1 : 2 })
  }
})
