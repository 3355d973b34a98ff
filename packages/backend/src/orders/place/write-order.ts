import type { Transaction } from '../../database/index.ts'
import { startingMs } from '../payment/start-payment.ts'
import { type InsertParameter, insertStatement, type OrderParts } from './write-order-sql.ts'
import type { Insertion } from './write-order-input.ts'
import type { Placement } from './order-rows.ts'
import { refuseWhatIsInTheWay } from './explain-refusal.ts'

/**
 * ORDERS-2, STOCK-1: the order with lines, samples, first event and first payment, its goods taken from stock, and its cart
 * frozen, in one statement: all of it, or nothing when something is in the way. Null when the cart has changed since it was
 * read. Rows of stock are locked in the order of their packs, so that two orders never wait for each other in a circle.
 */
export async function insertOrder(transaction: Transaction, insertion: Insertion): Promise<number | null> {
  const statement = insertStatement(partsOf(insertion.placement))
  const values = valuesOf(insertion)
  const [inserted] = await transaction.rows<{ orderId: number }>(
    statement,
    statement.parameters.map((parameter) => values[parameter]),
  )
  if (!inserted) await refuseWhatIsInTheWay(transaction, insertion)
  return inserted?.orderId ?? null
}

function valuesOf({
  placement,
  payment,
  failures,
  now,
  caller,
}: Insertion): Record<InsertParameter, unknown> {
  const { order, lines, samples, wanted, cart } = placement
  return {
    ...order,
    lines: JSON.stringify(lines),
    samples: JSON.stringify(samples),
    variants: wanted.map(({ variantId }) => variantId),
    quantities: wanted.map(({ quantity }) => quantity),
    products: wanted.map(({ productId }) => productId),
    version: cart.version,
    payment: cart.payment,
    caller,
    attempts_of: failures.values[0],
    attempts_since: failures.values[1],
    most_attempts: failures.values[2],
    payment_id: payment?.paymentId ?? null,
    provider: payment?.provider ?? null,
    issuer: payment?.issuer ?? null,
    starting_until: new Date(now.getTime() + startingMs),
  }
}

function partsOf({ order, samples }: Placement): OrderParts {
  return { hasPlace: order.shipping_address === null, hasSamples: samples.length > 0 }
}
