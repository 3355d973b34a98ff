import type { PageClient } from '@haverhof/api-client/pages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShopRequest } from '../../toolkit/shop-request'
import { cachedPath } from './cached-paths.server'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function shopOf(asked: string[]): ShopRequest {
  const routing = {
    getByUrl: async (url: string) => {
      asked.push(url)
      if (url === '/missing/') throw new Error('not found')
      return { kind: 'content-page', path: url }
    },
    alternates: async (url: string) => {
      asked.push(`alternates ${url}`)
      return []
    },
  }
  const api = { routing } as unknown as PageClient
  const host = { siteId: 1, languageId: 1, origin: 'https://haverhof.nl', locale: 'shop-nl' }
  return { api, visitor: null, ...host, nonce: 'n1', onError: () => undefined }
}

test('a path is looked up once, with its siblings, for a minute (ROUTING-5, §4.25)', async () => {
  const asked: string[] = []
  const shop = shopOf(asked)
  for (let times = 0; times < 3; times += 1) {
    const { route, alternates } = await cachedPath(shop, '/hooi/')
    expect(route).toMatchObject({ path: '/hooi/' })
    await alternates()
  }
  expect(asked).toEqual(['/hooi/', 'alternates /hooi/'])
  vi.advanceTimersByTime(60_001)
  await cachedPath(shop, '/hooi/')
  expect(asked).toHaveLength(3)
})

test('a change of content brings another client, and with it everything is asked anew', async () => {
  const asked: string[] = []
  await cachedPath(shopOf(asked), '/hooi/')
  await cachedPath(shopOf(asked), '/hooi/')
  expect(asked).toHaveLength(2)
})

test('what is not there is asked for again', async () => {
  const asked: string[] = []
  const shop = shopOf(asked)
  for (let times = 0; times < 2; times += 1)
    await expect(cachedPath(shop, '/missing/')).rejects.toThrow('not found')
  expect(asked).toEqual(['/missing/', '/missing/'])
})

test('the oldest of five hundred paths makes room', async () => {
  const asked: string[] = []
  const shop = shopOf(asked)
  for (let number = 0; number <= 500; number += 1) await cachedPath(shop, `/${number}/`)
  await cachedPath(shop, '/500/')
  expect(asked).toHaveLength(501)
  await cachedPath(shop, '/0/')
  expect(asked).toHaveLength(502)
})
