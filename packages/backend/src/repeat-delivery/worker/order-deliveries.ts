import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { workOff } from '../../jobs/index.ts'
import { isEndingSql, isUnpaidSql, repeatSql } from '../store/repeat-row.ts'
import { todays } from '../store/today.ts'
import { moveUnpaid } from './move-unpaid.ts'
import { orderDelivery, type TakenDelivery } from './order-delivery.ts'
import { takeDay } from './take-day.ts'

const perBatch = 100

/**
 * What is due is ordered, in two steps that a crash may come between: a day is taken, with a filled cart, and what was
 * taken is ordered (REPEAT-11). Any number of workers do this at the same time.
 */
export async function orderDeliveries(context: AppContext): Promise<void> {
  const { rows } = context.database
  const query = { ...(await todays(context)), perBatch }
  const unpaid = await rows(findUnpaid, query)
  await each(context, unpaid, ({ repeatDeliveryId }) => moveUnpaid(context, repeatDeliveryId))
  const due = await rows(findDue, query)
  await each(context, due, ({ repeatDeliveryId }) => takeDay(context, repeatDeliveryId))
  const taken = await rows(findTaken, { perBatch })
  await each(context, taken, (delivery) => orderDelivery(context, delivery))
}

/** What fails for one does not keep the others waiting (REPEAT-20). */
async function each<Item extends { repeatDeliveryId: number }>(
  context: AppContext,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  await workOff(context, items, work, ({ repeatDeliveryId }) => ({
    details: { repeatDeliveryId },
    text: 'a delivery could not be ordered',
  }))
}

type DueQuery = { siteIds: readonly number[]; todays: readonly string[]; perBatch: number }

// While an order waits for its money, no other is placed: its day moves (REPEAT-50).
const findUnpaid = statement<DueQuery, { repeatDeliveryId: number }>(
  'repeat-to-move',
  `
    select r.repeat_delivery_id "repeatDeliveryId" from repeat_delivery r
    join unnest(:siteIds::int[], :todays::date[]) site(site_id, today) on site.site_id = r.site_id
    where r.state = 'active' and r.order_on <= site.today and ${isUnpaidSql('r.repeat_delivery_id')}
    order by r.order_on, r.repeat_delivery_id limit :perBatch`,
)

const findDue = statement<DueQuery, { repeatDeliveryId: number }>(
  'repeat-to-order',
  `
    select r.repeat_delivery_id "repeatDeliveryId" from ${repeatSql}
    join unnest(:siteIds::int[], :todays::date[]) site(site_id, today) on site.site_id = r.site_id
    where r.state = 'active' and r.order_on <= site.today and r.announced_day = r.day
      and not ${isUnpaidSql('r.repeat_delivery_id')} and not ${isEndingSql('site.today')} and not exists (
        select from repeat_delivery_order d where d.repeat_delivery_id = r.repeat_delivery_id and d.state = 'taken')
    order by r.order_on, r.repeat_delivery_id limit :perBatch`,
)

const findTaken = statement<{ perBatch: number }, TakenDelivery>(
  'repeat-taken',
  `
    select repeat_delivery_id "repeatDeliveryId", planned_on "plannedOn", day, cart_id "cartId",
      announced_cents "announcedCents"
    from repeat_delivery_order where state = 'taken' order by taken_at limit :perBatch`,
)
