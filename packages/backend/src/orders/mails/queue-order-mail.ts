import type { ReasonForReader } from '@haverhof/domain/shared'
import type { Transaction } from '../../database/index.ts'
import { queueMail } from '../../mail/index.ts'
import type { OrderRow } from '../store/order-row.ts'

/** Exactly one confirmation per order, however often it is asked for: queueing it is idempotent (ORDERS-8). */
export async function queueConfirmation(
  transaction: Transaction,
  order: Pick<OrderRow, 'orderId' | 'siteId' | 'languageId' | 'billing'>,
  now: Date,
): Promise<void> {
  await queueOrderMail(transaction, { order, kind: 'order-confirmation', now })
}

type OrderMail = {
  order: Pick<OrderRow, 'orderId' | 'siteId' | 'languageId' | 'billing'>
  kind: 'order-confirmation' | 'order-cancelled'
  /** Staff cancelled it. */
  isByShop?: true
  /** The reason in the language of the order (REASONS-2). */
  why?: ReasonForReader
  now: Date
}

/** What happened to an order is told to the mailbox of its bill, in its language, once. */
export async function queueOrderMail(
  transaction: Transaction,
  { order, kind, isByShop, why, now }: OrderMail,
): Promise<void> {
  const { orderId, siteId, languageId, billing } = order
  const cause = { kind, causeKey: `${kind}:${orderId}` }
  const mail = {
    ...cause,
    siteId,
    languageId,
    toAddress: billing.emailAddress,
    facts: { orderId, ...(isByShop && { isByShop }), ...(why && { why }) },
  }
  await queueMail(transaction, mail, now)
}
