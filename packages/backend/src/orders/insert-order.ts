import type { PaymentMethodId } from '@haverhof/domain/payments'
import type { Transaction } from '../database/index.ts'
import type { ProviderName } from '../payments/index.ts'
import { insertStatement, type OrderParts } from './insert-statement.ts'
import type { failuresOf } from './payment-limits.ts'
import type { Placement } from './placement.ts'
import { notEnoughStock, tooMuchHeld } from './refusals.ts'

const SECOND = 1000
/** How long the process that wrote the order has the provider to itself. */
export const startingMs = 12 * SECOND

export type FirstPayment = {
  paymentId: string
  provider: ProviderName
  paymentMethodId: PaymentMethodId
  issuer: string | null
}

export type Inserted = { orderId: number; orderKey: string }

type Outcome = {
  /** False when the cart is not as it was read, or not open. */
  isCurrent: boolean
  order: Inserted | null
  /** Packs of which there is not enough. */
  shortages: { variantId: number; available: number }[]
  /** The caller's other unpaid orders hold too much of something already (ORDERS-9). */
  isHoarding: boolean
  /** The caller has failed to pay too often (ORDERS-10). */
  hasFailed: boolean
}

export type Insertion = {
  placement: Placement
  payment: FirstPayment | null
  failures: ReturnType<typeof failuresOf>
  now: Date
}

/**
 * ORDERS-2, STOCK-1: the order with lines, samples, first event and first payment, its goods taken from stock, and its cart
 * frozen, in one statement: all of it, or nothing when something is in the way. Null when the cart has changed since it was
 * read. Rows of stock are locked in the order of their packs, so that two orders never wait for each other in a circle.
 */
export async function insertOrder(
  { rows }: Transaction,
  { placement, payment, failures, now }: Insertion,
): Promise<Inserted | null> {
  const [outcome] = await rows<Outcome>(insertStatement(partsOf(placement)), [
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
    ...(placement.samples.length > 0 ? [JSON.stringify(placement.samples)] : []),
  ])
  if (!outcome?.isCurrent) return null
  if (outcome.hasFailed) throw failures.refusal()
  if (outcome.shortages.length > 0) throw notEnoughStock(outcome.shortages)
  if (outcome.isHoarding) throw tooMuchHeld()
  return outcome.order
}

function partsOf({ order, samples }: Placement): OrderParts {
  return { hasPlace: order['shipping_address'] === null, hasSamples: samples.length > 0 }
}
