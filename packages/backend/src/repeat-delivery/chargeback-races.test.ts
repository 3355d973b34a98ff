import {
  finishAtSandbox,
  type Mutant,
  signUp,
  startBuying,
  startTwoShops,
  stopAfter,
  tellShop,
  type TestShop,
  type TwoShops,
} from '@haverhof/testing'
import { expect, test } from 'vitest'
import { endRepeat, pauseRepeat, resumeRepeat } from './account/change-state.ts'
import { dueDelivery, env, lock, madeSql, now, ofUser, readLocked } from './test-races.ts'
import { muesli } from './test-repeat.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'
import { takeDay } from './worker/take-day.ts'

/** The bank takes the first payment back, and the provider says so. */
async function takeBackFirst(two: TwoShops, shop: TestShop): Promise<void> {
  const [first] = await two.sql<{ id: string }>(
    `update sandbox_payment s set charged_back_cents = s.amount_cents from payment p
     where p.provider_payment_id = s.sandbox_payment_id and p.sequence = 'first' returning s.sandbox_payment_id id`,
  )
  expect((await tellShop(shop, first?.id ?? '')).status).toBe(200)
}

async function standsOf(two: TwoShops) {
  const [row] = await two.sql<{ orders: number }>(madeSql)
  const [repeat] = await two.sql<{ state: string; reason: string | null; day: string }>(
    'select state, pause_reason reason, day::text from repeat_delivery',
  )
  return { orders: row?.orders, ...repeat }
}

/** Of the worker and the bank one is stopped once it has read the repeat delivery, and the other comes by. */
async function chargeBackWhileOrdering(whoStops: 'worker' | 'bank', mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const { repeatDeliveryId } = await dueDelivery(two)
  if (whoStops === 'worker')
    await overtake(
      () => takeDay(first.context, repeatDeliveryId),
      () => takeBackFirst(two, second),
    )
  else
    await overtake(
      () => takeBackFirst(two, first),
      () => orderDeliveries(second.context),
    )
  await orderDeliveries(first.context)
  return await standsOf(two)
}

test.each(['worker', 'bank'] as const)(
  'a day that is taken while the bank takes the first payment back is not ordered, and is the next again; the %s comes first (REPEAT-53)',
  async (whoStops) => {
    const rests = { orders: 0, state: 'paused', reason: 'chargeback', day: '2026-12-17' }
    expect(await chargeBackWhileOrdering(whoStops)).toEqual(rests)
  },
)

test.each(['worker', 'bank'] as const)(
  'without the lock it is ordered although it rests; the %s comes first',
  async (whoStops) => {
    const ordered = { orders: 1, state: 'paused', reason: 'chargeback' }
    expect(await chargeBackWhileOrdering(whoStops, { changes: [lock] })).toMatchObject(ordered)
  },
)

/** What rests is about to be resumed when the bank takes the first payment back. */
async function chargeBackWhileResuming(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const { repeatDeliveryId } = await dueDelivery(two)
  const of = { repeatDeliveryId, userId: await ofUser(two) }
  await pauseRepeat(second.context, of)
  await overtake(
    () => resumeRepeat(first.context, of),
    () => takeBackFirst(two, second),
  )
  return await standsOf(two)
}

test('what is resumed while the bank takes the first payment back rests (REPEAT-53)', async () => {
  expect(await chargeBackWhileResuming()).toMatchObject({ state: 'paused', reason: 'chargeback' })
})

test('without the lock it goes on', async () => {
  expect(await chargeBackWhileResuming({ changes: [lock] })).toMatchObject({ state: 'active' })
})

/** The bank is about to let it rest when its customer ends it. */
async function endWhileChargedBack(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const { repeatDeliveryId } = await dueDelivery(two)
  const of = { repeatDeliveryId, userId: await ofUser(two) }
  await overtake(
    () => takeBackFirst(two, first),
    () => endRepeat(second.context, of),
  )
  return await standsOf(two)
}

test('what its customer ends while the bank takes the first payment back has ended (REPEAT-13, REPEAT-17)', async () => {
  expect(await endWhileChargedBack()).toMatchObject({ state: 'ended', reason: null })
})

test('without the lock it only rests, and could be resumed', async () => {
  expect(await endWhileChargedBack({ changes: [lock] })).toMatchObject({ state: 'paused' })
})

/** Nothing has begun yet when the bank takes the payment back; at that moment the account is confirmed. */
async function confirmWhileChargedBack(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, /from repeat_delivery where first_order_id = \$1\s+union all/)
  const buyer = await startBuying(first, {
    payment: { paymentMethodId: 'creditcard' },
    lines: [[muesli, 2]],
  })
  await buyer.call('PUT', `/products/${muesli}?quantity=2&repeatDays=28`)
  await buyer.call('POST', '/setpassword', { password: 'paardenbloem7', confirmUrl: null })
  await tellShop(first, await finishAtSandbox(first, await buyer.order(), 'paid'))
  await overtake(
    () => takeBackFirst(two, first),
    () => signUp(second, { email: 'marieke@example.nl' }),
  )
  return await two.sql('select state from repeat_delivery')
}

test('what was paid for by what the bank is taking back does not begin when the account is confirmed (REPEAT-3, REPEAT-53)', async () => {
  expect(await confirmWhileChargedBack()).toEqual([])
})

test('without the lock on the order it begins', async () => {
  const unlocked: Mutant = { changes: [[/ for no key update of o\b/, '']] }
  expect(await confirmWhileChargedBack(unlocked)).toEqual([{ state: 'active' }])
})
