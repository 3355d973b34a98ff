import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

test('as many as told work at once, as many as told wait, and one more is sent away (ACCOUNTS-4)', async () => {
  const queue = createQueue({ atOnce: 4, waiting: 64 })
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await gate.promise
    running -= 1
  }
  const all = Array.from({ length: 68 }, () => queue(work))
  await expect(queue(work)).rejects.toMatchObject({
    problem: { status: 503, headers: { 'retry-after': '2' } },
  })
  gate.resolve()
  await Promise.all(all)
  expect(most).toBe(4)
  await expect(queue(() => Promise.resolve('again'))).resolves.toBe('again')
})

test('work that fails gives its place back', async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1 })
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(queue(() => Promise.resolve(1))).resolves.toBe(1)
})
