import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { countAttempt, forgetOldAttempts, takeBackAttempts } from './index.ts'

const limit = { limit: 5, windowMs: 60_000 }
const refused = { problem: { status: 429, code: 'too-many-attempts' } }

test('the first attempt past the limit is refused, and says how long to wait (LIMITS-1)', async () => {
  await using shop = await startTestShop({ now: new Date('2026-11-15T10:00:20Z') })
  for (let times = 0; times < 5; times += 1) await countAttempt(shop.context, 'a', limit)
  await expect(countAttempt(shop.context, 'a', limit)).rejects.toMatchObject({
    problem: { status: 429, headers: { 'retry-after': '40' } },
  })
  await countAttempt(shop.context, 'b', limit)
  shop.clock.advance(40_000)
  await expect(countAttempt(shop.context, 'a', limit)).resolves.toBeUndefined()
})

test('attempts at the same moment are all counted, by all processes', async () => {
  await using shop = await startTestShop()
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, (_, index) =>
      countAttempt(shop.context, index % 2 ? ['x', 'y'] : ['y', 'x'], limit),
    ),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('one exhausted subject of several is enough', async () => {
  await using shop = await startTestShop()
  for (let times = 0; times < 5; times += 1) await countAttempt(shop.context, 'cart', limit)
  await expect(countAttempt(shop.context, ['cart', 'address'], limit)).rejects.toMatchObject(refused)
})

test('what succeeded does not count (LIMITS-2)', async () => {
  await using shop = await startTestShop()
  for (let times = 0; times < 20; times += 1) {
    await countAttempt(shop.context, ['x', 'y'], limit)
    await takeBackAttempts(shop.context, ['x', 'y'], limit)
  }
  await expect(countAttempt(shop.context, 'x', limit)).resolves.toBeUndefined()
})

test('counts of yesterday are forgotten (LIMITS-3)', async () => {
  await using shop = await startTestShop()
  await countAttempt(shop.context, 'old', limit)
  shop.clock.advance(25 * 3_600_000)
  await countAttempt(shop.context, 'new', limit)
  await forgetOldAttempts(shop.context)
  const { rows } = await shop.context.database.pool.query('select subject from attempt_count')
  expect(rows).toEqual([{ subject: 'new' }])
})
