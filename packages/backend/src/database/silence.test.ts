import {
  createTestDatabase,
  type DatabaseProxy,
  startDatabaseProxy,
  startTransactionPooler,
  type TestDatabase,
} from '@haverhof/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { createAppContext } from '../api/create-app-context.ts'
import type { AppContext } from '../app-context.ts'
import { readEnv } from '../config/index.ts'
import { startWorker } from '../worker/index.ts'
import { inTransaction, statement } from './index.ts'
import { databaseLimits } from './limits.ts'

let database: TestDatabase
let network: DatabaseProxy
let context: AppContext

const answerMs = 600
const poolSize = 3

beforeEach(async () => {
  database = await createTestDatabase()
  network = await startDatabaseProxy(database.url)
  const limits = { ...databaseLimits, statementMs: 500, answerMs, lockMs: 200, pingMs: 300 }
  const env = readEnv({ LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: String(poolSize) })
  context = createAppContext({ env, databaseUrl: network.url, limits })
})
afterEach(async () => {
  await context[Symbol.asyncDispose]()
  await network[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

const one = statement('test-silence-one', 'select 1')
const busy = () => Promise.allSettled(Array.from({ length: poolSize }, () => context.database.rows(one)))

describe('a network that swallows what is sent (DATABASE-5)', () => {
  test('calls that were waiting are told to try again, and the next ones are answered', async () => {
    const api = createApi(context)
    const headers = { host: 'haverhof.nl', 'x-requested-with': 'XMLHttpRequest' }
    const ask = () => api.request('/api/cart', { method: 'POST', headers })
    await busy()
    expect((await ask()).status).toBe(200)
    network.goSilent()
    const waiting = await Promise.all([ask(), ask(), ask()])
    expect(waiting.map(({ status }) => status)).toEqual([503, 503, 503])
    const next = await Promise.all([ask(), ask(), ask(), ask()])
    expect(next.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('the same behind a pooler (DATABASE-3)', async () => {
    await using pooler = await startTransactionPooler(database.url)
    await using way = await startDatabaseProxy(pooler.url)
    const addresses = { DATABASE_URL: way.url, DATABASE_DIRECT_URL: database.url }
    const env = readEnv({ LOG_LEVEL: 'silent', ...addresses })
    await using behind = createAppContext({ env, databaseUrl: way.url, limits: context.database.limits })
    await behind.database.rows(one)
    way.goSilent()
    await expect(behind.database.rows(one)).rejects.toThrow('Query read timeout')
    await expect(behind.database.rows(one)).resolves.toHaveLength(1)
  })

  test('a transaction ends with its first silent statement and is not rolled back on a connection that is gone', async () => {
    const started = performance.now()
    const work = inTransaction(context, async ({ rows }) => {
      network.goSilent()
      await rows(one)
    })
    await expect(work).rejects.toThrow('Query read timeout')
    expect(performance.now() - started).toBeLessThan(2 * answerMs)
    await expect(context.database.rows(one)).resolves.toHaveLength(1)
  })

  test('who listens notices, and hears again', async () => {
    const heard: string[] = []
    const onReturn = vi.fn<() => void>()
    await context.database.listen('test', { onMessage: (payload) => heard.push(payload), onReturn })
    network.goSilent()
    await expect.poll(() => onReturn).toHaveBeenCalled()
    await busy()
    await context.database.rows(statement('test-silence-notify', `select pg_notify('test', 'again')`))
    await expect.poll(() => heard).toEqual(['again'])
  })

  test('the worker takes jobs again', async () => {
    vi.spyOn(console, 'trace').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await using worker = startWorker(context)
    expect(worker).toBeDefined()
    await jobIsDone()
    network.goSilent()
    await busy()
    await jobIsDone()
  })
})

/** One that finds nothing to do, and is gone when it has run. */
async function jobIsDone(): Promise<void> {
  await context.database.pool.query(`select graphile_worker.add_job('tell-stock-alerts')`)
  const waiting = `select from graphile_worker.jobs where task_identifier = 'tell-stock-alerts'`
  await expect.poll(async () => (await context.database.pool.query(waiting)).rowCount).toBe(0)
}

test('a statement that waits too long for a lock fails and says so (DATABASE-2)', async () => {
  // A wait for a lock alone is short here: on a busy machine an answer may take longer than that.
  const limits = { ...databaseLimits, lockMs: 200 }
  const env = readEnv({ LOG_LEVEL: 'silent' })
  await using waiting = createAppContext({ env, databaseUrl: database.url, limits })
  const { pool } = waiting.database
  const holder = await pool.connect()
  try {
    await holder.query('begin; lock table stock')
    await expect(pool.query('update stock set amount = 1')).rejects.toMatchObject({ code: '55P03' })
  } finally {
    holder.release(true)
  }
})
