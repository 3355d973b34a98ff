import { deliveryDates, type WorkingDays } from '@haverhof/domain/delivery'
import { statement, type Transaction } from '../../database/index.ts'
import type { DeliveryRecord } from '../records.ts'
import { regionCodeSql } from '../store/order-row.ts'

type Paid = { orderId: number; deliveryDays: WorkingDays; now: Date }

/**
 * What was collected slowly comes later than was promised when it was
 * ordered: before the confirmation is written, the promise is made anew (REPEAT-38). The
 * caller holds the order's row.
 */
export async function promiseAnew(
  { rows }: Transaction,
  { orderId, deliveryDays, now }: Paid,
): Promise<void> {
  const [order] = await rows(read, { orderId })
  if (!order?.delivery.date) return
  const { date, wishes } = order.delivery
  const { first: from, last: until } = deliveryDates(now, deliveryDays, order.regionCode)
  if (date.until >= until) return
  const delivery = {
    ...order.delivery,
    date: { ...date, from, until },
    ...(wishes && { wishes: { ...wishes, day: null } }),
  }
  await rows(write, { orderId, delivery })
}

const read = statement<{ orderId: number }, { delivery: DeliveryRecord; regionCode: string }>(
  'orders-promised',
  `
    select delivery, coalesce(${regionCodeSql('shipping_address')}, ${regionCodeSql(`billing->'address'`)}, '') "regionCode"
    from shop_order where order_id = :orderId`,
)

const write = statement<{ orderId: number; delivery: DeliveryRecord }>(
  'orders-promise-anew',
  'update shop_order set delivery = :delivery where order_id = :orderId',
)
