import { type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import type { Transaction } from '../database/index.ts'
import { makeRefund, type MadeRefund, readRefundable, type RefundProblem } from '../orders/index.ts'
import type { LockedReturn, ReturnChange } from './return-change.ts'

/**
 * The money of a return: what was paid for its pieces, and of the costs what is asked for (RETURNS-9). What went back before
 * does not go back again; null when nothing is left.
 */
export async function refundReturn(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  locked: LockedReturn,
  { refund = { restock: false, costsCents: 0 }, limit, by }: ReturnChange,
): Promise<Result<MadeRefund | null, RefundProblem>> {
  const { orderId, lineNumber, siteId, isWithdrawal } = locked
  const left = await readRefundable(transaction, { orderId, siteIds: [siteId] })
  const line = left?.lines.find((each) => each.lineNumber === lineNumber)
  const quantity = Math.min(locked.quantity, line?.quantity ?? 0)
  const { restock, costsCents } = refund
  const result = await makeRefund(context, transaction, {
    orderId,
    request: { lines: quantity > 0 ? [{ lineNumber, quantity }] : [], costsCents },
    reason: isWithdrawal ? 'withdrawal' : 'return',
    restock,
    by,
    ...(limit && { limit }),
  })
  if (!result.ok && result.reason === 'nothing-to-credit') return success(null)
  return result
}
