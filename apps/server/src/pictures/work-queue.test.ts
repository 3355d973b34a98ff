import { expect, test } from 'vitest'
import { QueueFull, createWorkQueue } from './work-queue.ts'

test('never more than two jobs run, and all of them finish, failed ones too', async () => {
  const run = createWorkQueue({ atOnce: 2, maxWaiting: 50 })
  let running = 0
  let most = 0
  const jobs = Array.from({ length: 20 }, (_, index) =>
    run(async () => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      if (index % 5 === 0) throw new Error('failed')
      return index
    }),
  )
  const results = await Promise.allSettled(jobs)
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
})

test('a line that is too long is refused at once', async () => {
  const run = createWorkQueue({ atOnce: 1, maxWaiting: 1 })
  const first = run(() => Promise.resolve(1))
  const second = run(() => Promise.resolve(2))
  await expect(run(() => Promise.resolve(3))).rejects.toThrow(QueueFull)
  expect(await Promise.all([first, second])).toEqual([1, 2])
})
