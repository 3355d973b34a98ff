import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { type StoredPage, encodedBody, storedPage } from './stored-page.ts'
import type { PageUses } from './page-uses.ts'

const limits = {
  freshMs: 2000,
  staleMs: 60_000,
  changedMs: 1000,
  keepMs: 3_600_000,
  retryMs: 2000,
  maxEntries: 3,
  maxBytes: 1024 * 1024,
}

async function page(text: string, status = 200, headers: Record<string, string> = {}): Promise<StoredPage> {
  return storedPage(status, headers, Buffer.from(text), 0)
}

/** A cache whose pages say how often they were made; the clock stands still until it is moved. */
function startCache() {
  let time = 0
  let renderings = 0
  let failing: (() => StoredPage) | null = null
  const cache = createPageCache(limits, () => time)
  const make = (uses: Partial<PageUses>) => async () => {
    if (failing) return failing()
    const all = { products: new Set<number>(), isIncomplete: false, ...uses }
    return storedPage(200, {}, Buffer.from(`page ${++renderings}`), time, all)
  }
  const ask = async (uses: Partial<PageUses> = {}) =>
    (await cache.answer('a', make(uses))).bodies.identity.toString()
  return {
    cache,
    ask,
    renderings: () => renderings,
    wait: (ms: number) => (time += ms),
    /** Until further notice no page can be made: it answers so, or fails altogether. */
    fail: (how: (() => StoredPage) | null) => (failing = how),
  }
}

const away = () => {
  throw new Error('the database is away')
}

describe('PAGES-3: the page cache', () => {
  test('a page is kept, and stays fresh for two seconds', async () => {
    const { ask, wait } = startCache()
    await ask()
    wait(2000)
    expect([await ask(), await ask()]).toEqual(['page 1', 'page 1'])
  })

  test('an older page is answered at once while one request makes the new one', async () => {
    const { ask, wait, renderings } = startCache()
    await ask()
    wait(2001)
    expect(await Promise.all([ask(), ask()])).toEqual(['page 1', 'page 1'])
    expect(await ask()).toBe('page 2')
    expect(renderings()).toBe(2)
  })

  test('a page of more than a minute is not shown again', async () => {
    const { ask, wait } = startCache()
    await ask()
    wait(60_001)
    expect(await ask()).toBe('page 2')
  })

  test('a change empties nothing: pages that do not show the product stay as fresh as they were (PAGES-17)', async () => {
    const { cache, ask, renderings } = startCache()
    await ask({ products: new Set([101]) })
    cache.changed(new Set([102]))
    await ask()
    expect(cache.size()).toBe(1)
    expect(renderings()).toBe(1)
  })

  test('a page that shows a changed product is shown for a second more, while one request makes the new one', async () => {
    const { cache, ask } = startCache()
    await ask({ products: new Set([101]) })
    cache.changed(new Set([101, 5]))
    expect(await Promise.all([ask(), ask()])).toEqual(['page 1', 'page 1'])
    expect(await ask()).toBe('page 2')
  })

  test('who asks for it later than that waits for the new one', async () => {
    const { cache, ask, wait } = startCache()
    await ask({ products: new Set([101]) })
    cache.changed(new Set([101]))
    wait(1001)
    expect(await ask()).toBe('page 2')
  })

  test('where everything may have changed, each page is shown once more while one request makes the new one (PAGES-17)', async () => {
    const { cache, ask, renderings } = startCache()
    await ask()
    cache.changed('*')
    expect(cache.size()).toBe(1)
    expect(await Promise.all([ask(), ask()])).toEqual(['page 1', 'page 1'])
    expect([await ask(), await ask()]).toEqual(['page 2', 'page 2'])
    expect(renderings()).toBe(2)
  })

  test('a page that was begun before a change is kept, but stale', async () => {
    const { cache, ask } = startCache()
    const { promise, resolve } = Promise.withResolvers<void>()
    const uses = { products: new Set([101]), isIncomplete: false }
    const begun = cache.answer('a', async () => {
      await promise
      return storedPage(200, {}, Buffer.from('old price'), 0, uses)
    })
    cache.changed(new Set([101]))
    resolve()
    await begun
    expect(await ask()).toBe('old price')
    expect(await ask()).toBe('page 1')
  })

  test.each([
    ['fails', away],
    ['answers 503', () => storedPage(503, {}, Buffer.from('away'), 0)],
    ['answers 429', () => storedPage(429, {}, Buffer.from('too much'), 0)],
    [
      'lacks a part',
      () =>
        storedPage(200, {}, Buffer.from('half'), 0, {
          products: new Set(),
          isIncomplete: true,
        }),
    ],
  ])(
    'while making a page %s the last good one is shown, up to its greatest age (PAGES-18)',
    async (_how, failing) => {
      const { cache, ask, wait, fail, renderings } = startCache()
      await ask()
      fail(failing)
      wait(600_000)
      expect(await ask()).toBe('page 1')
      cache.changed('*')
      wait(1)
      expect(await ask()).toBe('page 1')
      fail(null)
      wait(2001)
      expect(await ask()).toBe('page 1')
      expect(await ask()).toBe('page 2')
      expect(renderings()).toBe(2)
      fail(away)
      wait(3_600_001)
      await expect(ask()).rejects.toThrow('away')
    },
  )

  test('many requests for one cold page render it once', async () => {
    let renderings = 0
    const cache = createPageCache(limits)
    const make = () => page(`page ${++renderings}`)
    await Promise.all(Array.from({ length: 50 }, () => cache.answer('a', make)))
    expect(renderings).toBe(1)
  })

  test.each([200, 301, 404, 410])('an answer with status %i is kept', async (status) => {
    const cache = createPageCache(limits)
    await cache.answer('a', () => page('x', status))
    expect(cache.size()).toBe(1)
  })

  test.each([302, 400, 500, 503])('an answer with status %i is not kept', async (status) => {
    const cache = createPageCache(limits)
    await cache.answer('a', () => page('x', status))
    expect(cache.size()).toBe(0)
  })

  test('an answer that sets a cookie or forbids storing is not kept', async () => {
    const cache = createPageCache(limits)
    await cache.answer('a', () => page('x', 200, { 'set-cookie': 'a=b' }))
    await cache.answer('b', () => page('x', 200, { 'cache-control': 'no-store' }))
    expect(cache.size()).toBe(0)
  })

  test('the number of entries and their bytes are bounded, the oldest leave first', async () => {
    const cache = createPageCache(limits)
    for (const key of ['a', 'b', 'c', 'd']) await cache.answer(key, () => page(key))
    expect(cache.size()).toBe(3)
    expect(cache.has('a')).toBe(false)
    const small = createPageCache({ ...limits, maxBytes: 4000 })
    for (const key of ['a', 'b', 'c']) await small.answer(key, () => page('x'.repeat(500)))
    expect(small.size()).toBe(2)
  })

  test('a body is compressed on its first request, once, and reads back to the same bytes', async () => {
    const stored = await page('hay '.repeat(100))
    const br = await encodedBody(stored, 'br')
    expect(brotliDecompressSync(br).equals(stored.bodies.identity)).toBe(true)
    expect(await encodedBody(stored, 'br')).toBe(br)
    expect(gunzipSync(await encodedBody(stored, 'gzip')).equals(stored.bodies.identity)).toBe(true)
    expect(await encodedBody(stored, 'identity')).toBe(stored.bodies.identity)
  })
})
