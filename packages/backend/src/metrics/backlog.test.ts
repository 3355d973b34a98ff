import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { createMetrics } from './registry.ts'

test('every process tells what the last check of the books found, also one that has just started (OBSERVABILITY-3)', async () => {
  await using shop = await startTestShop()
  const { context } = shop
  const metricsOfNewProcess = async () => {
    using metrics = createMetrics(context)
    return metrics.registry.metrics()
  }
  expect(await metricsOfNewProcess()).not.toMatch(/^haverhof_books_/m)
  await context.database.pool.query(
    `insert into book_check (checked_at, breaches, first_breaches) values ('2026-11-16T03:23:00Z', 2, '{}')`,
  )
  const text = await metricsOfNewProcess()
  expect(text).toMatch(/^haverhof_books_breaches 2$/m)
  expect(text).toMatch(
    new RegExp(`^haverhof_books_checked_timestamp_seconds ${Date.UTC(2026, 10, 16, 3, 23) / 1000}$`, 'm'),
  )
})
