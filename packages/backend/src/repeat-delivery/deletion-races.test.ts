import { type Mutant, startTwoShops, stopAfter } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { lockStock } from '../catalogue/index.ts'
import { inTransaction } from '../database/index.ts'
import { collected, deleteAccount, endOf, inUse, repeatLocks } from './test-deletion.ts'
import { dueDelivery, env, now, readLocked } from './test-races.ts'
import { muesli } from './test-repeat.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'
import { takeDay } from './worker/take-day.ts'

/** The worker is taking a day when its customer deletes the account. */
async function deleteWhileTaking(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const repeating = await dueDelivery(two)
  await overtake(
    () => takeDay(first.context, repeating.repeatDeliveryId),
    () => deleteAccount(second, repeating),
  )
  await orderDeliveries(first.context)
  const [left] = await two.sql(`
    select (select count(*) from shop_order)::int orders, (select count(*) from cart where state = 'open')::int carts`)
  return left
}

test('a day that is taken while the account is deleted is not ordered, and its cart goes (REPEAT-19)', async () => {
  expect(await deleteWhileTaking()).toEqual({ orders: 1, carts: 0 })
})

test('without locking the repeat deliveries its cart stays', async () => {
  expect(await deleteWhileTaking({ changes: [repeatLocks] })).toMatchObject({ carts: 1 })
})

/** The worker waits for stock to place the order, and meanwhile the account is deleted. */
async function deleteWhilePlacing(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /from stock\b[\s\S]*for update/)
  const repeating = await dueDelivery(two)
  await overtake(
    () =>
      inTransaction(first.context, async (transaction) => {
        await lockStock(transaction, [muesli])
        await deleteAccount(first, repeating)
      }),
    () => orderDeliveries(second.context),
  )
  return { orders: (await two.sql('select 1 from shop_order')).length, inUse: await inUse(two) }
}

test('nothing is ordered once the account is deleted (REPEAT-19)', async () => {
  expect(await deleteWhilePlacing()).toEqual({ orders: 1, inUse: 0 })
})

test('without deleting the cart too an order without a customer follows', async () => {
  const mutant: Mutant = {
    changes: [
      [
        /(update cart set version = version \+ 1, account_id = \$\d+ where) (cart_id = any)/,
        '$1 false and $2',
      ],
    ],
    constraints: [['shop_order', 'shop_order_account_id_account_user_id_fk']],
  }
  expect(await deleteWhilePlacing(mutant)).toMatchObject({ orders: 2 })
})

/** The order is placed, and the worker dies before it has written that down. */
async function deleteAfterPlacing(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const repeating = await dueDelivery(two)
  await orderDeliveries(first.context)
  await two.sql(`update repeat_delivery_order set state = 'taken', order_id = null, retry_on = null`)
  await two.sql(
    'update cart set account_id = null where cart_id in (select cart_id from repeat_delivery_order)',
  )
  await deleteAccount(second, repeating)
  return await endOf(two)
}

test('what was ordered before the account is deleted is collected, and the mandate goes after that (REPEAT-15, REPEAT-74)', async () => {
  expect(await deleteAfterPlacing()).toEqual(collected)
})

test('without looking for the order of its cart the mandate goes before the money comes', async () => {
  const unknown: Mutant = {
    changes: [
      [
        /set order_id = \(select o\.order_id from order_summary o where o\.cart_id = d\.cart_id\)/,
        'set order_id = null',
      ],
    ],
  }
  expect(await deleteAfterPlacing(unknown)).toMatchObject({ whileCollecting: 0 })
})
