import { DAY, HOUR, MINUTE } from '@haverhof/domain/shared'
import { patientLimits, startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAppContext } from '../api/create-app-context.ts'
import type { AppContext } from '../app-context.ts'
import { readEnv } from '../config/index.ts'
import { addDueJobs, type DueJob } from '../jobs/index.ts'
import { startWorker } from './index.ts'

let shop: TestShop
const opened: AsyncDisposable[] = []
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each[Symbol.asyncDispose]()
  await shop[Symbol.asyncDispose]()
})

const sql = async <Row = Record<string, unknown>>(text: string) =>
  (await shop.context.database.pool.query(text)).rows as Row[]

/** Another process on the same database, whose machine is so far ahead. */
function processAhead(ms: number): AppContext {
  const databaseUrl = shop.context.database.pool.options.connectionString ?? ''
  const env = readEnv({ LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '4' })
  const context = createAppContext({
    env,
    databaseUrl,
    ownTime: () => Date.now() + ms,
    limits: patientLimits,
  })
  opened.push(context)
  return context
}

/** The minute before was done; this one is due. */
const aMinuteAgo = `
  insert into recurring_work (job, last_execution, ended_at) values ('every-minute', now() - interval '1 minute', now() - interval '1 hour')
  on conflict (job) do update set last_execution = excluded.last_execution, ended_at = excluded.ended_at`

async function runs(context: AppContext): Promise<void> {
  await sql(aMinuteAgo)
  opened.push(startWorker(context))
  await expect
    .poll(() =>
      sql(`select from recurring_work where job = 'every-minute' and ended_at > now() - interval '1 minute'`),
    )
    .toHaveLength(1)
}

const begun = (of: DueJob[]) => of.map(({ job }) => job)

describe('recurring work goes by the clock of PostgreSQL (WORKER-6)', () => {
  test('what is due is queued once, by whichever process asks first', async () => {
    const { rows } = shop.context.database
    expect(await addDueJobs(rows)).toEqual([])
    await sql(aMinuteAgo)
    const answers = await Promise.all(Array.from({ length: 6 }, () => addDueJobs(rows)))
    expect(begun(answers.flat()).filter((job) => job === 'every-minute')).toHaveLength(1)
    expect(
      await sql(
        `select priority, max_attempts from graphile_worker.jobs where task_identifier = 'every-minute'`,
      ),
    ).toEqual([{ priority: -10, max_attempts: 1 }])
  })

  test('an execution in the future is taken back', async () => {
    const { rows } = shop.context.database
    await addDueJobs(rows)
    await sql(
      `update recurring_work set last_execution = now() + interval '2 hours' where job in ('every-minute', 'check-books')`,
    )
    expect((await addDueJobs(rows)).toSorted((a, b) => a.job.localeCompare(b.job))).toEqual([
      { job: 'check-books', isTakenBack: true },
      { job: 'every-minute', isTakenBack: true },
    ])
    expect(await sql('select from recurring_work where last_execution > now()')).toEqual([])
  })

  test.each([
    ['ahead', 2 * HOUR],
    ['behind', -2 * HOUR],
    ['a day ahead', DAY],
  ])(
    'the only process, %s, does it by the time of the database, and says so once (WORKER-11)',
    async (_, ms) => {
      const context = processAhead(ms)
      const warned = vi.spyOn(context.log, 'warn')
      await runs(context)
      await context.clock.measure()
      expect(Math.abs(context.now().getTime() - Date.now())).toBeLessThan(10_000)
      expect(warned.mock.calls.filter(([, text]) => String(text).includes('clock'))).toHaveLength(1)
    },
  )

  test('one of two that was ahead and is gone leaves nothing behind that keeps the other waiting', async () => {
    await runs(processAhead(2 * HOUR))
    await opened.pop()?.[Symbol.asyncDispose]()
    expect(await sql('select from recurring_work where last_execution > now()')).toEqual([])
    await runs(processAhead(0))
  })

  test('a process that is ahead ends no hold that has not ended by the time of the database (WORKER-11)', async () => {
    await sql(`update shop_order set hold_until = now() + interval '1 hour'`)
    const context = processAhead(2 * HOUR)
    await context.clock.measure()
    expect(context.now().getTime()).toBeLessThan(Date.now() + MINUTE)
  })

  test('with a wrong clock in the database all processes go by it, and by the right one when it is right again', async () => {
    // What a process can see of it: every process is off by as much, so none seems to be.
    let offMs = -2 * HOUR
    const databaseUrl = shop.context.database.pool.options.connectionString ?? ''
    const env = readEnv({ LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: '4' })
    const ownTime = () => Date.now() + offMs
    const both = [1, 2].map(() => createAppContext({ env, databaseUrl, ownTime, limits: patientLimits }))
    opened.push(...both)
    for (const context of both) await runs(context)
    offMs = 0
    await sql(`update recurring_work set last_execution = now() + interval '2 hours'`)
    for (const { clock } of both) await clock.measure()
    for (const { now } of both) expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1000)
    expect(begun(await addDueJobs(shop.context.database.rows))).toContain('every-minute')
  })

  test('a process whose clock could not be measured lately leaves recurring work to another, at any moment (WORKER-12)', async () => {
    await sql(aMinuteAgo)
    const { clock } = processAhead(2 * HOUR)
    const unmeasured = { ...shop.context, clock: { ...clock, measure: async () => undefined } }
    opened.push(startWorker(unmeasured))
    const { rows } = shop.context.database
    await addDueJobs(rows)
    const isDone = `select from recurring_work where job = 'every-minute' and ended_at > now() - interval '1 minute'`
    await expect.poll(async () => begun(await addDueJobs(rows))).toContain('every-minute')
    expect(await sql(isDone)).toEqual([])
    opened.push(startWorker(processAhead(0)))
    await addDueJobs(rows)
    // Each time the wrong one of the two takes it first, it is put off for ten seconds.
    await expect.poll(() => sql(isDone)).toHaveLength(1)
  })

  test('a clock that differs by some seconds is left alone (WORKER-11)', async () => {
    const context = processAhead(9000)
    await context.clock.measure()
    expect(context.now().getTime() - Date.now()).toBeGreaterThan(8000)
  })
})
