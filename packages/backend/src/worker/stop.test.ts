import { finishAtSandbox, startBuying, startTestShop, tellShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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
