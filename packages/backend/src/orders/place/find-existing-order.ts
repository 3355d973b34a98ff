import { isWaiting } from '@haverhof/domain/payments'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import { type CartCall, type CartOwner, ownerValues } from '../../cart/index.ts'
import { type OrderRow, orderColumns } from '../store/order-row.ts'
import { type PaymentRow, paymentColumns } from '../store/payment-row.ts'
import type { PayableOrder, PayablePayment } from '../payment/start-payment.ts'
import { type Database, statement } from '../../database/index.ts'

type ExistingOrderQuery = Omit<CartCall, 'clientIp'> & { idempotencyKey: string; requestHash: string }

/** All that the answer to a placed order and the start of its payment need. */
export type ExistingOrder = PayableOrder &
  Pick<OrderRow, 'status' | 'totalCents' | 'dueCents'> & {
    /** The payment that is under way, if one is. */
    payment: PayablePayment | null
  }

/** The order of a cart, for every call after the first (ORDERS-2). */
export async function findExistingOrder(
  { rows }: Pick<Database, 'rows'>,
  question: ExistingOrderQuery,
): Promise<Result<ExistingOrder | null, 'idempotency-mismatch'>> {
  const [row] = await rows(find, ownerValues(question))
  if (!row) return success(null)
  const { payment, ...order } = row
  if (row.idempotencyKey === question.idempotencyKey && row.requestHash !== question.requestHash) {
    return refusal('idempotency-mismatch')
  }
  const isPayable = order.status === 'open' && payment !== null && isWaiting(payment.status)
  return success({ ...order, payment: isPayable ? payment : null })
}

const find = statement<CartOwner, OrderRow & { idempotencyKey: string | null; payment: PaymentRow | null }>(
  'orders-known',
  `
    select ${orderColumns}, o.idempotency_key "idempotencyKey",
      (select to_json(latest) from (
        select ${paymentColumns} from payment p where p.order_id = o.order_id
        order by p.created_at desc, p.payment_id limit 1) latest) payment
    from shop_order o join site s using (site_id) join cart c using (cart_id)
    where o.cart_id = :cartId and o.site_id = :siteId and (c.account_id is null or c.account_id = :customerId)`,
)
