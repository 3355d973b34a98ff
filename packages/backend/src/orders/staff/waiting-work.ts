import { DAY, HOUR } from '@haverhof/domain/shared'
import { type Database, statement } from '../../database/index.ts'

/** How many wait, up to a thousand, and since when the oldest does. */
export type Waiting = { number: number; oldest: Date | null }

type OrderWork = 'to-send' | 'waiting-for-money' | 'refunds-owed' | 'refunds-refused' | 'withdrawals'

type Sites = { orders: readonly number[]; payments: readonly number[]; withdrawals: readonly number[] }

/** By then most have arrived, so a customer may ask. */
const patienceForTransferMs = 3 * DAY
/** The provider is asked every minute: what is owed for longer has a reason. */
const patienceForRefundMs = HOUR

/** The waiting work at the orders of these sites, in one statement (TODAY-1). */
export async function readOrderWork(
  { rows }: Pick<Database, 'rows'>,
  { sites, now }: { sites: Sites; now: Date },
): Promise<Map<OrderWork, Waiting>> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const workRows = await rows(read, {
    ...sites,
    orderedBefore: before(patienceForTransferMs),
    madeBefore: before(patienceForRefundMs),
  })
  return new Map(workRows.map(({ work, number, oldest }) => [work, { number, oldest }]))
}

const atMost = 'limit 1000'
const counted = (work: OrderWork, rows: string) =>
  `select '${work}' "work", count(*)::int "number", min(at) oldest from (${rows}) waiting`
const toSend = (status: string) => `
  (select paid_at at from shop_order
  where status = '${status}' and site_id = any(:orders) order by ordered_at, order_id ${atMost})`
const refunds = (which: string) => `
  select r.made_at at from refund r join shop_order o using (order_id)
  where r.state <> 'paid' and ${which} and o.site_id = any(:payments) order by r.made_at ${atMost}`

// Each of them finds its oldest rows by an index of those that wait, however many orders there are.
const read = statement<
  Sites & { orderedBefore: Date; madeBefore: Date },
  { work: OrderWork; number: number; oldest: Date | null }
>(
  'orders-waiting-work',
  `
    ${counted('to-send', `${toSend('paid')} union all ${toSend('processing')}`)}
    union all ${counted(
      'waiting-for-money',
      `select ordered_at at from shop_order where status = 'open' and payment_method_id = 'banktransfer'
        and ordered_at < :orderedBefore and site_id = any(:payments) ${atMost}`,
    )}
    union all ${counted('refunds-owed', refunds(`r.state = 'owed' and r.made_at < :madeBefore`))}
    union all ${counted('refunds-refused', refunds(`r.state = 'refused'`))}
    union all ${counted(
      'withdrawals',
      `select received_at at from withdrawal where state = 'waiting' and site_id = any(:withdrawals) ${atMost}`,
    )}`,
)
