import { type Mutant, startTwoShops, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { countAttempt, countAttempts } from './index.ts'

const limit = { limit: 5, windowMs: 60_000 }

/** Sixty attempts at once on two processes, each for the same two subjects. Gives how many are let through. */
async function tryAtOnce(call: 'one limit' | 'several', mutant?: Mutant): Promise<number> {
  const lasting = [
    [/(?<=unnest\(\$\d::text\[\]\) subject|each \(subject, window_start\))/, ', pg_sleep(0.03)'],
  ] as const
  await using two = await startTwoShops({ mutant, widen: lasting, now: new Date('2026-11-15T10:00:00Z') })
  await two.lineUp()
  const attempts = two.turns(60).map(({ context }, turn) => {
    const subjects = turn % 4 < 2 ? ['x', 'y'] : ['y', 'x']
    if (call === 'one limit') return countAttempt(context, subjects, limit)
    return countAttempts(
      context,
      subjects.map((subject) => ({ subject, limit })),
    )
  })
  const answers = await Promise.all(attempts)
  return answers.filter(({ ok }) => ok).length
}

const calls = ['one limit', 'several'] as const

test.each(calls)('attempts at the same moment are all counted (LIMITS-1), %s', async (call) => {
  expect(await tryAtOnce(call)).toBe(5)
})

test.each(calls)('counted on from what was there before, more are let through, %s', async (call) => {
  const before = `(select b.attempts from attempt_count b
    where b.subject = excluded.subject and b.window_start = excluded.window_start)`
  const mutant: Mutant = { changes: [[/attempt_count\.attempts \+ 1/, `coalesce(${before}, 0) + 1`]] }
  const passed = await unguarded(
    () => tryAtOnce(call, mutant),
    (count) => count > 5,
  )
  expect(passed).toBeGreaterThan(5)
})
