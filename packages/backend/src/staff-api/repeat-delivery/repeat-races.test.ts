import {
  type Mutant,
  mutateStatements,
  pauseAfter,
  startStaff,
  startTwoShops,
  stopAfter,
  type TestShop,
  type TwoShops,
  unguarded,
} from '@haverhof/testing'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { checkBooks } from '../../orders/index.ts'
import { orderDeliveries } from '../../repeat-delivery/index.ts'
import { startRepeating, workOn } from '../../repeat-delivery/test-repeat.ts'
import { takeDay } from '../../repeat-delivery/worker/take-day.ts'

const env = { REPEAT_DELIVERY: 'on' }
const now = new Date('2026-11-17T09:00:00Z')
const readLocked = /a\.first_name "firstName",[\s\S]*where r\.repeat_delivery_id = \$1$/
const lock = [/(select from repeat_delivery where repeat_delivery_id = \$1) for no key update/, '$1'] as const
const reason = { reason: 'sold the horse' }

/** A repeat delivery whose next order is due today. */
async function dueDelivery({ shops: [shop] }: TwoShops): Promise<number> {
  const { repeatDeliveryId } = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  shop.clock.set(new Date('2026-12-10T12:00:00Z'))
  return repeatDeliveryId
}

/** The worker has looked and is about to take the day when staff end everything. */
async function endWhileTaking(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant })
  const [first, second] = two.shops
  const overtake = stopAfter(first, readLocked)
  const id = await dueDelivery(two)
  const staff = await startStaff(second, { permissions: ['repeats.change'] })
  const said: number[] = []
  await overtake(
    () => takeDay(first.context, id),
    async () => {
      said.push((await staff.request(`/repeat-deliveries/${id}/end`, { json: reason })).status)
    },
  )
  await orderDeliveries(first.context)
  const [row] = await two.sql(`
    select (select state from repeat_delivery) state, (select count(*) from repeat_delivery_order)::int days,
      (select count(*) - 1 from shop_order)::int orders,
      (select count(*) from repeat_delivery_event where event = 'ordered')::int told,
      (select count(*) from outbox_mail where kind = 'repeat-ended')::int mails`)
  return { ...row, said, books: await checkBooks(first.context) }
}

test('staff end it while the worker takes its day: it has ended and nothing is ordered (REPEAT-17, REPEAT-22)', async () => {
  expect(await endWhileTaking()).toEqual({
    state: 'ended',
    days: 0,
    orders: 0,
    told: 0,
    mails: 1,
    said: [200],
    books: [],
  })
})

test('without the lock it has ended and is ordered all the same', async () => {
  expect(await endWhileTaking({ changes: [lock] })).toMatchObject({ state: 'ended', orders: 1 })
})

/** The staff API has connections of its own. */
function staffSide(shop: TestShop): TestShop {
  return { ...shop, context: { ...shop.context, database: shop.context.staffDatabase } }
}

async function endBySix(change: (text: string) => string = (text) => text) {
  await using two = await startTwoShops({ env, now })
  for (const shop of two.shops.map(staffSide)) {
    mutateStatements(shop, change)
    pauseAfter(
      shop,
      (text) => readLocked.test(text),
      () => setTimeout(30),
    )
  }
  const { repeatDeliveryId: id } = await startRepeating(two.shops[0], { days: 28 })
  const staff = await Promise.all(two.shops.map((shop) => startStaff(shop)))
  const answers = await Promise.all(
    [...staff, ...staff, ...staff].map((each) =>
      each.request(`/repeat-deliveries/${id}/end`, { json: reason }),
    ),
  )
  const [row] = await two.sql<{ entries: number; told: number; mails: number }>(`
    select (select count(*) from audit_entry where action = 'repeat-ended')::int entries,
      (select count(*) from repeat_delivery_event where event = 'ended')::int told,
      (select count(*) from outbox_mail where kind = 'repeat-ended')::int mails`)
  return { ...row, said: answers.map(({ status }) => status).toSorted((one, other) => one - other) }
}

test('six of staff end it at once: one does, and the others are told that it has ended (REPEAT-22)', async () => {
  const said = [200, 409, 409, 409, 409, 409]
  expect(await endBySix()).toEqual({ entries: 1, told: 1, mails: 1, said })
})

test('without the lock it is ended several times', async () => {
  const result = await unguarded(
    () => endBySix((text) => text.replace(...lock)),
    ({ entries }) => (entries ?? 0) > 1,
  )
  expect(result.told).toBeGreaterThan(1)
})
