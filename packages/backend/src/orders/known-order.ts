import type { SitePair } from '@haverhof/domain/sites'
import { isWaiting } from '@haverhof/domain/payments'
import type { Database } from '../database/index.ts'
import { type OrderRow, orderColumns } from './order-row.ts'
import { type PaymentRow, paymentColumns } from './payment-row.ts'
import { keyMismatch } from './refusals.ts'

type Question = {
  /** Known when this call has just made it. */
  orderId: number | null
  cartId: string
  scope: SitePair
  idempotencyKey: string
  requestHash: string
}

export type KnownOrder = OrderRow & {
  /** The payment that is under way, if one is. */
  payment: PaymentRow | null
  isNew: boolean
}

/** ORDERS-2: the order of a cart, for the first call and for every repetition. */
export async function knownOrder(
  { rows }: Pick<Database, 'rows'>,
  { orderId, cartId, scope, idempotencyKey, requestHash }: Question,
): Promise<KnownOrder | null> {
  const [row] = await rows<OrderRow & { idempotencyKey: string; payment: PaymentRow | null }>(find, [
    orderId,
    cartId,
    scope.siteId,
  ])
  if (!row) return null
  const { payment, ...order } = row
  if (row.idempotencyKey === idempotencyKey && row.requestHash !== requestHash) throw keyMismatch()
  const isPayable = order.status === 'open' && payment !== null && isWaiting(payment.status)
  return { ...order, payment: isPayable ? payment : null, isNew: orderId !== null }
}

const find = {
  name: 'orders-known',
  text: `
    select ${orderColumns}, o.idempotency_key "idempotencyKey",
      (select to_json(latest) from (
        select ${paymentColumns} from payment p where p.order_id = o.order_id
        order by p.created_at desc, p.payment_id limit 1) latest) payment
    from shop_order o join site s using (site_id)
    where case when $1::int is null then o.cart_id = $2 else o.order_id = $1 end and o.site_id = $3`,
}
