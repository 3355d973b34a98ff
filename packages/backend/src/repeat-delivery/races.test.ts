import {
  dutchBilling,
  type Mutant,
  startTwoShops,
  stopAfter,
  type TestShop,
  unguarded,
} from '@haverhof/testing'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { addProduct, readAddition } from './account/add-product.ts'
import { changeAddress } from './account/change-address.ts'
import { changeContent } from './account/change-content.ts'
import { skipDelivery } from './account/change-day.ts'
import type { Changed, OfRepeat } from './account/with-own-repeat.ts'
import { dueDelivery, env, lock, madeSql, now, ofUser, orderDay, readLocked } from './test-races.ts'
import { startRepeating } from './test-repeat.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'
import { takeDay } from './worker/take-day.ts'

async function orderBySix(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant, pause: { after: readLocked, ms: 30 } })
  await dueDelivery(two)
  await two.lineUp()
  await Promise.all(two.turns(6).map((shop) => orderDeliveries(shop.context)))
  const [row] = await two.sql<{ days: number; orders: number; told: number }>(madeSql)
  return { ...row, books: await checkBooks(two.shops[0].context) }
}

test('six workers place the orders of the same day: one (REPEAT-11)', async () => {
  expect(await orderBySix()).toEqual({ days: 1, orders: 1, told: 1, books: [] })
})

test('without lock, condition and key the day is taken several times', async () => {
  const loose: Mutant = {
    changes: [
      lock,
      [/ and planned_on = \$\d+::date\s+returning repeat_delivery_id\)/, ' returning repeat_delivery_id)'],
      [
        /on conflict \(repeat_delivery_id, planned_on\) do update[\s\S]*where d\.state in \('short', 'dearer', 'gone'\)/,
        '',
      ],
    ],
    constraints: [['repeat_delivery_order', 'repeat_delivery_order_repeat_delivery_id_planned_on_pk']],
  }
  const result = await unguarded(
    () => orderBySix(loose),
    ({ days }) => (days ?? 0) > 1,
  )
  expect(result.days).toBeGreaterThan(1)
})

test('without the condition that an order is kept once it is told several times', async () => {
  const loose: Mutant = {
    changes: [
      [
        /where cart_id = (\$\d+) and order_id is null or cart_id = \$\d+ and state = 'taken'/,
        'where cart_id = $1',
      ],
    ],
  }
  const result = await unguarded(
    () => orderBySix(loose),
    ({ told }) => (told ?? 0) > 1,
  )
  expect(result.told).toBeGreaterThan(1)
})

/** A worker takes the day and is gone; another comes by. */
async function dieAfterTaking(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const { repeatDeliveryId } = await dueDelivery(two)
  await takeDay(two.shops[0].context, repeatDeliveryId)
  await Promise.all(two.turns(6).map((shop) => orderDeliveries(shop.context)))
  const [row] = await two.sql(madeSql)
  return row
}

test('a worker dies between taking the day and ordering: another orders it, once (REPEAT-11)', async () => {
  expect(await dieAfterTaking()).toEqual({ days: 1, orders: 1, told: 1 })
})

test('without the cart of the day it is never ordered', async () => {
  const lost: Mutant = {
    changes: [[/'taken', (\$\d+), (\$\d+), (\$\d+) from repeat_row/, `'short', $1, $2, $3 from repeat_row`]],
  }
  expect(await dieAfterTaking(lost)).toMatchObject({ orders: 0 })
})

/** The process that answers the customer has a clock that is a day behind: it is before the cut-off there. */
function yesterday({ context }: TestShop): TestShop['context'] {
  return { ...context, now: () => new Date(orderDay.getTime() - 86_400_000) }
}

async function skipWhileOrdering(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const { repeatDeliveryId } = await dueDelivery(two)
  const of = { repeatDeliveryId, userId: await ofUser(two) }
  await overtake(
    () => skipDelivery(yesterday(first), of, { requestKey: randomUUID() }),
    () => orderDeliveries(second.context),
  )
  const [both] = await two.sql(`
    select count(*)::int "skippedAndOrdered" from repeat_delivery_event e join repeat_delivery_order d using (repeat_delivery_id, day)
    where e.event = 'skipped'`)
  return both
}

test('a day that is skipped while the worker orders is not ordered (REPEAT-16)', async () => {
  expect(await skipWhileOrdering()).toEqual({ skippedAndOrdered: 0 })
})

test('without the lock it is skipped and ordered', async () => {
  expect(await skipWhileOrdering({ changes: [lock] })).toEqual({ skippedAndOrdered: 1 })
})

/** Something is added while the worker orders without it. */
async function addWhileOrdering(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const { repeatDeliveryId } = await dueDelivery(two)
  const of = { repeatDeliveryId, userId: await ofUser(two) }
  const product = { productVariantId: 11_101, quantity: 1 }
  const addition = await readAddition(yesterday(first), of, product)
  const agreedAmount = addition.ok ? addition.value.amount : 0
  const requestKey = randomUUID()
  await overtake(
    () => addProduct(yesterday(first), of, { ...product, agreedAmount, requestKey }),
    () => orderDeliveries(second.context),
  )
  const [row] = await two.sql(`
    select (select count(*) from repeat_delivery_line)::int lines,
      (select count(*) from repeat_delivery r join repeat_delivery_order d using (repeat_delivery_id, planned_on))::int "orderedWithout"`)
  return row
}

test('a day that something is added to while the worker orders is not ordered without it (REPEAT-21)', async () => {
  expect(await addWhileOrdering()).toEqual({ lines: 2, orderedWithout: 0 })
})

test('without the lock it is ordered without what was added, and comes a second time', async () => {
  expect(await addWhileOrdering({ changes: [lock] })).toEqual({ lines: 2, orderedWithout: 1 })
})

type Press = (context: TestShop['context'], of: OfRepeat, productVariantId: number) => Promise<Changed>

/** Two windows of a customer show the same; each takes something else. */
async function pressInTwoWindows(press: Press, mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const { repeatDeliveryId } = await startRepeating(first, { days: 28 })
  const of = { repeatDeliveryId, userId: await ofUser(two) }
  const answers = new Map<number, string>()
  const take = async ({ context }: TestShop, productVariantId: number) => {
    const pressed = await press(context, of, productVariantId)
    answers.set(productVariantId, pressed.ok ? 'kept' : pressed.reason)
  }
  await overtake(
    () => take(first, 11_101),
    () => take(second, 12_101),
  )
  const held = await two.sql<{ id: number }>('select variant_id id from repeat_delivery_line order by 1')
  return { first: answers.get(11_101), second: answers.get(12_101), held: held.map(({ id }) => id) }
}

const add: Press = (context, of, productVariantId) =>
  addProduct(context, of, { productVariantId, quantity: 1, agreedAmount: 1000, requestKey: randomUUID() })

test('of two additions at once the second is agreed to anew, and none that was agreed to is lost (REPEAT-78)', async () => {
  const held = [10_101, 11_101]
  expect(await pressInTwoWindows(add)).toEqual({ first: 'kept', second: 'total-changed', held })
})

test('without the lock one that was agreed to is lost', async () => {
  const held = [10_101, 11_101]
  expect(await pressInTwoWindows(add, { changes: [lock] })).toEqual({ first: 'kept', second: 'kept', held })
})

/** What both windows show is the version that a repeat delivery begins with. */
const change: Press = (context, of, productVariantId) =>
  changeContent(context, of, { days: 28, lines: [{ productVariantId, quantity: 1 }], version: 1 })

test('of two changes of the goods at once the second is told, and none that was kept is lost (REPEAT-65)', async () => {
  const held = [11_101]
  expect(await pressInTwoWindows(change)).toEqual({ first: 'kept', second: 'changed-meanwhile', held })
})

test('without the lock goods that were kept are lost', async () => {
  const held = [11_101]
  expect(await pressInTwoWindows(change, { changes: [lock] })).toEqual({
    first: 'kept',
    second: 'kept',
    held,
  })
})

/** One window takes other goods, the other another address, for a price that is high enough for both. */
const changeOrMove: Press = (context, of, productVariantId) =>
  productVariantId === 11_101
    ? change(context, of, productVariantId)
    : changeAddress(context, of, { ...dutchBilling, agreedAmount: 1000 })

test('an address whose price was worked out for other goods than are there by now is not kept (REPEAT-67)', async () => {
  const held = [11_101]
  expect(await pressInTwoWindows(changeOrMove)).toEqual({ first: 'kept', second: 'changed-meanwhile', held })
})
