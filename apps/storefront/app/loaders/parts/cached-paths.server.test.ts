import { ApiError } from '@haverhof/api-client'
import type { PageClient } from '@haverhof/api-client/pages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShopRequest } from '../../toolkit/shop-request'
import { cachedPath } from './cached-paths.server'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failures: Record<string, number> = { '/missing/': 404, '/removed/': 410, '/busy/': 503 }

function shopOf(requests: string[]): ShopRequest {
  const routing = {
    getByUrl: async (url: string) => {
      requests.push(url)
      const failure = url.startsWith('/made-up-') ? 404 : failures[url]
      if (failure !== undefined) throw new ApiError(failure, '', {})
      return { kind: 'content-page', path: url }
    },
    alternates: async (url: string) => {
      requests.push(`alternates ${url}`)
      return []
    },
  }
  const api = { routing } as unknown as PageClient
  const host = { siteId: 1, languageId: 1, origin: 'https://haverhof.nl', locale: 'shop-nl' }
  return { api, visitor: null, ...host, nonce: 'n1', onError: () => undefined }
}

test('a path is looked up once, with its siblings, for a minute (ROUTING-5, §4.25)', async () => {
  const requests: string[] = []
  const shop = shopOf(requests)
  for (let times = 0; times < 3; times += 1) {
    const { route, alternates } = await cachedPath(shop, '/hooi/')
    expect(route).toMatchObject({ path: '/hooi/' })
    await alternates()
  }
  expect(requests).toEqual(['/hooi/', 'alternates /hooi/'])
  vi.advanceTimersByTime(60_001)
  await cachedPath(shop, '/hooi/')
  expect(requests).toHaveLength(3)
})

test('a change of content brings another client, and with it everything is asked anew', async () => {
  const requests: string[] = []
  await cachedPath(shopOf(requests), '/hooi/')
  await cachedPath(shopOf(requests), '/hooi/')
  expect(requests).toHaveLength(2)
})

test.each([
  ['/missing/', 404],
  ['/removed/', 410],
])(
  'that %s is not there is looked up once, until a minute or a change is over (ROUTING-5, §4.25)',
  async (path, status) => {
    const requests: string[] = []
    const shop = shopOf(requests)
    for (let times = 0; times < 3; times += 1)
      await expect(cachedPath(shop, path)).rejects.toMatchObject({ status })
    expect(requests).toEqual([path])
    vi.advanceTimersByTime(60_001)
    await expect(cachedPath(shop, path)).rejects.toMatchObject({ status })
    await expect(cachedPath(shopOf(requests), path)).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(3)
  },
)

test('a failure of the shop itself is not kept: the next one asks again', async () => {
  const requests: string[] = []
  const shop = shopOf(requests)
  for (let times = 0; times < 2; times += 1)
    await expect(cachedPath(shop, '/busy/')).rejects.toMatchObject({ status: 503 })
  expect(requests).toEqual(['/busy/', '/busy/'])
})

test('the oldest of five hundred paths makes room', async () => {
  const requests: string[] = []
  const shop = shopOf(requests)
  for (let number = 0; number <= 500; number += 1) await cachedPath(shop, `/${number}/`)
  await cachedPath(shop, '/500/')
  expect(requests).toHaveLength(501)
  await cachedPath(shop, '/0/')
  expect(requests).toHaveLength(502)
})

test('however many addresses are made up, no path that leads somewhere makes room for them (ROUTING-7)', async () => {
  const requests: string[] = []
  const shop = shopOf(requests)
  await cachedPath(shop, '/hooi/')
  const madeUp = Array.from({ length: 600 }, (_, number) => `/made-up-${number}/`)
  await Promise.allSettled(madeUp.map((path) => cachedPath(shop, path)))
  await cachedPath(shop, '/hooi/')
  expect(requests).toHaveLength(601)
  await expect(cachedPath(shop, '/made-up-599/')).rejects.toMatchObject({ status: 404 })
  expect(requests).toHaveLength(601)
  await expect(cachedPath(shop, '/made-up-0/')).rejects.toMatchObject({ status: 404 })
  expect(requests).toHaveLength(602)
})

test('requests that come together share one look (ROUTING-5)', async () => {
  const requests: string[] = []
  const shop = shopOf(requests)
  const [first, second] = await Promise.all([cachedPath(shop, '/hooi/'), cachedPath(shop, '/hooi/')])
  expect(second).toBe(first)
  expect(requests).toEqual(['/hooi/'])
})
