import { dropDeliveryCarts } from '../../cart/index.ts'
import { statement, type Transaction } from '../../database/index.ts'

type Dropped = { plannedOn: string; day: string; announcedCents: number | null }

/**
 * What was taken and is not ordered yet is not ordered; the answer is its day. A cart that
 * is ordered already is not dropped, and its day stays: that is an order.
 */
export async function dropTaken(transaction: Transaction, repeatDeliveryId: number): Promise<Dropped | null> {
  const taken = await transaction.rows(findTaken, { repeatDeliveryId })
  const cartIds = await dropDeliveryCarts(
    transaction,
    taken.map(({ cartId }) => cartId),
  )
  if (cartIds.length === 0) return null
  const [dropped] = await transaction.rows(forget, { cartIds })
  return dropped ?? null
}

const findTaken = statement<{ repeatDeliveryId: number }, { cartId: string }>(
  'repeat-taken-of',
  `
    select cart_id "cartId" from repeat_delivery_order
    where repeat_delivery_id = :repeatDeliveryId and state = 'taken' and order_id is null`,
)

const forget = statement<{ cartIds: readonly string[] }, Dropped>(
  'repeat-forget-taken',
  `
    delete from repeat_delivery_order where cart_id = any(:cartIds) and order_id is null
    returning planned_on "plannedOn", day, announced_cents "announcedCents"`,
)
