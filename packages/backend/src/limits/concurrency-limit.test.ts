import { expect, test } from 'vitest'
import { TooBusy } from './too-busy.ts'
import { concurrencyLimit } from './concurrency-limit.ts'

test('as many as told work at once, as many as told wait, and one more is sent away (ACCOUNTS-4)', async () => {
  const limited = concurrencyLimit({ concurrency: 4, maxPending: 64 })
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await gate.promise
    running -= 1
  }
  const all = Array.from({ length: 68 }, () => limited(work))
  const refused = limited(work)
  await expect(refused).rejects.toBeInstanceOf(TooBusy)
  gate.resolve()
  await Promise.all(all)
  expect(most).toBe(4)
  await expect(limited(() => Promise.resolve('again'))).resolves.toBe('again')
})

test('work that fails gives its place back', async () => {
  const limited = concurrencyLimit({ concurrency: 1, maxPending: 1 })
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(limited(() => Promise.resolve(1))).resolves.toBe(1)
})
