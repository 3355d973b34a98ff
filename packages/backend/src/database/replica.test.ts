import {
  createTestDatabase,
  type DatabaseProxy,
  openReplicatedDatabase,
  type ReplicatedDatabase,
  startDatabaseProxy,
} from '@haverhof/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { examineShop } from '../api/doctor.ts'
import { createAppContext } from '../api/create-app-context.ts'
import type { AppContext } from '../app-context.ts'
import { changePrice } from '../catalogue/test-change-price.ts'
import { readEnv } from '../config/index.ts'
import { readFellBack } from '../observability/index.ts'
import { statement } from './index.ts'
import { databaseLimits } from './limits.ts'

let database: ReplicatedDatabase
let network: DatabaseProxy
let context: AppContext

const limits = { ...databaseLimits, replicaLagMs: 400, replicaCheckMs: 100, replicaAnswerMs: 300 }

beforeAll(async () => {
  database = await openReplicatedDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())
beforeEach(async () => {
  network = await startDatabaseProxy(database.replicaUrl)
  const env = readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: database.url, DATABASE_READ_URL: network.url })
  context = createAppContext({ env, databaseUrl: database.url, limits })
})
afterEach(async () => {
  await database.resume()
  await context[Symbol.asyncDispose]()
  await network[Symbol.asyncDispose]()
})

const replicaState = statement<object, { isReplica: boolean }>(
  'test-replica-place',
  'select pg_is_in_recovery() "isReplica"',
)
const isOnReplica = async () => (await context.database.reader.rows(replicaState))[0]?.isReplica
const problem = () => context.database.reader.replica()?.problem

async function untilRead(expected: boolean): Promise<void> {
  await expect.poll(isOnReplica).toBe(expected)
}

const pack = 10101

async function shownPrice(): Promise<number> {
  const answer = await createApi(context).request(`/api/products/${pack}`, {
    headers: { host: 'haverhof.nl', 'x-requested-with': 'XMLHttpRequest' },
  })
  const { variants } = (await answer.json()) as {
    variants: { productVariantId: number; price: { amount: number } }[]
  }
  return variants.find(({ productVariantId }) => productVariantId === pack)?.price.amount ?? Number.NaN
}

describe('what may lag is read from a replica (DATABASE-4)', () => {
  test('as soon as it has what the primary had at the first read (DATABASE-8)', async () => {
    await untilRead(true)
    expect(await context.database.rows(replicaState)).toEqual([{ isReplica: false }])
    expect(await shownPrice()).toBeGreaterThan(0)
    // The read above may have brought an announcement that the replica has not heard yet.
    await expect.poll(problem).toBeNull()
  })

  test('never without a change that was announced: the primary answers until it is there (DATABASE-8)', async () => {
    await shownPrice()
    await context.catalogue.reference()
    await untilRead(true)
    const before = await shownPrice()
    await database.pause()
    await changePrice(context, {
      siteId: 1,
      variantId: pack,
      amountCents: 1234,
      isOffer: false,
      validFrom: new Date(Date.now() - 1000),
    })
    await expect.poll(problem).toBe('change')
    expect(await shownPrice()).not.toBe(before)
    expect(await isOnReplica()).toBe(false)
    await database.resume()
    await untilRead(true)
    expect(await shownPrice()).not.toBe(before)
  })

  test('nor when it is older than its bound, and again when it is not (DATABASE-8)', async () => {
    await untilRead(true)
    const reasons = new Set<string>()
    const end = readFellBack.subscribe(({ reason }) => reasons.add(reason))
    await database.pause()
    await context.database.pool.query('update stock set amount = amount where variant_id = 10101')
    expect(await isOnReplica()).toBe(true)
    await untilRead(false)
    end()
    expect(reasons).toEqual(new Set(['lag']))
    expect(context.database.reader.replica()?.lagMs).toBeGreaterThan(limits.replicaLagMs)
    await database.resume()
    await untilRead(true)
    expect(context.database.reader.replica()?.lagMs).toBeLessThan(limits.replicaLagMs)
  })
})

describe('a replica that goes away (DATABASE-2, DATABASE-4)', () => {
  test('silently: who waits is answered by the primary within seconds, and the replica is read again', async () => {
    await untilRead(true)
    network.goSilent()
    const started = performance.now()
    expect(await isOnReplica()).toBe(false)
    expect(performance.now() - started).toBeLessThan(3000)
    await untilRead(true)
  })

  test('with a word: no reader notices', async () => {
    await untilRead(true)
    await network[Symbol.asyncDispose]()
    expect(await isOnReplica()).toBe(false)
    expect(problem()).toBe('away')
  })
})

test('nothing is written by a reader, with a replica or without (DATABASE-4)', async () => {
  const write = statement('test-replica-write', 'delete from cart')
  await expect(context.database.reader.rows(write)).rejects.toThrow('test-replica-write writes')
  const env = readEnv({ LOG_LEVEL: 'silent' })
  await using alone = createAppContext({ env, databaseUrl: database.url })
  await expect(alone.database.reader.rows(write)).rejects.toThrow('test-replica-write writes')
  // What no look at the text tells, PostgreSQL refuses, and the primary is not asked for it.
  await untilRead(true)
  const hidden = statement('test-replica-hidden', 'select lo_create(0)')
  await expect(context.database.reader.rows(hidden)).rejects.toMatchObject({ code: '25006' })
})

test('the doctor knows a replica of ours from another database (DOCTOR-1, DATABASE-4)', async () => {
  const aboutReplica = async (databaseUrl: string) => {
    const env = readEnv({ LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, DATABASE_READ_URL: network.url })
    await using shop = createAppContext({ env, databaseUrl })
    return (await examineShop(shop, {})).filter(({ line }) => line.startsWith('DATABASE_READ_URL'))
  }
  expect(await aboutReplica(database.url)).toEqual([])
  await using other = await createTestDatabase()
  expect(await aboutReplica(other.url)).toEqual([
    { line: 'DATABASE_READ_URL: is no replica of DATABASE_URL', stops: true },
  ])
})
