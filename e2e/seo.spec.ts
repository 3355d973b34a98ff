import { askShop } from './ask.ts'
import { at, hosts } from './hosts.ts'
import { expect, test } from './shop-test.ts'
import { forEach, sitemapPages } from './sitemap.ts'

type Head = { canonical: string | undefined; alternates: Map<string, string>; robots: string | undefined }

async function headOf(address: string): Promise<Head> {
  const { hostname, pathname, search } = new URL(address)
  const { status, body } = await askShop(hostname.replace(/\.localhost$/, ''), pathname + search)
  expect([address, status]).toEqual([address, 200])
  const links = [...body.matchAll(/<link [^>]*>/g)].map(([tag]) => tag)
  const alternates = links.filter((tag) => tag.includes('rel="alternate"') && /hreflang=/i.test(tag))
  return {
    canonical: attribute(
      links.find((tag) => tag.includes('rel="canonical"')),
      'href',
    ),
    alternates: new Map(
      alternates.map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
    ),
    robots: /<meta name="robots" content="([^"]*)"/.exec(body)?.[1],
  }
}

function attribute(tag: string | undefined, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1]
}

function sorted(alternates: Map<string, string>): [string, string][] {
  return [...alternates].sort(([a], [b]) => a.localeCompare(b))
}

const pages = [
  at('haverhof.nl', '/'),
  at('haverhof.nl', '/paardenvoer/muesli/'),
  at('haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/'),
  at('haverhof.nl', '/paardenvoer/muesli/haver-basis-muesli/hh10101/'),
  at('haverhof.nl', '/advies/ruwvoer/hoeveel-hooi-heeft-een-paard-nodig/'),
  at('haverhof.nl', '/veelgestelde-vragen/bezorgen/'),
  at('haverhof.nl', '/media'),
  at('haverhof.nl', '/vergelijken/'),
  at('haverhof.nl', '/withdraw/'),
  at('muehldorfer.de', '/pferdefutter/'),
  at('muehldorfer.de', '/vergleichen/'),
  at('muehldorfer.de', '/withdraw/'),
  at('haverhof-group.com', '/brands/'),
  at('haverhof.nl', '/store-locator/'),
  at('haverhof-group.com', '/store-locator/'),
]

for (const address of pages) {
  test(`${new URL(address).hostname}${new URL(address).pathname} is canonical and all its siblings link back`, async () => {
    const own = await headOf(address)
    expect(own.canonical).toBe(address)
    expect(own.robots ?? '').not.toContain('noindex')
    expect([...own.alternates.values()]).toContain(address)
    expect(own.alternates.size).toBeGreaterThan(1)
    await forEach([...new Set(own.alternates.values())], async (sibling) => {
      const { canonical, alternates } = await headOf(sibling)
      expect(canonical).toBe(sibling)
      expect([sibling, sorted(alternates)]).toEqual([sibling, sorted(own.alternates)])
    })
  })
}

test('filters, sorting and campaigns leave the canonical address alone; pages of a list stand for themselves (LISTS-12)', async () => {
  const list = at('haverhof.nl', '/paardenvoer/')
  expect((await headOf(`${list}?sort=price`)).canonical).toBe(list)
  expect((await headOf(`${list}?ps=48`)).canonical).toBe(list)
  expect((await headOf(`${list}?utm_source=letter`)).canonical).toBe(list)
  expect((await headOf(`${list}?p=2`)).canonical).toBe(`${list}?p=2`)
  expect((await headOf(`${list}?horse-type=pony`)).robots).toContain('noindex')
})

test('search results ask not to be listed', async () => {
  expect((await headOf(at('haverhof.nl', '/zoeken/?q=muesli'))).robots).toContain('noindex')
})

test('pages of checkout are cached nowhere, ask not to be listed and are the same for every visitor (CHECKOUT-PAGES-42)', async () => {
  for (const path of ['/checkout/billing/', '/checkout/delivery/', '/checkout/payment/']) {
    const answer = await askShop('haverhof.nl', path)
    expect(answer.headers['cache-control'], path).toBe('no-store')
    expect(answer.body, path).toContain('<meta name="robots" content="noindex"')
    const visitor = await askShop('haverhof.nl', path, { cookie: '__Host-session=invented; cart=invented' })
    expect(visitor.body, path).toBe(answer.body)
  }
})

const hidden = [
  '/zoeken/',
  '/zoeken/?q=hooi',
  '/store-locator/?place=Zwolle',
  '/cart/',
  '/checkout/billing/',
  '/checkout/complete/',
  '/account/login/',
]

for (const path of hidden) {
  test(`${path} asks not to be listed, and still says what it is (DEALERS-13)`, async () => {
    const { body } = await askShop('haverhof.nl', path)
    expect(body).toContain('<meta name="robots" content="noindex"')
    expect(body).toMatch(/<meta name="description" content="[^"]{40,160}"/)
  })
}

test('sitemaps are well-formed, dated, and name pages of their own host', async ({ page }) => {
  for (const host of ['haverhof.nl', 'muehldorfer.de', 'haverhof-group.com'] as const) {
    for (const file of ['/sitemap.xml', '/sitemaps/1.xml']) {
      const { status, headers, body } = await askShop(host, file)
      expect([host, file, status]).toEqual([host, file, 200])
      expect(headers['content-type']).toMatch(/^application\/xml/)
      const root = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml')
        return document.querySelector('parsererror')?.textContent ?? document.documentElement.localName
      }, body)
      expect(root).toBe(file === '/sitemap.xml' ? 'sitemapindex' : 'urlset')
      const dates = [...body.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, date = '']) => date)
      expect(dates).toHaveLength(body.match(/<loc>/g)?.length ?? 0)
      for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
    }
    const entries = await sitemapPages(host)
    expect(entries.length).toBeGreaterThan(15)
    expect(entries.filter(({ loc }) => !loc.startsWith(at(host, '/')))).toEqual([])
    expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length)
  }
})

test('over all hosts of a platform every alternate in a sitemap links back', async () => {
  const sets = new Map<string, string>()
  const all = await Promise.all(
    hosts.filter(([, , platform]) => platform === 'shop').map(([host]) => sitemapPages(host)),
  )
  const entries = all.flat()
  for (const { loc, alternates } of entries) sets.set(loc, JSON.stringify(sorted(alternates)))
  expect(sets.size).toBeGreaterThan(1000)
  const broken = entries.flatMap(({ loc, alternates }) =>
    [...alternates.values()]
      .filter((sibling) => sets.get(sibling) !== sets.get(loc))
      .map((sibling) => [loc, sibling]),
  )
  expect(broken).toEqual([])
})

for (const host of ['haverhof.nl', 'muehldorfer.dk', 'haverhof-group.com'] as const) {
  test(`every page in the sitemap of ${host} is there and canonical, says what no other says, and names its feed if it is one to read there (SEO-7, SEO-10, SEO-15)`, async () => {
    const wrong: string[] = []
    const locations = new Map<string, string>()
    const tell = (what: string, loc: string) => {
      const twin = locations.get(what)
      if (twin) wrong.push(`${loc} and ${twin}: ${what}`)
      locations.set(what, loc)
    }
    await forEach(await sitemapPages(host), async ({ loc }) => {
      const { status, body } = await askShop(host, new URL(loc).pathname)
      if (status !== 200 || !body.includes(`<link rel="canonical" href="${loc}"`))
        wrong.push(`${status} ${loc}`)
      const title = /<title>([^<]*)</.exec(body)?.[1] ?? ''
      const description = /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? ''
      if (title.length < 12 || title.length > 110) wrong.push(`${loc}: ${title}`)
      if (description.length < 20) wrong.push(`${loc}: ${description}`)
      tell(title, loc)
      tell(description, loc)
      if (feedOf(body) !== feedWanted(body)) wrong.push(`${loc}: ${feedOf(body)}`)
    })
    expect(wrong).toEqual([])
  })
}

/** The feed that the head of a page names. */
function feedOf(body: string): string | undefined {
  return /<link rel="alternate" type="application\/rss\+xml"[^>]* href="([^"]+)"/.exec(body)?.[1]
}

function feedWanted(body: string): string | undefined {
  if (body.includes('"BlogPosting"')) return '/feeds/blog.xml'
  if (body.includes('"NewsArticle"')) return '/feeds/news.xml'
  // Lists of either name it too, and nothing tells them from other lists.
  return feedOf(body)
}

test('the second page of a list names no siblings, and a file that is not there is no page (SEO-12, SEO-10)', async () => {
  const second = await headOf(at('haverhof.nl', '/paardenvoer/?p=2'))
  expect(second.alternates.size).toBe(0)
  expect((await askShop('haverhof.nl', '/feeds/none.xml')).status).toBe(404)
  for (const feed of ['google-merchant', 'blog', 'news']) {
    const { status, headers } = await askShop('haverhof.nl', `/feeds/${feed}.xml`)
    expect([feed, status]).toEqual([feed, 200])
    expect(headers['content-type']).toMatch(/xml/)
  }
})

test('robots.txt closes what is personal, search and data, and names the sitemap', async () => {
  const { status, body } = await askShop('haverhof.de', '/robots.txt')
  expect(status).toBe(200)
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path)
  expect(closed).toEqual(
    expect.arrayContaining(['/cart/', '/checkout/', '/account/', '/api/', '/suche/', '/*.data$']),
  )
  expect(body).toContain(`Sitemap: ${at('haverhof.de', '/sitemap.xml')}`)
})

const kinds = ['/', '/paardenvoer/', '/hier-is-niets/', '/paardenvoer', '/robots.txt', '/api/language']

for (const path of kinds) {
  test(`${path} carries the headers that keep visitors safe`, async () => {
    const { headers } = await askShop('haverhof.nl', path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8,}/)
    expect(headers['x-powered-by']).toBeUndefined()
  })
}

test('pages allow their own files and scripts, and nothing unsafe', async () => {
  for (const path of ['/', '/paardenvoer/muesli/haver-basis-muesli/', '/hier-is-niets/']) {
    const { headers, body } = await askShop('haverhof.nl', path)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    // A form may lead to the same site in another language (SITES-14), and to no other host.
    const formTargets = /form-action 'self'((?: \S+)*);/.exec(policy)?.[1]?.trim()
    expect(formTargets).toMatch(/^https?:\/\/en\.haverhof\.nl[\w.:]*$/)
    expect(policy.replace(formTargets ?? '', '')).not.toMatch(/unsafe|\*|https?:/)
    expect(body).not.toMatch(/<[a-z][^>]* (style|on[a-z]+)="/)
  }
})

test('a page is the same, byte by byte, for every visitor of a host (PAGES-5)', async () => {
  for (const path of [
    '/',
    '/paardenvoer/?horse-type=pony',
    '/paardenvoer/muesli/haver-basis-muesli/',
    '/vergelijken/',
  ]) {
    const plain = await askShop('haverhof.nl', path)
    const other = await askShop('haverhof.nl', path, {
      cookie: 'consent=analytics%3Dyes; localization=x; cart=abc; session=me',
      'x-country': 'DE',
      'accept-language': 'de-DE,de;q=0.9',
      'user-agent': 'Mozilla/5.0 (iPhone)',
      authorization: 'Bearer somebody',
      'x-forwarded-host': 'elsewhere.example',
      'x-forwarded-proto': 'https',
    })
    expect(other.body === plain.body, path).toBe(true)
    expect(other.headers['set-cookie']).toBeUndefined()
    expect(other.headers['etag']).toBe(plain.headers['etag'])
    expect(other.headers['vary'] ?? '').not.toMatch(/cookie|\*/i)
  }
})

test('an unchanged page is not sent again', async () => {
  const first = await askShop('haverhof.nl', '/bezorging/')
  const again = await askShop('haverhof.nl', '/bezorging/', { 'if-none-match': first.headers['etag'] ?? '' })
  expect([again.status, again.body]).toEqual([304, ''])
})
