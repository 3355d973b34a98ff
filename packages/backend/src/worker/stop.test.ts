import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppContext } from '../app-context.ts'
import { dueWork } from './due-work.ts'
import { runDueWork, startWorker } from './index.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string) =>
  (await shop.context.database.pool.query(text)).rows as Row[]

test('the work of a minute ends between two parts, and what the stop cuts off is no error (WORKER-8)', async () => {
  const stop = new AbortController()
  const context = { ...shop.context, stopping: stop.signal }
  const logged = vi.spyOn(context.log, 'error')
  const ran: string[] = []
  const part = (name: string, work = async () => undefined) => ({
    name,
    run: async () => {
      ran.push(name)
      await work()
    },
  })
  const cutOff = async () => {
    stop.abort()
    throw new Error('Cannot use a pool after calling end on the pool')
  }
  await runDueWork(context, [part('first'), part('cut off', cutOff), part('after the stop')])
  expect(ran).toEqual(['first', 'cut off'])
  expect(logged).not.toHaveBeenCalled()
})

test('a worker that is stopped while it draws many invoices ends soon and without an error; the next one draws the rest (WORKER-8)', async () => {
  for (let count = 0; count < 12; count += 1)
    await tellShop(shop, await finishAtSandbox(shop, await (await startBuying(shop)).order(), 'paid'))
  await sql('update invoice set pdf = null')
  const logged = vi.spyOn(shop.context.log, 'error')
  const missing = async () => (await sql('select from invoice where pdf is null')).length
  const worker = startWorker(shop.context)
  await sql(`select graphile_worker.add_job('every-minute-slow')`)
  await expect.poll(missing).toBeLessThan(12)
  await worker[Symbol.asyncDispose]()
  const left = await missing()
  expect(left).toBeGreaterThan(0)
  expect(await sql('select from graphile_worker.jobs where locked_at is not null')).toEqual([])
  expect(logged).not.toHaveBeenCalled()
  await runDueWork(shop.context)
  expect(await missing()).toBe(0)
})

/** A process that is told to stop while it works on the first of a hundred things, and whose pool ends then. */
function stoppedAtFirst(finds: string): { context: AppContext; begun: () => number } {
  const stop = new AbortController()
  const { database } = shop.context
  let begun = 0
  const cutOff = (): never => {
    begun += 1
    stop.abort()
    throw new Error('Cannot use a pool after calling end on the pool')
  }
  const things = Array.from({ length: 100 }, () => new Proxy({}, { get: cutOff }))
  let isFound = false
  const rows = async (...[query, values]: Parameters<typeof database.rows>) => {
    if (stop.signal.aborted) throw new Error('Cannot use a pool after calling end on the pool')
    if (query.name !== finds || isFound) return database.rows(query, values)
    isFound = true
    return things
  }
  const context = {
    ...shop.context,
    stopping: stop.signal,
    database: { ...database, rows: rows as typeof database.rows },
  }
  return { context, begun: () => begun }
}

test.each([
  ['poll payments', 'payments-unsettled'],
  ['expire holds', 'orders-due'],
  ['pay refunds', 'refunds-unpaid'],
  ['order deliveries', 'repeat-to-move'],
  ['order deliveries', 'repeat-to-order'],
  ['order deliveries', 'repeat-taken'],
  ['collect again', 'repeat-to-collect'],
  ['collect again', 'repeat-orphaned-collections'],
  ['tell of repeat deliveries', 'repeat-to-tell'],
  ['announce deliveries', 'repeat-to-announce'],
  ['revoke mandates', 'payments-unneeded-mandates'],
  ['close orders', 'returns-orders-to-close'],
  ['draw invoices', 'invoices-missing'],
])(
  'a stop in the middle of many things of one part (%s, %s) begins no other and is no error of any (WORKER-8)',
  async (name, finds) => {
    const { context, begun } = stoppedAtFirst(finds)
    const logs = [vi.spyOn(context.log, 'error'), vi.spyOn(context.log, 'warn')]
    await runDueWork(
      context,
      dueWork.filter((work) => work.name === name),
    )
    expect(begun()).toBe(1)
    for (const log of logs) expect(log).not.toHaveBeenCalled()
  },
)
