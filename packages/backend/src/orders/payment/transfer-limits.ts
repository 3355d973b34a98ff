import { mailboxForLimits } from '@haverhof/domain/accounts'
import { DAY, refusal, type Result } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { lockStock } from '../../catalogue/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { countAttempts, type Limit, takeBackAll } from '../../limits/index.ts'
import type { OrderRefused } from '../refusals.ts'

/** Every bank transfer sends a letter at once, to whatever mailbox was typed (ORDERS-21). */
const transfersPerMailbox: Limit = { limit: 5, windowMs: DAY }

type Mailbox = { siteId: number; emailAddress: string }

/** The work that places an order by bank transfer; when no order comes of it, it does not count (ORDERS-21). */
export async function countingTransfer<Placed>(
  context: AppContext,
  { siteId, emailAddress }: Mailbox,
  placeOrder: () => Promise<Result<Placed | null, OrderRefused>>,
): Promise<Result<Placed | null, OrderRefused>> {
  const subject = `order-transfer:${siteId}:${mailboxForLimits(emailAddress)}`
  const counted = [{ subject, limit: transfersPerMailbox }]
  const attempts = await countAttempts(context, counted)
  if (!attempts.ok) return attempts
  let isPlaced = false
  try {
    const placed = await placeOrder()
    isPlaced = placed.ok && placed.value !== null
    return placed
  } finally {
    if (!isPlaced) await takeBackAll(context, counted)
  }
}

/**
 * Of no pack do unpaid orders that wait for days hold more than is left to sell, but for one piece (ORDERS-20). Looked at after the
 * order has taken its goods: every other order waits for the rows of stock that this transaction has locked.
 */
export async function refuseLongHold(
  transaction: Transaction,
  orderId: number,
  now: Date,
): Promise<OrderRefused | null> {
  const own = await transaction.rows(ofOrder, { orderId })
  const variantIds = own.map(({ variantId }) => variantId)
  const left = await lockStock(transaction, variantIds)
  const held = await transaction.rows(heldLong, { orderId, variantIds, soon: new Date(now.getTime() + DAY) })
  const tooMuch = held.filter(({ variantId, quantity }) => quantity > (left.get(variantId) ?? 0) + 1)
  if (tooMuch.length === 0) return null
  return refusal('transfer-limit', { variantIds: tooMuch.map(({ variantId }) => variantId) })
}

const ofOrder = statement<{ orderId: number }, { variantId: number }>(
  'orders-held-by-order',
  `select variant_id "variantId" from stock_reservation where order_id = :orderId and state = 'held'`,
)

// By the time that is left and not by the method: another method does not shorten what is held already.
const heldLong = statement<
  { orderId: number; variantIds: readonly number[]; soon: Date },
  { variantId: number; quantity: number }
>(
  'orders-held-for-days',
  `
    select r.variant_id "variantId", sum(r.quantity)::integer quantity
    from stock_reservation r join shop_order o using (order_id)
    where r.variant_id = any(:variantIds) and r.state = 'held' and o.status = 'open'
      and (o.hold_until > :soon or o.order_id = :orderId)
    group by r.variant_id order by r.variant_id`,
)
