import { invoicePlace } from '@haverhof/domain/orders'
import { DAY } from '@haverhof/domain/shared'
import { type Database, statement } from '../../database/index.ts'
import { ordersOfGivenUpMails } from '../../mail/index.ts'
import type { Waiting } from './waiting-work.ts'
import { toSendSql } from '../to-send-sql.ts'

type Reader = Pick<Database, 'rows'>

const largestNumber = 2_147_483_647

/** The order, its invoice or a parcel has this number (STAFF-30). */
export async function findOrdersByNumber({ rows }: Reader, typed: string): Promise<number[]> {
  const number = /^#?(\d{1,10})$/.exec(typed)?.[1]
  const orderId = number && Number(number) <= largestNumber ? Number(number) : null
  const invoice = invoicePlace(typed.toUpperCase())
  const values = { orderId, series: invoice?.series ?? null, number: invoice?.number ?? null, parcel: typed }
  return (await rows(byNumber, values)).map((row) => row.orderId)
}

const longestWaitMs = 3 * DAY

/** Why an order needs attention (STAFF-56). */
export const troubleCauses = ['charged-back', 'refund-refused', 'mail-given-up', 'unsent'] as const
type TroubleCause = (typeof troubleCauses)[number]

type OrdersScope = { siteIds: readonly number[]; now: Date }

/** The orders of these sites that need attention, each with the reasons (STAFF-56). */
export async function findOrdersInTrouble(
  reader: Reader,
  query: OrdersScope,
): Promise<Map<number, TroubleCause[]>> {
  const troublesOf = Map.groupBy(await findTroubles(reader, query), ({ orderId }) => orderId)
  return new Map(
    [...troublesOf].map(([orderId, troubles]) => [
      orderId,
      troubleCauses.filter((cause) => troubles.some((trouble) => trouble.cause === cause)),
    ]),
  )
}

/** How many orders of these sites are in trouble, and since when the first of them is (TODAY-1). */
export async function readTrouble(reader: Reader, query: OrdersScope): Promise<Waiting> {
  const troubles = await findTroubles(reader, query)
  const moments = troubles.map(({ since }) => since.getTime())
  return {
    number: new Set(troubles.map(({ orderId }) => orderId)).size,
    oldest: moments.length === 0 ? null : new Date(Math.min(...moments)),
  }
}

/** Since the refund was made, the mail should have come, the money is there, or the bank took it back. */
type Trouble = { orderId: number; since: Date; cause: TroubleCause }

/** At most 500 of each cause, of these sites alone: what is wrong at a large one hides nothing of a small one. */
async function findTroubles(reader: Reader, { siteIds, now }: OrdersScope): Promise<Trouble[]> {
  const paidBefore = new Date(now.getTime() - longestWaitMs)
  const troubles = await reader.rows(inTrouble, { siteIds, paidBefore })
  const mails = await ordersOfGivenUpMails(reader, { siteIds })
  return [...troubles, ...mails.map((mail) => ({ ...mail, cause: 'mail-given-up' as const }))]
}

export type OrderCounts = { toSend: number; waiting: number; inTrouble: number }

/** How many wait, up to ten thousand of each (STAFF-33). */
export async function countOrders(reader: Reader, query: OrdersScope): Promise<OrderCounts> {
  const { siteIds } = query
  const orderIds = [...(await findOrdersInTrouble(reader, query)).keys()]
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

const inTrouble = statement<{ siteIds: readonly number[]; paidBefore: Date }, Trouble>(
  'orders-in-trouble',
  `
    select order_id "orderId", since, cause from (
      select r.order_id, r.made_at since, 'refund-refused' cause from refund r join shop_order o using (order_id)
      where r.state <> 'paid' and r.state = 'refused' and o.site_id = any(:siteIds) order by r.made_at desc limit 500) refused
    union all select order_id, since, cause from (
      select order_id, paid_at since, 'unsent' cause from shop_order
      where status in ${toSendSql} and paid_at < :paidBefore and site_id = any(:siteIds)
      order by ordered_at, order_id limit 500) late
    union all select order_id, since, cause from (
      select p.order_id, p.since, 'charged-back' cause from charged_back_payment p join shop_order o using (order_id)
      where o.site_id = any(:siteIds)
        and not exists (select from order_note n where n.order_id = p.order_id and n.at >= p.since)
        and not exists (select from order_event e where e.order_id = p.order_id and e.to_status = 'cancelled' and e.at >= p.since)
      order by p.since desc limit 500) taken_back`,
)

const counts = statement<{ siteIds: readonly number[]; orderIds: readonly number[] }, OrderCounts>(
  'orders-count-for-staff',
  `
    select
      (select count(*)::int from (
        select from shop_order where status in ${toSendSql} and site_id = any(:siteIds) limit 10000) o) "toSend",
      (select count(*)::int from (
        select from shop_order where status = 'open' and site_id = any(:siteIds) limit 10000) o) waiting,
      (select count(*)::int from shop_order where order_id = any(:orderIds) and site_id = any(:siteIds)) "inTrouble"`,
)
