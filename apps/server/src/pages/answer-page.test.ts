import type { SiteScope } from '@haverhof/domain/sites'
import { hash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmission } from '../admission.ts'
import type { Shop } from '../shop.ts'
import { answerPage } from './answer-page.ts'
import { contentSecurityPolicy } from './content-security.ts'
import { createPageCache } from './page-cache.ts'

const key = 'k'.repeat(41)
const scope = { siteId: 1, languageId: 1, host: 'haverhof.nl' } as SiteScope
let pageCache = createPageCache()
let rendered: string[] = []
let server: Server

/** A storefront marks its own; what was slipped into the page can only guess. */
const ownScript = (nonce: string) => `<script nonce="${nonce}">own()</script>`
const foreignScripts =
  '<script>slippedIn()</script><script nonce="">guessed()</script><script nonce="1">wrong()</script>'

const moved: Record<string, string> = {
  '/levering/': '/bezorging/',
  '/account/': '/account/login/?returnUrl=%2Faccount%2F#top',
  '/elders/': 'https://elders.example/',
  '/rqs/moved/': `/rqs/${key}/`,
}

/** A storefront that knows one result; whatever a page says of its own headers, the address has the last word. */
const shop = {
  get pageCache() {
    return pageCache
  },
  contentSecurityPolicy,
  admission: createAdmission(),
  handlePage: async (url: string, { nonce }: { nonce: string }) => {
    rendered.push(url)
    const { pathname } = new URL(url)
    const location = moved[pathname]
    if (location) return new Response(null, { status: 301, headers: { location } })
    const status = pathname.includes(key) || pathname === '/' ? 200 : 404
    return new Response(`${ownScript(nonce)}${foreignScripts}`, {
      status,
      headers: { 'content-type': 'text/html' },
    })
  },
  apiFor: () => ({ sites: { get: async () => null } }),
  apiAs: () => null,
  context: { sites: { scopes: async () => [scope] } },
  originOf: () => 'https://haverhof.nl',
  localeOf: () => 'shop-nl',
} as unknown as Shop

beforeAll(async () => {
  server = createServer((request, response) => {
    answerPage(shop, scope, request, response).catch((error: Error) => response.destroy(error))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  rendered = []
  pageCache = createPageCache()
})

function ask(path: string): Promise<Response> {
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers: { cookie: 'session=1' } })
}

const secret = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }

describe('PAGES-12: a page whose address is the only key to it', () => {
  test.each([
    [`/rqs/${key}/`, 200],
    [`/rqs/${key}/_.data`, 200],
    [`/qs/${key}/?with=${key}`, 200],
    ['/qs/nobody-knows-this-key-at-all/', 404],
    ['/rqs/short/', 404],
    [`/rqs/${key}`, 301],
  ])('%s answers %i, to be kept, found and named nowhere', async (path, status) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(secret)
  })

  test('is made anew each time and never enters the page cache, while others do', async () => {
    await ask(`/rqs/${key}/`)
    await ask(`/rqs/${key}/`)
    expect(rendered).toHaveLength(2)
    expect(pageCache.size()).toBe(0)
    await ask('/')
    const again = await ask('/')
    expect(rendered).toHaveLength(3)
    expect(pageCache.size()).toBe(1)
    expect(again.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(again.headers.get('x-robots-tag')).toBeNull()
  })
})

test('PAGES-14: a malformed address is refused in the language of the site', async () => {
  for (const path of ['/%E0%A4%A/', '/a%0ab/', '/a%0d/', '/a%e2%80%a8b/', '/%E2%80%A9/', '/%1f/', '/%00/']) {
    const answer = await ask(path)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('<h1>Dit adres is niet te lezen</h1>')
  }
})

test('PAGES-4: the policy of a page allows the scripts that the storefront marked, and none that got in otherwise', async () => {
  for (const path of ['/', '/', `/rqs/${key}/`]) {
    const answer = await ask(path)
    const own = `'sha256-${hash('sha256', 'own()', 'base64')}'`
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' ${own};`)
    expect(await answer.text()).toBe(`<script>own()</script>${foreignScripts}`)
  }
})

describe('ROUTING-2: a page that moved keeps the id of a mailing', () => {
  const locationOf = async (path: string) => (await ask(path)).headers.get('location')

  test.each([
    ['/levering/?mailplusId=abc-123&utm_source=x', '/bezorging/?mailplusId=abc-123'],
    ['/levering/?MailplusID=abc-123', '/bezorging/?mailplusId=abc-123'],
    ['/account/?mailplusId=abc-123', '/account/login/?returnUrl=%2Faccount%2F&mailplusId=abc-123#top'],
  ])('%s leads to %s', async (from, to) => {
    expect(await locationOf(from)).toBe(to)
  })

  test('and what cannot be one is left behind', async () => {
    expect(await locationOf('/levering/?mailplusId=a%0d%0ab')).toBe('/bezorging/')
  })

  test('one redirect is kept for all mailings', async () => {
    expect(await locationOf('/levering/?mailplusId=spring')).toBe('/bezorging/?mailplusId=spring')
    expect(await locationOf('/levering/?mailplusId=summer')).toBe('/bezorging/?mailplusId=summer')
    expect(await locationOf('/levering/')).toBe('/bezorging/')
    expect(rendered).toEqual(['https://haverhof.nl/levering/'])
  })

  test('no stranger learns of it, and no page whose address is a key', async () => {
    expect(await locationOf('/elders/?mailplusId=abc-123')).toBe('https://elders.example/')
    expect(await locationOf('/rqs/moved/?mailplusId=abc-123')).toBe(`/rqs/${key}/`)
  })
})
