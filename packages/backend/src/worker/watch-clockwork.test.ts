import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lateWorkReporter, watchClockwork } from './watch-clockwork.ts'

let shop: TestShop
let time: { mockRestore: () => void } | undefined
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(async () => {
  time?.mockRestore()
  time = undefined
  await shop[Symbol.asyncDispose]()
})

const sql = async <Row = Record<string, unknown>>(text: string) =>
  (await shop.context.database.pool.query(text)).rows as Row[]

const bothEnded = (ago: string) => `
  insert into recurring_work (job, last_execution, ended_at)
  select job, now(), now() - interval '${ago}' from unnest(array['every-minute', 'every-minute-slow']) job
  on conflict (job) do update set ended_at = excluded.ended_at`

/** The time of the processes, without the one of the database. */
function lateBy() {
  let passedMs = 0
  const now = performance.now.bind(performance)
  time = vi.spyOn(performance, 'now').mockImplementation(() => now() + passedMs)
  return (ms: number) => void (passedMs += ms)
}

const alarm = 'the work of every minute does not end'

describe('one error when the work of every minute has not ended for three (WORKER-9)', () => {
  test('until it has', async () => {
    const { context } = shop
    const reported = vi.spyOn(context.log, 'error')
    const look = lateWorkReporter(context)
    await sql(bothEnded('2 minutes'))
    await look()
    expect(reported).not.toHaveBeenCalled()
    await sql(`update recurring_work set ended_at = now() - interval '4 minutes' where job = 'every-minute'`)
    await look()
    await look()
    expect(reported.mock.calls).toEqual([[{ seconds: 240 }, alarm]])
    await sql(bothEnded('0 seconds'))
    await look()
    await sql(bothEnded('1 hour'))
    await look()
    expect(reported).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['has begun and never ended', `insert into recurring_work values ('every-minute-slow', now(), null)`],
    ['has never begun', 'select'],
  ])('also for one of two that %s, counted from the start of the process (WORKER-14)', async (_, begin) => {
    const passes = lateBy()
    const reported = vi.spyOn(shop.context.log, 'error')
    const look = lateWorkReporter(shop.context)
    await sql(`insert into recurring_work values ('every-minute', now(), now())`)
    await sql(begin)
    await look()
    expect(reported).not.toHaveBeenCalled()
    passes(4 * 60_000)
    await look()
    await look()
    expect(reported.mock.calls).toEqual([[{ seconds: 240 }, alarm]])
  })

  test('five processes tell of it once, one that starts later not again, and anew when it comes again (WORKER-14)', async () => {
    const reported = vi.spyOn(shop.context.log, 'error')
    await sql(bothEnded('4 minutes'))
    const looks = Array.from({ length: 5 }, () => lateWorkReporter(shop.context))
    const all = () => Promise.all(looks.map((look) => look()))
    await all()
    await all()
    await lateWorkReporter(shop.context)()
    expect(reported).toHaveBeenCalledTimes(1)
    await sql(bothEnded('0 seconds'))
    await all()
    await sql(bothEnded('4 minutes'))
    await all()
    expect(reported).toHaveBeenCalledTimes(2)
  })

  test('a process that has just started ends no alarm while a part has never ended (WORKER-14)', async () => {
    const passes = lateBy()
    const reported = vi.spyOn(shop.context.log, 'error')
    await sql(`insert into recurring_work values ('every-minute', now(), now())`)
    const older = [lateWorkReporter(shop.context), lateWorkReporter(shop.context)]
    passes(4 * 60_000)
    await older[0]?.()
    await lateWorkReporter(shop.context)()
    await older[1]?.()
    expect(reported).toHaveBeenCalledTimes(1)
  })

  test('a database that takes no writes does not stop the report (WORKER-15)', async () => {
    const { log, database } = shop.context
    const reported = vi.spyOn(log, 'error')
    await sql(bothEnded('4 minutes'))
    await sql(
      `create function no_writes() returns trigger language plpgsql as $$ begin raise 'no writes'; end $$`,
    )
    await sql('create trigger no_writes before insert on recurring_work execute function no_writes()')
    const look = lateWorkReporter({ log, database })
    await look()
    await look()
    expect(reported.mock.calls).toEqual([[{ seconds: 240 }, alarm]])
  })

  test('a database that is away is told of by each process, once (WORKER-15)', async () => {
    const passes = lateBy()
    const reported = vi.spyOn(shop.context.log, 'error')
    vi.spyOn(shop.context.log, 'warn').mockReturnValue()
    const away = Object.assign(() => Promise.reject(new Error('away')), {})
    const database = { ...shop.context.database, rows: away } as typeof shop.context.database
    const look = lateWorkReporter({ ...shop.context, database })
    await look()
    expect(reported).not.toHaveBeenCalled()
    passes(4 * 60_000)
    await look()
    await look()
    expect(reported.mock.calls.map(([, text]) => text)).toEqual([alarm])
  })

  test('a clock that cannot be measured does not stop the check', async () => {
    const reported = vi.spyOn(shop.context.log, 'error')
    vi.spyOn(shop.context.log, 'warn').mockReturnValue()
    await sql(bothEnded('4 minutes'))
    const clock = { ...shop.context.clock, measure: () => Promise.reject(new Error('away')) }
    using watching = watchClockwork({ ...shop.context, clock })
    expect(watching).toBeDefined()
    await expect.poll(() => reported.mock.calls).toEqual([[{ seconds: 240 }, alarm]])
  })
})
