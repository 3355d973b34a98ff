import { expect, test } from 'vitest'
import { timedCache } from './timed-cache.ts'

test('an answer is made once within its time and again afterwards', async () => {
  let time = 0
  let made = 0
  const cache = timedCache<number>(100, () => time)
  const make = async () => (made += 1)
  expect(await Promise.all([cache('a', make), cache('a', make)])).toEqual([1, 1])
  time = 99
  expect(await cache('a', make)).toBe(1)
  time = 100
  expect(await cache('a', make)).toBe(2)
})

test('a failure is not kept', async () => {
  const cache = timedCache<string>(100, () => 0)
  await expect(cache('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache('a', async () => 'back')).toBe('back')
})
