import { readEnv } from '@haverhof/backend/config'
import { startTestShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { runWorker } from './run-worker.ts'

test('a process that is a worker alone works off the queue, answers health checks, and serves no page (WORKER-3)', async () => {
  await using shop = await startTestShop()
  const { pool } = shop.context.database
  const url = pool.options.connectionString ?? ''
  const jobs = async () => (await pool.query('select task_identifier from graphile_worker.jobs')).rows
  const env = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    WORKER: 'only',
    LOG_LEVEL: 'silent',
    METRICS_PORT: '0',
  })
  await using worker = await runWorker(env, url)
  await pool.query("select graphile_worker.add_job('every-minute')")
  await expect.poll(jobs).toEqual([])
  const metrics = await fetch(`http://127.0.0.1:${worker.metricsPort}/metrics`)
  expect(await metrics.text()).toContain('# TYPE')
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${worker.port}${path}`)).status
  expect(await Promise.all(['/healthz', '/readyz', '/', '/api/openapi.json'].map(statusOf))).toEqual([
    200, 200, 404, 404,
  ])
})
