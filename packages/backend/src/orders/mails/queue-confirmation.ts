import type { Transaction } from '../../database/index.ts'
import type { OrderRow } from '../store/order-row.ts'
import { queueOrderMail } from './queue-order-mail.ts'

/** ORDERS-8: exactly one confirmation per order, however often it is asked for: queueing it is idempotent. */
export async function queueConfirmation(
  transaction: Transaction,
  order: Pick<OrderRow, 'orderId' | 'siteId' | 'languageId' | 'billing'>,
  now: Date,
): Promise<void> {
  await queueOrderMail(transaction, { order, kind: 'order-confirmation', now })
}
