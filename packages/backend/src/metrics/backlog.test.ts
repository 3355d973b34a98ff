import { longestWaitHours } from '@haverhof/domain/reviews'
import { HOUR } from '@haverhof/domain/shared'
import { insertBareOrders, startCustomer, startTestShop, type TestShop } from '@haverhof/testing'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDeadJobs, recurringJobs } from '../jobs/index.ts'
import { createMetrics } from './registry.ts'

async function metricsOfNewProcess({ context }: TestShop): Promise<string> {
  using metrics = createMetrics(context)
  return metrics.registry.metrics()
}

test('every process tells what the last check of the books found, also one that has just started (OBSERVABILITY-3)', async () => {
  await using shop = await startTestShop()
  const { context } = shop
  expect(await metricsOfNewProcess(shop)).not.toMatch(/^haverhof_books_/m)
  await context.database.pool.query(
    `insert into book_check (checked_at, breaches, first_breaches) values ('2026-11-16T03:23:00Z', 2, '{}')`,
  )
  const text = await metricsOfNewProcess(shop)
  expect(text).toMatch(/^haverhof_books_breaches 2$/m)
  expect(text).toMatch(
    new RegExp(`^haverhof_books_checked_timestamp_seconds ${Date.UTC(2026, 10, 16, 3, 23) / 1000}$`, 'm'),
  )
})

test('every process reports the moment of the last order, also one that has just started (OBSERVABILITY-3)', async () => {
  await using shop = await startTestShop()
  expect(await metricsOfNewProcess(shop)).not.toMatch(/^haverhof_last_order_/m)
  await insertBareOrders(shop, 2)
  await shop.context.database.pool.query(
    `update shop_order set ordered_at = timestamptz '2026-11-16T10:00:00Z' + order_id * interval '1 hour'`,
  )
  expect(await metricsOfNewProcess(shop)).toMatch(
    new RegExp(`^haverhof_last_order_timestamp_seconds ${Date.UTC(2026, 10, 16, 12) / 1000}$`, 'm'),
  )
})

test('a job of the clock that failed is not dead: its next run makes up for it (OBSERVABILITY-3)', async () => {
  await using shop = await startTestShop()
  const { pool } = shop.context.database
  const failJob = async (name: string) => {
    await pool.query('select graphile_worker.add_job($1, max_attempts => 1)', [name])
    await pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
  }
  for (const name of recurringJobs) await failJob(name)
  expect(await metricsOfNewProcess(shop)).toMatch(/^haverhof_jobs_dead 0$/m)
  expect(await readDeadJobs(shop.context.database)).toEqual([])
  await failJob('send-mail')
  expect(await metricsOfNewProcess(shop)).toMatch(/^haverhof_jobs_dead 1$/m)
  expect(await readDeadJobs(shop.context.database)).toMatchObject([{ name: 'send-mail' }])
})

test('failures of the jobs of the clock are counted from none on (OBSERVABILITY-3)', async () => {
  await using shop = await startTestShop()
  const text = await metricsOfNewProcess(shop)
  for (const name of recurringJobs)
    expect(text).toContain(`haverhof_job_duration_seconds_count{name="${name}",outcome="failed"} 0`)
})

test('every process tells how long a review and a question have waited, hours before the alert of the 24 hours that customers are promised (REVIEWS-20, QUESTIONS-4, §9.1)', async () => {
  await using shop = await startTestShop()
  const before = await metricsOfNewProcess(shop)
  expect(before).toMatch(/^haverhof_review_oldest_seconds 0$/m)
  expect(before).toMatch(/^haverhof_question_oldest_seconds 0$/m)
  const customer = await startCustomer(shop)
  const text = 'Zie www.voer-elders voor nog veel meer.'
  const json = { productId: 101, title: 'Goed voer', text, rating: 4 }
  expect((await customer.request('/api/reviews', { json })).status).toBe(200)
  shop.clock.advance(20 * HOUR)
  expect(await metricsOfNewProcess(shop)).toMatch(/^haverhof_review_oldest_seconds 72000$/m)
  const alerts = readFileSync(
    path.resolve(import.meta.dirname, '../../../../deploy/prometheus/alerts.yml'),
    'utf8',
  )
  expect(alerts).toContain(
    `max(haverhof_review_oldest_seconds) > ${longestWaitHours - 4} * 3600 or max(haverhof_question_oldest_seconds) > ${longestWaitHours - 4} * 3600`,
  )
})
