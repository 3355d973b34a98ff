import { invoicePlace } from '@haverhof/domain/orders'
import { DAY } from '@haverhof/domain/shared'
import { type Database, statement } from '../../database/index.ts'
import { ordersOfGivenUpMails } from '../../mail/index.ts'
import type { Waiting } from './waiting-work.ts'
import { ordersOfSites } from './orders-of-sites.ts'

type Reader = Pick<Database, 'rows'>

const largestNumber = 2_147_483_647

/** STAFF-30: the order, its invoice or a parcel has this number. */
export async function findOrdersByNumber({ rows }: Reader, typed: string): Promise<number[]> {
  const number = /^#?(\d{1,10})$/.exec(typed)?.[1]
  const orderId = number && Number(number) <= largestNumber ? Number(number) : null
  const place = invoicePlace(typed.toUpperCase())
  const values = { orderId, series: place?.series ?? null, number: place?.number ?? null, parcel: typed }
  return (await rows(byNumber, values)).map((row) => row.orderId)
}

const longestWaitMs = 3 * DAY

/** STAFF-33: a refund was refused, a mail was given up, or what was paid days ago has not been sent. */
export async function findOrdersInTrouble(reader: Reader, now: Date): Promise<number[]> {
  const troubles = await findTroubles(reader, now)
  return [...new Set(troubles.map(({ orderId }) => orderId))]
}

/** TODAY-1: how many orders of these sites are in trouble, and since when the first of them is. */
export async function readTrouble(
  reader: Reader,
  { siteIds, now }: { siteIds: readonly number[]; now: Date },
): Promise<Waiting> {
  const troubles = await findTroubles(reader, now)
  const seen = await ordersOfSites(reader, { siteIds, orderIds: troubles.map(({ orderId }) => orderId) })
  const moments = troubles.filter(({ orderId }) => seen.has(orderId)).map(({ since }) => since.getTime())
  return { number: seen.size, oldest: moments.length === 0 ? null : new Date(Math.min(...moments)) }
}

/** Of an order that needs somebody: since the refund was made, the mail should have come, or the money is there. */
type Trouble = { orderId: number; since: Date }

async function findTroubles(reader: Reader, now: Date): Promise<Trouble[]> {
  const paidBefore = new Date(now.getTime() - longestWaitMs)
  const found = await reader.rows(inTrouble, { paidBefore })
  return [...found, ...(await ordersOfGivenUpMails(reader))]
}

export type OrderCounts = { toSend: number; waiting: number; inTrouble: number }

/** STAFF-33: how many wait, up to ten thousand of each. */
export async function countOrders(
  reader: Reader,
  { siteIds, now }: { siteIds: readonly number[]; now: Date },
): Promise<OrderCounts> {
  const orderIds = await findOrdersInTrouble(reader, now)
  const [counted] = await reader.rows(counts, { siteIds, orderIds })
  return counted ?? { toSend: 0, waiting: 0, inTrouble: 0 }
}

const byNumber = statement<
  { orderId: number | null; series: string | null; number: number | null; parcel: string },
  { orderId: number }
>(
  'orders-find-by-number',
  `
    select order_id "orderId" from shop_order where order_id = :orderId
    union select order_id from invoice where series = :series and number = :number
    union select order_id from (select order_id from order_parcel where parcel_number = :parcel limit 100) parcel`,
)

const inTrouble = statement<{ paidBefore: Date }, Trouble>(
  'orders-in-trouble',
  `
    select order_id "orderId", made_at since from (
      select order_id, made_at from refund where state <> 'paid' and state = 'refused' order by made_at desc limit 500) refused
    union all select order_id, paid_at from (
      select order_id, paid_at from shop_order where status in ('paid', 'processing') and paid_at < :paidBefore
      order by ordered_at, order_id limit 500) late`,
)

const counts = statement<{ siteIds: readonly number[]; orderIds: readonly number[] }, OrderCounts>(
  'orders-count-for-staff',
  `
    select
      (select count(*)::int from (
        select from shop_order where status in ('paid', 'processing') and site_id = any(:siteIds) limit 10000) o) "toSend",
      (select count(*)::int from (
        select from shop_order where status = 'open' and site_id = any(:siteIds) limit 10000) o) waiting,
      (select count(*)::int from shop_order where order_id = any(:orderIds) and site_id = any(:siteIds)) "inTrouble"`,
)
