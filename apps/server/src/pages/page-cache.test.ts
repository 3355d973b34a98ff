import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type StoredPage, createPageCache, encodedBody, storedPage } from './page-cache.ts'

const limits = { freshMs: 2000, staleMs: 60_000, maxEntries: 3, maxBytes: 1024 * 1024 }

async function page(
  text: string,
  status = 200,
  headers: Record<string, string> = {},
  madeAt = 0,
): Promise<StoredPage> {
  return storedPage(status, headers, Buffer.from(text), madeAt)
}

describe('PAGES-3: the page cache', () => {
  test('a page is kept, and stays fresh for two seconds', async () => {
    let time = 0
    let renderings = 0
    const cache = createPageCache(limits, () => time)
    const make = () => page(`page ${++renderings}`, 200, {}, time)
    await cache.render('a', make)
    time = 2000
    expect(cache.find('a', make)?.bodies.identity.toString()).toBe('page 1')
    expect(renderings).toBe(1)
  })

  test('an older page is answered at once while one request makes the new one', async () => {
    let time = 0
    let renderings = 0
    const cache = createPageCache(limits, () => time)
    const make = () => page(`page ${++renderings}`, 200, {}, time)
    await cache.render('a', make)
    time = 2001
    const stale = [cache.find('a', make), cache.find('a', make)]
    expect(stale.map((each) => each?.bodies.identity.toString())).toEqual(['page 1', 'page 1'])
    await cache.render('a', make)
    expect(renderings).toBe(2)
    expect(cache.find('a', make)?.bodies.identity.toString()).toBe('page 2')
  })

  test('a page of more than a minute is not shown again', async () => {
    let time = 0
    const cache = createPageCache(limits, () => time)
    await cache.render('a', () => page('old'))
    time = 60_000
    expect(cache.find('a', () => page('new', 200, {}, time))?.bodies.identity.toString()).toBe('old')
    time = 120_001
    expect(cache.find('a', () => page('newer'))).toBeUndefined()
  })

  test('many requests for one cold page render it once', async () => {
    let renderings = 0
    const cache = createPageCache(limits)
    const make = () => page(`page ${++renderings}`)
    await Promise.all(Array.from({ length: 50 }, () => cache.render('a', make)))
    expect(renderings).toBe(1)
  })

  test.each([200, 301, 404, 410])('an answer with status %i is kept', async (status) => {
    const cache = createPageCache(limits)
    await cache.render('a', () => page('x', status))
    expect(cache.size()).toBe(1)
  })

  test.each([302, 400, 500, 503])('an answer with status %i is not kept', async (status) => {
    const cache = createPageCache(limits)
    await cache.render('a', () => page('x', status))
    expect(cache.size()).toBe(0)
  })

  test('an answer that sets a cookie or forbids storing is not kept', async () => {
    const cache = createPageCache(limits)
    await cache.render('a', () => page('x', 200, { 'set-cookie': 'a=b' }))
    await cache.render('b', () => page('x', 200, { 'cache-control': 'no-store' }))
    expect(cache.size()).toBe(0)
  })

  test('a rendering that began before a change is answered but not kept', async () => {
    const cache = createPageCache(limits)
    const { promise, resolve } = Promise.withResolvers<void>()
    const rendering = cache.render('a', async () => {
      await promise
      return page('old price')
    })
    cache.clear()
    resolve()
    expect((await rendering).bodies.identity.toString()).toBe('old price')
    expect(cache.size()).toBe(0)
  })

  test('the number of entries and their bytes are bounded, the oldest leave first', async () => {
    const cache = createPageCache(limits)
    for (const key of ['a', 'b', 'c', 'd']) await cache.render(key, () => page(key))
    expect(cache.size()).toBe(3)
    expect(cache.find('a', () => page('a'))).toBeUndefined()
    const small = createPageCache({ ...limits, maxBytes: 4000 })
    for (const key of ['a', 'b', 'c']) await small.render(key, () => page('x'.repeat(500)))
    expect(small.size()).toBe(2)
  })

  test('a body is compressed when somebody first asks for it, once, and reads back to the same bytes', async () => {
    const stored = await page('hay '.repeat(100))
    const br = await encodedBody(stored, 'br')
    expect(brotliDecompressSync(br).equals(stored.bodies.identity)).toBe(true)
    expect(await encodedBody(stored, 'br')).toBe(br)
    expect(gunzipSync(await encodedBody(stored, 'gzip')).equals(stored.bodies.identity)).toBe(true)
    expect(await encodedBody(stored, 'identity')).toBe(stored.bodies.identity)
  })
})
