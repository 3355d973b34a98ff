import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { beat, giveBackJobs } from '../jobs/index.ts'
import { startWorker } from './index.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string) =>
  (await shop.context.database.pool.query(text)).rows as Row[]

/** A job that this queue took so long ago. */
async function jobOf(queueId: string, takenSecondsAgo: number): Promise<void> {
  await sql(`
    with job as (select * from graphile_worker.add_job('tell-stock-alerts', max_attempts => 5))
    select 1 from job`)
  await sql(`
    update graphile_worker._private_jobs set locked_by = '${queueId}', attempts = 1,
      locked_at = now() - interval '${takenSecondsAgo} seconds' where locked_by is null`)
}

const lockedBy = async () =>
  (
    await sql<{ queue: string }>(
      'select locked_by queue from graphile_worker.jobs where locked_by is not null order by 1',
    )
  ).map(({ queue }) => queue)

test('dead is a queue without a heartbeat for 30 s, never a job that lasts (WORKER-7)', async () => {
  const { rows } = shop.context.database
  await beat(rows, ['living', 'silent'])
  await sql(
    `update job_queue_heartbeat set seen_at = now() - interval '31 seconds' where queue_id = 'silent'`,
  )
  await jobOf('living', 3 * 3600)
  await jobOf('silent', 40)
  await jobOf('gone', 40)
  await jobOf('just-begun', 5)
  expect(await giveBackJobs(rows)).toBe(2)
  expect(await lockedBy()).toEqual(['just-begun', 'living'])
  expect(await giveBackJobs(rows)).toBe(0)
})

test('a worker says that its queues live, and no more once it has ended (WORKER-7)', async () => {
  const living = () => sql(`select from job_queue_heartbeat where seen_at > now() - interval '30 seconds'`)
  {
    await using worker = startWorker(shop.context)
    expect(worker).toBeDefined()
    await expect.poll(living).toHaveLength(2)
  }
  expect(await living()).toEqual([])
})
