import type { Credited } from '@haverhof/domain/orders'
import type { AppContext } from '../../app-context.ts'
import { lockStock } from '../../catalogue/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { cancelOrder } from '../cancel/cancel-order.ts'
import { callOffPieces } from '../shipment/call-off-pieces.ts'
import { returnPieces } from '../stock/return-pieces.ts'
import { leftOfLineSql } from '../stock/unsent-sql.ts'
import type { OrderRow } from '../store/order-row.ts'

type Decided = { credited: Credited; restock: boolean; by: string }

type LineInHouse = { lineNumber: number; variantId: number; left: number; lotId: number | null }

/**
 * Pieces that are still in the house are called off first: they are not shipped, and are free to sell (REFUNDS-13). Of those
 * that were sent, what can be sold again goes back to stock, to the lot it came from when that is certain.
 */
export async function takeBackGoods(
  context: Pick<AppContext, 'now'>,
  transaction: Transaction,
  order: OrderRow,
  { credited, restock, by }: Decided,
): Promise<void> {
  const pieces = credited.lines.filter(({ quantity }) => quantity > 0)
  if (pieces.length === 0) return
  const { orderId } = order
  const isInHouse = order.status === 'paid' || order.status === 'processing'
  const lines = await transaction.rows(readLines, { orderId })
  const back = lines.flatMap((line) => {
    const own = pieces.filter(({ lineNumber }) => lineNumber === line.lineNumber)
    const quantity = own.reduce((sum, piece) => sum + piece.quantity, 0)
    const unsent = isInHouse ? Math.min(quantity, line.left) : 0
    return quantity > 0 ? { ...line, unsent, sent: quantity - unsent } : []
  })
  // One statement for cancelled and returned packs: every transaction locks packs in one order, so no deadlock.
  await lockStock(
    transaction,
    back.map(({ variantId }) => variantId),
  )
  const unsent = back.filter((line) => line.unsent > 0)
  if (unsent.length > 0) {
    const called = unsent.map(({ lineNumber, unsent: quantity }) => ({ lineNumber, quantity }))
    const off = await callOffPieces(context, transaction, {
      orderId,
      siteId: order.siteId,
      lines: called,
      by,
    })
    if (!off.ok) throw new Error(`Order ${orderId} has sent its pieces meanwhile`)
    await cancelWhenEmpty(transaction, order, context.now())
  }
  if (!restock) return
  const returned = back.flatMap(({ variantId, lotId, sent: quantity }) =>
    quantity > 0 ? { variantId, lotId, quantity } : [],
  )
  await returnPieces(transaction, { orderId, pieces: returned, by, now: context.now() })
}

/** An order of which nothing was sent, and nothing is left to send, has ended (REFUNDS-15). */
async function cancelWhenEmpty(transaction: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { orderId, status: from } = order
  const [left] = await transaction.rows(readLeft, { orderId })
  if (left?.isEmpty)
    await cancelOrder(transaction, { orderId, from, reason: 'refunded before it was sent', now })
}

// Stock is locked in the order of the packs, as everywhere.
const readLines = statement<{ orderId: number }, LineInHouse>(
  'refunds-lines',
  `
    select l.line_number "lineNumber", l.variant_id "variantId", ${leftOfLineSql('l')} "left",
      (select min(k.lot_id) from order_line_lot k where k.order_id = l.order_id and k.line_number = l.line_number
        having count(distinct k.lot_id) = 1) "lotId"
    from order_line l where l.order_id = :orderId order by l.variant_id, l.line_number`,
)

const readLeft = statement<{ orderId: number }, { isEmpty: boolean }>(
  'refunds-left-to-send',
  `
    select not exists (select from shipment where order_id = :orderId)
      and sum(${leftOfLineSql('l')}) = 0 "isEmpty"
    from order_line l where l.order_id = :orderId and not l.is_free`,
)
