import { startTestShop } from '@haverhof/testing'
import { expect, test, vi } from 'vitest'
import { reportLateJobs } from './report-late-jobs.ts'

test('untaken jobs are an error in the log (WORKER-4)', async () => {
  await using shop = await startTestShop()
  const { pool } = shop.context.database
  const reported = vi.spyOn(shop.context.log, 'error')
  await pool.query(`select graphile_worker.add_job('tell-stock-alerts')`)
  await reportLateJobs(shop.context)
  expect(reported).not.toHaveBeenCalled()
  await pool.query(
    `select graphile_worker.add_job('tell-stock-alerts', run_at := now() - interval '6 minutes')`,
  )
  await reportLateJobs(shop.context)
  expect(reported).toHaveBeenCalledWith(
    expect.objectContaining({ jobs: 1 }),
    'jobs are due and no worker takes them',
  )
})
