import { type Mutant, startTwoShops, stopAfter } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { endRepeat, pauseRepeat } from './account/change-state.ts'
import { dueDelivery, env, lock, madeSql, now, ofUser, readLocked } from './test-races.ts'
import { workOn } from './test-repeat.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'
import { takeDay } from './worker/take-day.ts'

/** The day is taken, and its customer ends or pauses everything before it is ordered. */
async function stopBeforeOrdering(stop: typeof endRepeat, mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const { repeatDeliveryId } = await dueDelivery(two)
  await takeDay(first.context, repeatDeliveryId)
  await stop(second.context, { repeatDeliveryId, userId: await ofUser(two) })
  await orderDeliveries(first.context)
  const [row] = await two.sql<{ orders: number }>(madeSql)
  const [next] = await two.sql<{ day: string }>('select day::text from repeat_delivery')
  return { orders: row?.orders, day: next?.day }
}

test('what ends between taking the day and ordering is not ordered any more (REPEAT-17)', async () => {
  expect(await stopBeforeOrdering(endRepeat)).toMatchObject({ orders: 0 })
})

test('what is paused between taking the day and ordering is not ordered, and the day is the next again (REPEAT-70)', async () => {
  expect(await stopBeforeOrdering(pauseRepeat)).toEqual({ orders: 0, day: '2026-12-17' })
})

test('without dropping the cart that was filled an order follows', async () => {
  const mutant: Mutant = {
    changes: [[/(delete from cart where cart_id = any\(\$1\)) and state = 'open'/, '$1 and false']],
  }
  expect(await stopBeforeOrdering(endRepeat, mutant)).toMatchObject({ orders: 1 })
  expect(await stopBeforeOrdering(pauseRepeat, mutant)).toMatchObject({ orders: 1 })
})

/** The worker is about to take the day when its customer pauses. */
async function pauseWhileTaking(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const { repeatDeliveryId } = await dueDelivery(two)
  const of = { repeatDeliveryId, userId: await ofUser(two) }
  await overtake(
    () => takeDay(first.context, repeatDeliveryId),
    () => pauseRepeat(second.context, of),
  )
  await orderDeliveries(first.context)
  const [row] = await two.sql<{ orders: number }>(madeSql)
  return row?.orders
}

test('a day that is taken while its customer pauses is not ordered (REPEAT-70)', async () => {
  expect(await pauseWhileTaking()).toBe(0)
})

test('without the lock it is ordered although it rests', async () => {
  expect(await pauseWhileTaking({ changes: [lock] })).toBe(1)
})

/** The order is placed and about to be written down when its customer ends everything. */
async function endWhileOrdering(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /with delivery_row as \(\s*update repeat_delivery_order set order_id/)
  const { repeatDeliveryId } = await dueDelivery(two)
  const of = { repeatDeliveryId, userId: await ofUser(two) }
  await overtake(
    () => orderDeliveries(first.context),
    () => endRepeat(second.context, of),
  )
  const inUse = async () => (await two.sql('select 1 from payment_mandate where unneeded_at is null')).length
  const whileCollecting = await inUse()
  await workOn(first, '2026-12-11')
  const [order] = await two.sql<{ status: string }>(
    'select status from shop_order order by order_id desc limit 1',
  )
  return {
    whileCollecting,
    status: order?.status,
    after: await inUse(),
    books: await checkBooks(first.context),
  }
}

test('what was ordered when it ended is collected, and the mandate goes after that (REPEAT-15, REPEAT-73)', async () => {
  expect(await endWhileOrdering()).toEqual({ whileCollecting: 1, status: 'paid', after: 0, books: [] })
})

test('without asking what waits to be collected the mandate goes before the money comes', async () => {
  const hasty: Mutant = { changes: [[/d\.state in \('taken', 'collecting'\)/, 'false']] }
  expect(await endWhileOrdering(hasty)).toMatchObject({ whileCollecting: 0 })
})
