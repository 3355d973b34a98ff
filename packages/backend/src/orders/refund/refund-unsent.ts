import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import type { Transaction } from '../../database/index.ts'
import { callOffPieces } from '../shipment/call-off-pieces.ts'
import { readLinesToSend } from '../shipment/read-picking.ts'
import { type MadeRefund, makeRefund, type RefundProblem } from './make-refund.ts'
import { readRefundable } from './read-refunds.ts'
import type { RefundLimit } from './refund-limit.ts'

type Unsent = { orderId: number; siteId: number; limit?: RefundLimit; by: string }

/**
 * Of an order of which something was sent, the rest is paid back and called off, gifts too; then the order is sent
 * (WITHDRAWAL-6). Null when nothing was paid for the rest. The caller holds the order's row.
 */
export async function refundUnsent(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { orderId, siteId, limit, by }: Unsent,
): Promise<Result<MadeRefund | null, RefundProblem>> {
  const left = await readRefundable(transaction, { orderId, siteIds: [siteId] })
  if (!left) return refusal('not-paid')
  const lines = left.lines.flatMap(({ lineNumber, quantity, unsent }) => {
    const pieces = Math.min(quantity, unsent)
    return pieces > 0 ? { lineNumber, quantity: pieces } : []
  })
  const refund = await makeRefund(context, transaction, {
    orderId,
    request: { lines, costsCents: 0 },
    reason: 'withdrawal',
    restock: true,
    by,
    ...(limit && { limit }),
  })
  if (!refund.ok && refund.reason !== 'nothing-to-credit') return refund
  await callOffRest(context, transaction, { orderId, siteId, by })
  return success(refund.ok ? refund.value : null)
}

/** What cost nothing has no money to give back. */
async function callOffRest(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  order: Pick<Unsent, 'orderId' | 'siteId' | 'by'>,
): Promise<void> {
  const unsent = (await readLinesToSend(transaction, [order.orderId])).filter(({ left }) => left > 0)
  if (unsent.length === 0) return
  const lines = unsent.map(({ lineNumber, left: quantity }) => ({ lineNumber, quantity }))
  const off = await callOffPieces(context, transaction, { ...order, lines })
  if (!off.ok) throw new Error(`Order ${order.orderId} has sent its pieces meanwhile`)
}
