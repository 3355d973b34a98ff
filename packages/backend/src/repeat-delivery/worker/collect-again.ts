import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { workOff } from '../../jobs/index.ts'
import { collectOrder } from '../../orders/index.ts'
import { readMandate } from '../../payments/index.ts'
import { collectingMandateSql, isEndingSql, repeatSql } from '../store/repeat-row.ts'
import { todays } from '../store/today.ts'

const perBatch = 100

type Due = {
  repeatDeliveryId: number
  orderId: number | null
  cartId: string
  retryOn: string | null
  mandateId: number | null
  failures: number
}

/**
 * Collections that are to be tried: again after a failure, and for the first time when the provider did not answer at once
 * (REPEAT-12). Each try is one payment, whatever crashes: an order has one more than have failed. While a declaration waits
 * that may end the delivery or withdraws from the order, nothing new is collected (WITHDRAWAL-8, ENDING-7).
 */
export async function collectAgain(context: AppContext): Promise<void> {
  const { rows } = context.database
  const due = await rows(findDue, { ...(await todays(context)), perBatch })
  await each(context, due, (delivery) => collect(context, delivery))
  const orphaned = await rows(findOrphaned, { now: context.now(), perBatch })
  await each(context, orphaned, (collection) => goOn(context, collection))
}

/** What fails for one does not keep the others waiting (REPEAT-20). */
async function each<Item extends { orderId: number | null }>(
  context: AppContext,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  await workOff(context, items, work, ({ orderId }) => ({
    details: { orderId },
    text: 'an order could not be collected',
  }))
}

async function collect(context: AppContext, due: Due): Promise<void> {
  const { orderId, mandateId, failures, cartId, retryOn } = due
  if (orderId === null) return
  const mandate = mandateId === null ? null : await readMandate(context.database, mandateId)
  const isUnderWay =
    !mandate || (await collectOrder(context, { orderId, mandate, mostPayments: failures + 1 }))
  if (isUnderWay) await context.database.rows(keepCollected, { cartId, retryOn, failures })
}

type Orphaned = { orderId: number; mandateId: number | null }

/**
 * The account is gone, and the provider has not answered whether
 * it collects: it is asked until it does, and for nothing new (REPEAT-74).
 */
async function goOn(context: AppContext, { orderId, mandateId }: Orphaned): Promise<void> {
  const mandate = mandateId === null ? null : await readMandate(context.database, mandateId)
  if (mandate) await collectOrder(context, { orderId, mandate, mostPayments: 0 })
}

type DueQuery = { siteIds: readonly number[]; todays: readonly string[]; perBatch: number }

const findDue = statement<DueQuery, Due>(
  'repeat-to-collect',
  `
    select d.repeat_delivery_id "repeatDeliveryId", d.order_id "orderId", d.cart_id "cartId", d.retry_on "retryOn",
      d.failures, coalesce(r.mandate_id, ${collectingMandateSql('d.order_id')}) "mandateId"
    from repeat_delivery_order d join (${repeatSql}) on r.repeat_delivery_id = d.repeat_delivery_id
    join unnest(:siteIds::int[], :todays::date[]) site(site_id, today) on site.site_id = r.site_id
    where d.state = 'collecting' and d.retry_on <= site.today and not ${isEndingSql('site.today')}
    order by d.retry_on, d.order_id limit :perBatch`,
)

const findOrphaned = statement<{ now: Date; perBatch: number }, Orphaned>(
  'repeat-orphaned-collections',
  `
    select p.order_id "orderId", p.mandate_id "mandateId" from open_collection p join open_order o using (order_id)
    where p.is_unsent and (p.starting_until is null or p.starting_until < :now::timestamptz) and not exists (select from repeat_delivery_order d where d.cart_id = o.cart_id)
    order by p.created_at limit :perBatch`,
)

const keepCollected = statement<Pick<Due, 'cartId' | 'retryOn' | 'failures'>>(
  'repeat-collected',
  `
    update repeat_delivery_order set retry_on = null
    where cart_id = :cartId and retry_on = :retryOn::date and failures = :failures`,
)
