import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { startTransactionPooler, type TransactionPooler } from './transaction-pooler.ts'

let database: TestDatabase
let pooler: TransactionPooler
let client: pg.Client

beforeEach(async () => {
  database = await createTestDatabase()
  pooler = await startTransactionPooler(database.url)
  client = new pg.Client({ connectionString: pooler.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await pooler[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

const one = async (text: string) => (await client.query<{ one: unknown }>(text)).rows[0]?.one

describe('what needs a session breaks behind a pooler in transaction mode (DATABASE-3)', () => {
  test('settings that a client brings along are refused', async () => {
    const limited = new pg.Client({ connectionString: pooler.url, statement_timeout: 1000 })
    await expect(limited.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout')
  })

  test('a prepared statement is unknown to the next transaction', async () => {
    const named = { name: 'test-named', text: 'select $1::int as one', values: [1] }
    await client.query(named)
    await expect(client.query(named)).rejects.toThrow('prepared statement "test-named" does not exist')
  })

  test('a setting holds for other clients, and not for the one that made it', async () => {
    await client.query(`set application_name = 'test'`)
    expect(await one(`select current_setting('application_name') as one`)).not.toBe('test')
  })

  test('a lock of the session cannot be given back', async () => {
    expect(await one('select pg_try_advisory_lock(1) as one')).toBe(true)
    expect(await one('select pg_advisory_unlock(1) as one')).toBe(false)
  })

  test('messages are not heard', async () => {
    const heard: unknown[] = []
    client.on('notification', (message) => heard.push(message))
    await client.query('listen test')
    await client.query(`select pg_notify('test', '')`)
    await client.query('select pg_sleep(0.1)')
    expect(heard).toEqual([])
  })

  test('a transaction has one connection to its end, and the next one another', async () => {
    const backend = 'select pg_backend_pid() as one'
    await client.query('begin')
    const first = await one(backend)
    expect(await one(backend)).toBe(first)
    await client.query('commit')
    expect(await one(backend)).not.toBe(first)
  })
})
