import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '../database/index.ts'
import { addDueJobs, addJob, type JobName } from '../jobs/index.ts'
import { jobEnded } from '../observability/index.ts'
import { startWorker } from './index.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const backlog = 200

/** Fails each time: its payload is none. */
async function leaveBacklog(job: JobName): Promise<void> {
  await inTransaction(shop.context, async (transaction) => {
    for (let count = 0; count < backlog; count += 1) await addJob(transaction, job, {})
  })
}

/** The jobs of these names in the order in which they end, once all of these have. */
async function orderOfEnds(wanted: readonly string[]): Promise<string[]> {
  const ended: string[] = []
  const unsubscribe = jobEnded.subscribe(({ job }) => ended.push(job))
  try {
    await using worker = startWorker(shop.context)
    expect(worker).toBeDefined()
    await expect.poll(() => wanted.every((job) => ended.includes(job))).toBe(true)
  } finally {
    unsubscribe()
  }
  return ended
}

test('the work of every minute passes a backlog of failing jobs of its own queue (WORKER-10)', async () => {
  await leaveBacklog('send-sandbox-webhook')
  const { rows } = shop.context.database
  await addDueJobs(rows)
  await shop.context.database.pool.query(
    `update recurring_work set last_execution = now() - interval '1 minute'`,
  )
  await addDueJobs(rows)
  const ended = await orderOfEnds(['every-minute'])
  // Queued last, and behind everything without its priority; it lasts longer than a job that fails at once.
  expect(ended.indexOf('every-minute')).toBeLessThan(backlog - 10)
})

test('money and mails do not wait behind a backlog of what may (WORKER-10)', async () => {
  await leaveBacklog('request-newsletter')
  await inTransaction(shop.context, async (transaction) => {
    await addJob(transaction, 'deliver-webhooks', {})
    await addJob(transaction, 'send-mail', {})
    await addJob(transaction, 'refund-payment', {})
  })
  const ended = await orderOfEnds(['send-mail', 'refund-payment'])
  expect(ended.filter((job) => job === 'request-newsletter').length).toBeLessThan(backlog)
  expect(ended).not.toContain('deliver-webhooks')
})
