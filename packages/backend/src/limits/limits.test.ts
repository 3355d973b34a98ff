import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { forgetOld } from '../jobs/index.ts'
import { attemptRetention, countAttempt, attemptsAreLeft, takeBackAttempts } from './index.ts'

const limit = { limit: 5, windowMs: 60_000 }
const refused = { ok: false, reason: 'too-many-attempts' }

test('the first attempt past the limit is refused, and says how long to wait (LIMITS-1)', async () => {
  await using shop = await startTestShop({ now: new Date('2026-11-15T10:00:20Z') })
  for (let times = 0; times < 5; times += 1) await countAttempt(shop.context, 'a', limit)
  await expect(countAttempt(shop.context, 'a', limit)).resolves.toEqual({
    ...refused,
    secondsLeft: 40,
  })
  await countAttempt(shop.context, 'b', limit)
  shop.clock.advance(40_000)
  await expect(countAttempt(shop.context, 'a', limit)).resolves.toMatchObject({ ok: true })
})

test('attempts at the same moment are all counted, by all processes', async () => {
  await using shop = await startTestShop()
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      countAttempt(shop.context, index % 2 ? ['x', 'y'] : ['y', 'x'], limit),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
})

test('one exhausted subject of several is enough', async () => {
  await using shop = await startTestShop()
  for (let times = 0; times < 5; times += 1) await countAttempt(shop.context, 'cart', limit)
  await expect(countAttempt(shop.context, ['cart', 'address'], limit)).resolves.toMatchObject(refused)
})

test('what succeeded does not count (LIMITS-2)', async () => {
  await using shop = await startTestShop()
  for (let times = 0; times < 20; times += 1) {
    await countAttempt(shop.context, ['x', 'y'], limit)
    await takeBackAttempts(shop.context, ['x', 'y'], limit)
  }
  await expect(countAttempt(shop.context, 'x', limit)).resolves.toMatchObject({ ok: true })
})

test('counts of yesterday are forgotten (LIMITS-3)', async () => {
  await using shop = await startTestShop()
  await countAttempt(shop.context, 'old', limit)
  shop.clock.advance(25 * 3_600_000)
  await countAttempt(shop.context, 'new', limit)
  await forgetOld(shop.context, attemptRetention)
  const { rows } = await shop.context.database.pool.query('select subject from attempt_count')
  expect(rows).toEqual([{ subject: 'new' }])
})

test('once as many failed as the limit the next attempt is refused, and asking does not count (LIMITS-4)', async () => {
  await using shop = await startTestShop()
  const attempt = () => attemptsAreLeft(shop.context, 'pin', limit)
  for (let failures = 0; failures < 5; failures += 1) {
    await attempt()
    await attempt()
    await countAttempt(shop.context, 'pin', limit)
  }
  for (let times = 0; times < 3; times += 1) await expect(attempt()).resolves.toMatchObject(refused)
  const { rows } = await shop.context.database.pool.query('select attempts from attempt_count')
  expect(rows).toEqual([{ attempts: 5 }])
})

test('the commit of a count does not wait for the disk, others do (LIMITS-5)', async () => {
  await using first = await startTestShop()
  const [{ name } = { name: '' }] = (
    await first.context.database.pool.query<{ name: string }>('select current_database() name')
  ).rows
  // Databases of tests never wait; connections from here on do.
  await first.context.database.pool.query(`alter database "${name}" set synchronous_commit = on`)
  await using shop = await startTestShop({ beside: first })
  const { pool } = shop.context.database
  // A deferred trigger sees what the commit itself goes by.
  await pool.query(`create table seen_at_commit (setting text);
    create function see_commit() returns trigger language plpgsql as
    $$ begin insert into seen_at_commit values (current_setting('synchronous_commit')); return null; end $$;
    create constraint trigger see_commit after insert or update on attempt_count
    deferrable initially deferred for each row execute function see_commit()`)
  await countAttempt(shop.context, 'a', limit)
  await countAttempt(shop.context, 'a', limit)
  await pool.query(`update attempt_count set attempts = 7`)
  const { rows } = await pool.query<{ setting: string }>('select setting from seen_at_commit')
  expect(rows.map(({ setting }) => setting)).toEqual(['off', 'off', 'on'])
})
