import type { Transaction } from '../../database/index.ts'
import { queueMail } from '../../mail/index.ts'
import type { OrderRow } from '../store/order-row.ts'

type OrderMail = {
  order: Pick<OrderRow, 'orderId' | 'siteId' | 'languageId' | 'billing'>
  kind: 'order-confirmation' | 'order-sent' | 'order-cancelled'
  now: Date
}

/** What happened to an order is told to the mailbox of its bill, in its language, once. */
export async function queueOrderMail(
  transaction: Transaction,
  { order, kind, now }: OrderMail,
): Promise<void> {
  const { orderId, siteId, languageId, billing } = order
  const cause = { kind, causeKey: `${kind}:${orderId}` }
  const mail = { ...cause, siteId, languageId, toAddress: billing.emailAddress, facts: { orderId } }
  await queueMail(transaction, mail, now)
}
