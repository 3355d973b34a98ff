import { describe, expect, test } from 'vitest'
import { cacheEntries, longCacheMs, shortCacheMs } from './limits.ts'
import { createResponseCache } from './response-cache.ts'

describe('API-CLIENT-3: caches of 200 entries, 2 s and 15 min', () => {
  test('the limits are the specified ones (§9.11)', () => {
    expect([cacheEntries, shortCacheMs, longCacheMs]).toEqual([200, 2000, 900_000])
  })

  test('an answer is kept until its time is over', async () => {
    let time = 0
    let calls = 0
    const cache = createResponseCache(2000, () => time)
    const read = () => cache.read('a', async () => ++calls)
    expect(await read()).toBe(1)
    time = 1999
    expect(await read()).toBe(1)
    time = 2000
    expect(await read()).toBe(2)
  })

  test('callers that come together share one call (API-CLIENT-5, §7.49)', async () => {
    let calls = 0
    const cache = createResponseCache(2000, () => 0)
    const load = async () => ++calls
    expect(await Promise.all([cache.read('a', load), cache.read('a', load)])).toEqual([1, 1])
  })

  test('a failure is not kept', async () => {
    const cache = createResponseCache(2000, () => 0)
    await expect(cache.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await cache.read('a', async () => 'back')).toBe('back')
  })

  test('the 201st entry drops the oldest', async () => {
    let calls = 0
    const cache = createResponseCache(2000, () => 0)
    const load = async () => ++calls
    for (let entry = 0; entry <= cacheEntries; entry += 1) await cache.read(String(entry), load)
    await cache.read(String(cacheEntries), load)
    expect(calls).toBe(cacheEntries + 1)
    await cache.read('0', load)
    expect(calls).toBe(cacheEntries + 2)
  })
})
