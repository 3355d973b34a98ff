import type { Transaction } from '../database/index.ts'
import { queueMail } from '../mail/index.ts'
import type { OrderRow } from './order-row.ts'

/** ORDERS-8: exactly one confirmation per order, whoever asks for it and however often. */
export async function queueConfirmation(
  transaction: Transaction,
  order: Pick<OrderRow, 'orderId' | 'siteId' | 'languageId' | 'billing'>,
  now: Date,
): Promise<void> {
  const mail = {
    kind: 'order-confirmation' as const,
    causeKey: `order-confirmation:${order.orderId}`,
    siteId: order.siteId,
    languageId: order.languageId,
    toAddress: order.billing.emailAddress,
    facts: { orderId: order.orderId },
  }
  await queueMail(transaction, mail, now)
}
