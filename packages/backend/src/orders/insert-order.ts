import type { Transaction } from '../database/index.ts'
import { insertStatement, type OrderParts } from './insert-statement.ts'
import type { Insertion } from './insertion.ts'
import type { Placement } from './placement.ts'
import { refuseWhatIsInTheWay } from './why-not-ordered.ts'

const SECOND = 1000
/** How long the process that wrote the order has the provider to itself. */
export const startingMs = 12 * SECOND

/**
 * ORDERS-2, STOCK-1: the order with lines, samples, first event and first payment, its goods taken from stock, and its cart
 * frozen, in one statement: all of it, or nothing when something is in the way. Null when the cart has changed since it was
 * read. Rows of stock are locked in the order of their packs, so that two orders never wait for each other in a circle.
 */
export async function insertOrder(transaction: Transaction, insertion: Insertion): Promise<number | null> {
  const { placement, payment, failures, now, caller } = insertion
  const [inserted] = await transaction.rows<{ orderId: number }>(insertStatement(partsOf(placement)), [
    JSON.stringify(placement.order),
    JSON.stringify(placement.lines),
    placement.wanted.map(({ variantId }) => variantId),
    placement.wanted.map(({ quantity }) => quantity),
    now,
    payment?.paymentId ?? null,
    payment?.provider ?? null,
    payment?.issuer ?? null,
    new Date(now.getTime() + startingMs),
    placement.cart.cartId,
    placement.cart.version,
    ...failures.values,
    placement.cart.payment,
    placement.wanted.map(({ productId }) => productId),
    caller,
    ...(placement.samples.length > 0 ? [JSON.stringify(placement.samples)] : []),
  ])
  if (!inserted) await refuseWhatIsInTheWay(transaction, insertion)
  return inserted?.orderId ?? null
}

function partsOf({ order, samples }: Placement): OrderParts {
  return { hasPlace: order['shipping_address'] === null, hasSamples: samples.length > 0 }
}
