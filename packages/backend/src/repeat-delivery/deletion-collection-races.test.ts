import { type Mutant, startTwoShops, stopAfter, tellShop, type TwoShops } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { collected, deleteAccount, endOf, orderLocks, repeatLocks } from './test-deletion.ts'
import { env, now, orderDay, readLocked } from './test-races.ts'
import { addInterval, type Repeating, startRepeating, workOn } from './test-repeat.ts'
import { collectAgain } from './worker/collect-again.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'

const ended = { whileCollecting: 0, status: 'cancelled', after: 0, named: 0, books: [] }

const collections = async (two: TwoShops) =>
  (await two.sql(`select 1 from sandbox_payment where sequence = 'recurring'`)).length

/** On 13 December a collection that has failed is due again. */
async function dueCollection(two: TwoShops): Promise<Repeating> {
  const [shop] = two.shops
  const repeating = await startRepeating(shop, { days: 28, failing: 1 })
  await workOn(shop, '2026-12-03')
  await workOn(shop, '2026-12-10')
  shop.clock.set(new Date('2026-12-13T12:00:00Z'))
  return repeating
}

/** A collection is tried again when its customer deletes the account. */
async function deleteWhileCollecting(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /with prolonged as/)
  const repeating = await dueCollection(two)
  await overtake(
    () => collectAgain(first.context),
    () => deleteAccount(second, repeating),
  )
  return await endOf(two)
}

test('a collection that is begun while the account is deleted comes, and its mandate goes after that (REPEAT-74)', async () => {
  expect(await deleteWhileCollecting()).toEqual(collected)
})

test('without locking the orders its order ends before the bank has answered', async () => {
  expect(await deleteWhileCollecting({ changes: [orderLocks] })).toMatchObject({ status: 'cancelled' })
})

/** The bank says that a collection has failed when its customer deletes the account. */
async function deleteWhileFailing(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const repeating = await startRepeating(first, { days: 28, failing: 1 })
  await workOn(first, '2026-12-03')
  first.clock.set(orderDay)
  await orderDeliveries(first.context)
  first.clock.advance(61_000)
  const [payment] = await two.sql<{ id: string }>(
    `select provider_payment_id id from payment where sequence = 'recurring'`,
  )
  await overtake(
    () => tellShop(first, payment?.id ?? ''),
    () => deleteAccount(second, repeating),
  )
  return await endOf(two)
}

test('an order whose collection fails while the account is deleted ends, and so does its mandate (REPEAT-74)', async () => {
  expect(await deleteWhileFailing()).toEqual(ended)
})

test('without the locks it stays open, and nothing collects it', async () => {
  const unlocked: Mutant = { changes: [orderLocks, repeatLocks] }
  expect(await deleteWhileFailing(unlocked)).toMatchObject({ whileCollecting: 1, status: 'open' })
})

/** Two orders by one mandate: one is being collected, and the other is about to be tried again when the account is deleted. */
async function collectWhileDeleting(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /with deleted_repeats as \(delete from repeat_delivery\b/)
  const repeating = await startRepeating(first, { days: 28, failing: 2 })
  await two.sql(addInterval, [repeating.orderId])
  await workOn(first, '2026-12-03')
  await workOn(first, '2026-12-10')
  first.clock.set(new Date('2026-12-13T12:00:00Z'))
  const retryOn = (date: string) =>
    two.sql(`update repeat_delivery_order set retry_on = $2 where repeat_delivery_id = $1`, [
      repeating.repeatDeliveryId,
      date,
    ])
  await retryOn('2026-12-14')
  await collectAgain(first.context)
  await retryOn('2026-12-13')
  const before = await collections(two)
  await overtake(
    () => deleteAccount(first, repeating),
    () => collectAgain(second.context),
  )
  return (await collections(two)) - before
}

test('nothing is collected once the account is deleted (REPEAT-74)', async () => {
  expect(await collectWhileDeleting()).toBe(0)
})

test('without ending its time the order is collected after that', async () => {
  const held: Mutant = {
    changes: [[/set hold_until = (\$\d+) from held/, 'set hold_until = greatest(hold_until, $1) from held']],
  }
  expect(await collectWhileDeleting(held)).toBe(1)
})
