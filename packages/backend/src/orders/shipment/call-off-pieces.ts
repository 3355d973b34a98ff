import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { changeStock, lockStock } from '../../catalogue/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { announceEvents } from '../../webhooks/index.ts'
import { withholdBlocked } from '../stock/withhold-blocked.ts'
import { readLinesToSend } from './read-picking.ts'

export type CallingOff = {
  orderId: number
  siteId: number
  lines: readonly { lineNumber: number; quantity: number }[]
  by: string
}

/**
 * Pieces of a paid order that will not be sent are free to sell again (SHIPMENTS-4). When nothing is left to send and something was
 * sent, the order is sent. The caller holds the order's row.
 */
export async function callOffPieces(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { orderId, siteId, lines, by }: CallingOff,
): Promise<Result<null, 'more-than-unsent'>> {
  const now = clock()
  const unsent = await readLinesToSend(transaction, [orderId])
  const off = lines.flatMap(({ lineNumber, quantity }) => {
    const line = unsent.find((each) => each.lineNumber === lineNumber)
    return line && quantity <= line.left ? [{ ...line, quantity }] : []
  })
  if (off.length < lines.length) return refusal('more-than-unsent')
  await transaction.rows(write, {
    orderId,
    lineNumbers: off.map(({ lineNumber }) => lineNumber),
    quantities: off.map(({ quantity }) => quantity),
  })
  await giveBack(transaction, { orderId, off, by, now })
  const left =
    unsent.reduce((sum, line) => sum + line.left, 0) - off.reduce((sum, line) => sum + line.quantity, 0)
  const [closed] = left === 0 ? await transaction.rows(finish, { orderId, now }) : []
  if (closed) await announceEvents(transaction, { type: 'order.sent', subjectIds: [orderId], siteId, now })
  return success(null)
}

type Giving = {
  orderId: number
  off: readonly { variantId: number; quantity: number }[]
  by: string
  now: Date
}

async function giveBack(transaction: Transaction, { orderId, off, by, now }: Giving): Promise<void> {
  await lockStock(
    transaction,
    off.map(({ variantId }) => variantId),
  )
  const moves = off.map(({ variantId, quantity }) => ({ variantId, change: quantity }))
  const stocks = await changeStock(transaction, { moves, reason: 'called-off', orderId, by, now })
  await withholdBlocked(transaction, { stocks, by, now })
  await addJob(transaction, 'tell-stock-alerts', {})
}

const write = statement<{
  orderId: number
  lineNumbers: readonly number[]
  quantities: readonly number[]
}>(
  'shipments-call-off',
  `
    update order_line l set called_off = l.called_off + off.quantity
    from unnest(:lineNumbers::int[], :quantities::int[]) off (line_number, quantity)
    where l.order_id = :orderId and l.line_number = off.line_number`,
)

const finish = statement<{ orderId: number; now: Date }, { orderId: number }>(
  'shipments-finish',
  `
    with sent as (
      update shop_order set status = 'sent', sent_at = :now
      where order_id = :orderId and status = 'processing'
        and exists (select from shipment s where s.order_id = :orderId) returning order_id)
    insert into order_event (order_id, at, from_status, to_status, reason)
    select order_id, :now, 'processing', 'sent', 'the rest was called off' from sent
    returning order_id "orderId"`,
)
