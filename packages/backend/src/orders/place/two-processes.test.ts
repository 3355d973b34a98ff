import {
  CallFailed,
  createTestDatabase,
  httpSend,
  orderAsGuest,
  patientLimits,
  startApiProcess,
  startBuying,
  startTestShop,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { createAppContext } from '../../api/create-app-context.ts'
import type { AppContext } from '../../app-context.ts'
import { readEnv } from '../../config/index.ts'
import { checkBooks } from '../index.ts'

const muesli = 10101
const rounds = 3
const guests = 20

test('two real processes sell the last piece once, round after round', async () => {
  await using database = await createTestDatabase()
  await using first = await startApiProcess({ databaseUrl: database.url })
  await using second = await startApiProcess({ databaseUrl: database.url })
  await using context = createAppContext({
    env: readEnv({ LOG_LEVEL: 'silent' }),
    databaseUrl: database.url,
    limits: patientLimits,
  })
  for (let round = 0; round < rounds; round += 1) {
    await leaveOnePiece(context)
    const outcomes = await Promise.all(
      Array.from({ length: guests }, (_, turn) => buy((turn % 2 ? first : second).port)),
    )
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(1)
    // The others are told that there is nothing left, when they add it or when they order.
    expect(new Set(outcomes)).toEqual(new Set(['ordered', 409]))
  }
  expect(await checkBooks(context)).toEqual([])
})

/** A guest whom a busy shop asks to try again does so. */
async function buy(port: number): Promise<'ordered' | number> {
  try {
    await orderAsGuest({ send: httpSend(() => port), variantId: muesli, journal: [] })
    return 'ordered'
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    return error.status === 503 ? buy(port) : error.status
  }
}

async function leaveOnePiece({ database }: AppContext): Promise<void> {
  await database.pool.query(`
    with counted as (
      update stock set amount = 1 where variant_id = ${muesli}
      returning (select 1 - amount from stock where variant_id = ${muesli}) change)
    insert into stock_movement (variant_id, change, reason, at)
    select ${muesli}, change, 'counted', now() from counted`)
}

test('a whole checkout gets along with one connection (DATABASE-1)', async () => {
  await using shop = await startTestShop({ env: { DATABASE_POOL_SIZE: '1' } })
  const [first, second] = await Promise.all([startBuying(shop), startBuying(shop)])
  const orders = await Promise.all([first.order(), second.order()])
  expect(orders.map(({ status }) => status)).toEqual(['open', 'open'])
})
