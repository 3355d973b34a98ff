import type { AppContext } from '../../app-context.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { failCollection } from '../../payments/index.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { OrderRow } from '../store/order-row.ts'
import type { PaymentRow } from '../store/payment-row.ts'

type Collected = Pick<PaymentRow, 'orderId' | 'paymentId'>

/** The provider will not even try: the mandate counts no more (REPEAT-12). */
export async function refuseCollection(
  context: AppContext,
  { orderId, paymentId }: Collected,
): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    const failed = await failCollection(transaction, { paymentId, now: context.now() })
    if (order && failed) await tellFailed(context, transaction, order, paymentId)
  })
}

/** The money did not come; who placed the order decides what follows (REPEAT-12). The caller holds the order's row. */
export async function tellFailed(
  { orderHooks, now }: Pick<AppContext, 'orderHooks' | 'now'>,
  transaction: Transaction,
  { orderId, orderKey, cartId, status }: OrderRow,
  paymentId: string,
): Promise<void> {
  if (status !== 'open') return
  await orderHooks.onCollectionFailed(transaction, { orderId, orderKey, cartId, paymentId, now: now() })
  await addJob(transaction, 'send-mail', {})
}
