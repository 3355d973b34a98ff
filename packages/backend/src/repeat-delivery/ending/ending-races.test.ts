import {
  type Mutant,
  startMember,
  startTwoShops,
  stopAfter,
  type TestShop,
  type TwoShops,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { lockStock } from '../../catalogue/index.ts'
import { inTransaction } from '../../database/index.ts'
import { dueDelivery, env, madeSql, now } from '../test-races.ts'
import { mailsOf, muesli, type Repeating, startRepeating } from '../test-repeat.ts'
import { confirmNewest } from './test-confirm.ts'
import { announceDeliveries } from '../worker/announce-deliveries.ts'
import { orderDeliveries } from '../worker/order-deliveries.ts'
import { takeDay } from '../worker/take-day.ts'

/** Nothing has this number: the declaration waits for staff. */
const unknownContract = 'my muesli'
const insertText = /insert into withdrawal\b/
const confirmed = /update withdrawal set confirmed_at/
const questionText = /"isHeldBack"$/
const lock = [/(order by r\.repeat_delivery_id) for no key update/, '$1'] as const

async function declare(shop: TestShop, { customer }: Repeating, contract = unknownContract): Promise<number> {
  const json = { fullName: 'Anna de Vries', kind: 'ending', contract, emailAddress: customer.email }
  return (await shop.read<{ endingId: number }>('/api/endings', { json })).endingId
}

/** What a mailbox with two contracts has declared waits for staff, and holds back what is due once the mailbox says that it is its own. */
async function declareAmong(shop: TestShop, repeating: Repeating): Promise<number> {
  await startRepeating(shop, { days: 182, customer: repeating.customer })
  return declare(shop, repeating)
}

async function madeBy(two: TwoShops) {
  const [row] = await two.sql<{ days: number; orders: number }>(madeSql)
  const [next] = await two.sql<{ day: string; announced: string | null }>(
    'select day::text, announced_day::text announced from repeat_delivery order by repeat_delivery_id limit 1',
  )
  return { days: row?.days, orders: row?.orders, ...next }
}

/** As it was before the worker came. */
const heldBack = { days: 0, orders: 0, day: '2026-12-17', announced: '2026-12-17' }

/** Of the worker and the customer one is stopped halfway, and the other comes by. */
async function declareWhileOrdering(whoStops: 'worker' | 'customer', mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, whoStops === 'worker' ? questionText : confirmed)
  const repeating = await dueDelivery(two)
  await declareAmong(first, repeating)
  if (whoStops === 'worker')
    await overtake(
      () => takeDay(first.context, repeating.repeatDeliveryId),
      () => confirmNewest(second),
    )
  else
    await overtake(
      () => confirmNewest(first),
      () => orderDeliveries(second.context),
    )
  await orderDeliveries(first.context)
  return await madeBy(two)
}

test.each(['worker', 'customer'] as const)(
  'a day that is taken while a mailbox confirms a declaration that waits is not ordered; the %s comes first (ENDING-7)',
  async (whoStops) => {
    expect(await declareWhileOrdering(whoStops)).toEqual(heldBack)
  },
)

test.each(['worker', 'customer'] as const)(
  'without the lock it is ordered although staff are to read the declaration; the %s comes first',
  async (whoStops) => {
    expect(await declareWhileOrdering(whoStops, { changes: [lock] })).toMatchObject({ orders: 1 })
  },
)

/** The worker waits for stock to place the order, and meanwhile the declaration is made; then staff close it. */
async function declareWhilePlacing(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /from stock\b[\s\S]*for update/)
  const repeating = await dueDelivery(two)
  const endingId = await declareAmong(first, repeating)
  await overtake(
    () =>
      inTransaction(first.context, async (transaction) => {
        await lockStock(transaction, [muesli])
        await confirmNewest(first)
      }),
    () => orderDeliveries(second.context),
  )
  const waiting = await madeBy(two)
  const service = await startMember(first, { role: 'service' })
  await service.read(`/withdrawals/${endingId}/close`, { json: { note: 'meant something else' } })
  await orderDeliveries(first.context)
  return { waiting, closed: await madeBy(two) }
}

test('what is being ordered when a declaration that waits is confirmed is ordered as it was announced once it is closed (ENDING-7, ENDING-14)', async () => {
  expect(await declareWhilePlacing()).toMatchObject({ waiting: heldBack, closed: { days: 1, orders: 1 } })
})

test('without dropping the cart that was filled the order is placed after the declaration', async () => {
  const filled: Mutant = {
    changes: [[/(delete from cart where cart_id = any\(\$1\)) and state = 'open'/, '$1 and false']],
  }
  expect(await declareWhilePlacing(filled)).toMatchObject({ waiting: { orders: 1 } })
})

/** A declaration is made while the worker announces. */
async function declareWhileAnnouncing(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, confirmed)
  const repeating = await startRepeating(first, { days: 28 })
  await declareAmong(first, repeating)
  first.clock.set(new Date('2026-12-03T12:00:00Z'))
  await overtake(
    () => confirmNewest(first),
    () => announceDeliveries(second.context),
  )
  return await mailsOf(first)
}

test('nothing is announced while a declaration that waits is confirmed (ENDING-7)', async () => {
  expect(await declareWhileAnnouncing()).toEqual(['repeat-begun', 'repeat-begun'])
})

test('without the lock it is announced', async () => {
  expect(await declareWhileAnnouncing({ changes: [lock] })).toEqual([
    'repeat-begun',
    'repeat-begun',
    'repeat-announced',
  ])
})

/** Two clicks, in two processes. */
async function declareTwice(isMeant: boolean, mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, insertText)
  const repeating = await dueDelivery(two)
  const contract = isMeant ? String(repeating.orderId) : unknownContract
  const receipts = new Set<number>()
  const click = async (shop: TestShop) => receipts.add(await declare(shop, repeating, contract))
  await overtake(
    () => click(first),
    () => click(second),
  )
  const [written] = await two.sql(`
    select (select count(*) from withdrawal)::int declarations,
      (select count(*) from outbox_mail where kind = 'ending-receipt')::int receipts,
      (select count(*) from repeat_delivery_event where event = 'ended')::int endings`)
  return { ...written, answers: receipts.size }
}

test.each([
  ['means a repeat delivery', true, 1],
  ['waits for staff', false, 0],
])(
  'a declaration that %s and is sent twice at once is one: one receipt, one answer (ENDING-3)',
  async (_, isMeant, endings) => {
    expect(await declareTwice(isMeant)).toEqual({ declarations: 1, receipts: 1, endings, answers: 1 })
  },
)

test('without its key it is two', async () => {
  const loose: Mutant = {
    changes: [[/on conflict \(declaration_hash\) where declaration_hash is not null do nothing/, '']],
    indexes: ['withdrawal_declaration'],
  }
  expect(await declareTwice(false, loose)).toMatchObject({ declarations: 2, receipts: 2, answers: 2 })
})
