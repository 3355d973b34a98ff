import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { lockStock, setCountedStock } from '../../catalogue/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'

export type StockCount = {
  variantId: number
  /** Pieces in the warehouse: also those of orders that are not sent yet. */
  counted: number
  reason: string
  by: string
}

type CountRefusal = 'no-such-pack' | 'fewer-than-reserved'

/**
 * STOCK-4: what is in the warehouse was counted. Free to sell is what no order that is not sent has taken; fewer pieces than
 * those are somebody's decision about an order, not a count. Gives what is free to sell.
 */
export async function countStock(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { variantId, counted, reason, by }: StockCount,
): Promise<Result<number, CountRefusal>> {
  // From here on no order takes a piece: what is reserved stays as it is read.
  const before = (await lockStock(transaction, [variantId])).get(variantId)
  if (before === undefined) return refusal('no-such-pack')
  const [row] = await transaction.rows(readReserved, { variantId })
  const reserved = row?.reserved ?? 0
  const amount = counted - reserved
  if (amount < 0) return refusal('fewer-than-reserved')
  const now = clock()
  await setCountedStock(transaction, { variantId, amount, now })
  const details = { counted, reserved, stock: amount, before, reason }
  const subject = `pack ${variantId}`
  await writeAudit(transaction, { actor: by, action: 'stock-counted', subject, details, now })
  if (amount > before) await addJob(transaction, 'tell-stock-alerts', {})
  return success(amount)
}

const readReserved = statement<{ variantId: number }, { reserved: number }>(
  'stock-reserved',
  `
    select (coalesce(sum(quantity), 0))::int reserved from (
      select quantity from stock_reservation where variant_id = :variantId and state = 'held'
      union all
      select r.quantity from shop_order o join stock_reservation r using (order_id)
      where o.status in ('paid', 'processing') and r.variant_id = :variantId and r.state = 'claimed') taken`,
)
