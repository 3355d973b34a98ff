import type { TwoShops } from '@haverhof/testing'
import { type Repeating, startRepeating, workOn } from './test-repeat.ts'

export const orderDay = new Date('2026-12-10T12:00:00Z')

/** A repeat delivery whose next order is due, and the clock of that day. */
export async function dueDelivery(two: TwoShops): Promise<Repeating> {
  const [shop] = two.shops
  const repeating = await startRepeating(shop, { days: 28 })
  await workOn(shop, '2026-12-03')
  shop.clock.set(orderDay)
  return repeating
}

export const env = { REPEAT_DELIVERY: 'on' }
export const now = new Date('2026-11-17T09:00:00Z')
export const readLocked = /a\.first_name "firstName",[\s\S]*where r\.repeat_delivery_id = \$1$/
export const lock = [
  /(select from repeat_delivery where repeat_delivery_id = \$1) for no key update/,
  '$1',
] as const
export const ofUser = async (two: TwoShops) =>
  (await two.sql<{ userId: string }>('select user_id "userId" from repeat_delivery'))[0]?.userId ?? ''

/** How much came of one day: rows of the day, orders, entries of the time line. */
export const madeSql = `
  select (select count(*) from repeat_delivery_order)::int days, (select count(*) from shop_order)::int - (select count(distinct first_order_id) from repeat_delivery)::int orders,
    (select count(*) from repeat_delivery_event where event = 'ordered')::int told`
