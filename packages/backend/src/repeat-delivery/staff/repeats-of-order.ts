import type { RepeatState } from '@haverhof/domain/repeat-delivery'
import { type Database, statement } from '../../database/index.ts'

/** What an order has to do with a repeat delivery: its first delivery, or one after it. */
export type RepeatOfOrder = {
  repeatDeliveryId: number
  state: RepeatState
  userId: string
  /** 1 is the order that it began with. */
  delivery: number
  /** The day that its customer was told; null for the first. */
  day: string | null
  at: Date
}

/** Those that began with an order, one for each interval, or the one that it was made by (REPEAT-23). */
export function repeatsOfOrder({ rows }: Pick<Database, 'rows'>, orderId: number): Promise<RepeatOfOrder[]> {
  return rows(read, { orderId })
}

const read = statement<{ orderId: number }, RepeatOfOrder>(
  'repeat-of-order',
  `
    select repeat_delivery_id "repeatDeliveryId", state, user_id "userId", 1 delivery, null::date "day", begun_at at
    from repeat_delivery where first_order_id = :orderId
    union all
    select d.repeat_delivery_id, r.state, r.user_id, 1 + (
      select count(*)::int from repeat_delivery_order e
      where e.repeat_delivery_id = d.repeat_delivery_id and e.order_id is not null and e.planned_on <= d.planned_on),
      d.day, d.taken_at
    from repeat_delivery_order d join repeat_delivery r using (repeat_delivery_id) where d.order_id = :orderId
    order by 1`,
)
