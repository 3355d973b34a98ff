import { startTestShop, type TestShop } from '@haverhof/testing'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWorker } from './index.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

async function sql(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: shop.context.database.directUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('set default_transaction_read_only = off')
    return await client.query(text)
  } finally {
    await client.end()
  }
}

const cutEverybody = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

test('a worker that begins while the database refuses writes works as soon as it takes them (WORKER-2)', async () => {
  vi.spyOn(console, 'trace').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const name = new URL(shop.context.database.directUrl).pathname.slice(1)
  // As after a deployment with new tasks: the queue begins by writing their names.
  await sql(
    `delete from graphile_worker._private_tasks; alter database ${name} set default_transaction_read_only = on`,
  )
  await sql(cutEverybody)
  const warned = vi.spyOn(shop.context.log, 'warn')
  await using worker = startWorker(shop.context)
  expect(worker).toBeDefined()
  await expect
    .poll(() => warned)
    .toHaveBeenCalledWith(expect.anything(), 'the worker stopped and will start again')
  await sql(`alter database ${name} reset default_transaction_read_only`)
  await sql(cutEverybody)
  await sql(`select graphile_worker.add_job('tell-stock-alerts')`)
  const waiting = async () =>
    (
      await shop.context.database.pool.query(
        `select from graphile_worker.jobs where task_identifier = 'tell-stock-alerts'`,
      )
    ).rowCount
  await expect.poll(waiting).toBe(0)
})
