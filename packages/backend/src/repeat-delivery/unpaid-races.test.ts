import { type Mutant, startTwoShops, unguarded } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { startRepeating, workOn } from './test-repeat.ts'
import { orderDeliveries } from './worker/order-deliveries.ts'
import { tellBegun } from './worker/tell-begun.ts'

const env = { REPEAT_DELIVERY: 'on' }
const now = new Date('2026-11-17T09:00:00Z')
const readLocked = /a\.first_name "firstName",[\s\S]*where r\.repeat_delivery_id = \$1$/
const lock = [/(select from repeat_delivery where repeat_delivery_id = \$1) for no key update/, '$1'] as const

/** The next order is due, the one before is not paid, and six workers come by. */
async function moveBySix(mutant?: Mutant) {
  await using two = await startTwoShops({ env, now, mutant, pause: { after: readLocked, ms: 30 } })
  const [shop] = two.shops
  await startRepeating(shop, { days: 7, failing: 3 })
  for (const date of ['2026-11-17', '2026-11-24', '2026-11-27']) await workOn(shop, date)
  shop.clock.set(new Date('2026-12-01T12:00:00Z'))
  await two.lineUp()
  await Promise.all(two.turns(6).map(({ context }) => orderDeliveries(context)))
  const [moved] = await two.sql<{ times: number; day: string }>(`
    select (select count(*) from repeat_delivery_event where event = 'unpaid')::int times, day::text "day"
    from repeat_delivery`)
  return moved
}

test('six workers move the day of an unpaid delivery: once (REPEAT-50)', async () => {
  expect(await moveBySix()).toEqual({ times: 1, day: '2026-12-15' })
})

test('without the lock it is moved several times', async () => {
  const moved = await unguarded(
    () => moveBySix({ changes: [lock] }),
    (row) => (row?.times ?? 0) > 1,
  )
  expect(moved?.times).toBeGreaterThan(1)
})

test('six workers tell what was agreed: once (REPEAT-33)', async () => {
  await using two = await startTwoShops({ env, now, pause: { after: readLocked, ms: 30 } })
  await startRepeating(two.shops[0], { days: 28 })
  await two.sql(`delete from outbox_mail where kind = 'repeat-begun'`)
  await two.sql('update repeat_delivery set is_told = false')
  await two.lineUp()
  await Promise.all(two.turns(6).map(({ context }) => tellBegun(context)))
  const [row] = await two.sql(`
    select (select count(*) from outbox_mail where kind = 'repeat-begun')::int mails, is_told "isTold" from repeat_delivery`)
  expect(row).toEqual({ mails: 1, isTold: true })
})
