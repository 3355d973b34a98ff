import {
  createOrdinaryDatabase,
  dutchBilling,
  fillShop,
  finishAtSandbox,
  isOnPath,
  type MailServer,
  run,
  startBuying,
  startMailServer,
  startPgBouncer,
  startTestShop,
  startTransactionPooler,
  tellShop,
  type TestDatabase,
  type TestShop,
  type TransactionPooler,
} from '@haverhof/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examineShop } from '../api/doctor.ts'
import { checkBooks } from '../orders/index.ts'
import { startWorker } from '../worker/index.ts'
import { inTransaction, migrate, missingSettings, statement } from './index.ts'

let database: TestDatabase
let mailServer: MailServer
/** What the doctor said while the pooler still had the connections it opened before the first migration. */
let linesBefore: string[]

/** Tables and data are brought in by a role that owns this database and nothing else. */
beforeAll(async () => {
  mailServer = await startMailServer({ mode: 'ok' })
  database = await createOrdinaryDatabase()
  await using pooler = await startTransactionPooler(database.url)
  await fillShop(pooler.url, { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url })
  await using shop = await shopBehind(pooler)
  linesBefore = (await examineShop(shop.context, {})).map(({ line }) => line)
})
afterAll(async () => {
  await database[Symbol.asyncDispose]()
  await mailServer[Symbol.asyncDispose]()
})

function shopBehind({ url }: TransactionPooler): Promise<TestShop> {
  const env = { DATABASE_URL: url, DATABASE_DIRECT_URL: database.url, SMTP_URL: mailServer.url }
  return startTestShop({ databaseUrl: url, env })
}

test('the doctor names limits that the connections of a pooler lack (DATABASE-7)', () => {
  expect(linesBefore).toContainEqual(
    expect.stringMatching(/^DATABASE_URL: .*statement_timeout.*npm run migrate/),
  )
})

describe.each([
  { name: 'the pooler of the tests', start: startTransactionPooler, isHere: true },
  { name: 'PgBouncer', start: startPgBouncer, isHere: isOnPath('pgbouncer') },
])('behind $name, as an ordinary role', ({ name, start, isHere }) => {
  test.skipIf(!isHere)('an order is placed, paid and confirmed by mail (DATABASE-3, 6)', async () => {
    await using pooler = await start(database.url)
    await using shop = await shopBehind(pooler)
    await using worker = startWorker(shop.context)
    expect(worker).toBeDefined()
    const { read, context } = shop
    const emailAddress = `${name.length}@example.nl`
    const list = await read<{ products: unknown[] }>('/api/products/search', { json: allProducts })
    expect(list.products.length).toBeGreaterThan(5)
    const { orderId, ...order } = await (
      await startBuying(shop, { billing: { ...dutchBilling, emailAddress } })
    ).order()
    await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
    const [paid] = await context.database.rows(statusOf, { orderId })
    expect(paid).toEqual({ status: 'paid' })
    await expect
      .poll(() => mailServer.mails.map(({ recipients }) => recipients))
      .toContainEqual([emailAddress])
    expect(await checkBooks(context)).toEqual([])
  })

  test.skipIf(!isHere)('every limit holds, and messages are heard (DATABASE-2, 3, 7)', async () => {
    await using pooler = await start(database.url)
    await using shop = await shopBehind(pooler)
    const { context } = shop
    expect(await missingSettings(context.database.pool)).toEqual([])
    const heard: string[] = []
    await context.database.listen('test', {
      onMessage: (text) => heard.push(text),
      onReturn: () => undefined,
    })
    await inTransaction(context, ({ rows }) => rows(notify))
    await expect.poll(() => heard).toEqual(['heard'])
    expect(await context.database.isReachable()).toBe(true)
  })
})

test('a database that was restored has the tables and not the settings of the role: migrate gives them (DATABASE-7)', async () => {
  const { username } = new URL(database.url)
  await run(database.url, `alter role ${username} in database ${username} reset all`)
  {
    await using pooler = await startTransactionPooler(database.url)
    await using shop = await shopBehind(pooler)
    expect(await missingSettings(shop.context.database.pool)).toHaveLength(6)
    await migrate(shop.context.database)
  }
  await using pooler = await startTransactionPooler(database.url)
  await using shop = await shopBehind(pooler)
  expect(await missingSettings(shop.context.database.pool)).toEqual([])
})

const allProducts = { filter: {}, pageInfo: { page: 1, pageSize: 12 } }

const notify = statement('test-pooler-notify', `select pg_notify('test', 'heard')`)
const statusOf = statement<{ orderId: number }, { status: string }>(
  'test-pooler-status',
  'select status from shop_order where order_id = :orderId',
)
