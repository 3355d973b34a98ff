import type { OrderStatus } from '@haverhof/domain/orders'
import { refusal, type Result } from '@haverhof/domain/shared'
import {
  amountsOf,
  chooseLines,
  chooseLots,
  type ChosenLine,
  mayBeSent,
  type PickRefusal,
  take,
} from './choose-pieces.ts'
import { type HoldRefusal, type Holds, type HoldsFor, refusedFor } from './holds.ts'
import type { LineToSend, LotOfPack } from './read-picking.ts'

export type OrderToShare = Holds &
  Partial<HoldsFor> & {
    orderId: number
    status: OrderStatus
    lines: readonly LineToSend[]
  }

export type Share = Result<ChosenLine[], 'not-to-be-sent' | HoldRefusal | PickRefusal>

/**
 * Orders that are sent whole, one after the other (SHIPMENTS-8). What one of them takes from a lot the next does not find there; one
 * that cannot be sent takes nothing.
 */
export function shareLots(
  orders: readonly OrderToShare[],
  shelves: readonly LotOfPack[],
): Map<number, Share> {
  const amounts = amountsOf(shelves)
  const shares = new Map<number, Share>()
  for (const order of orders) {
    const share = shareOf(order, shelves, amounts)
    const { orderId } = order
    shares.set(orderId, share)
    if (share.ok) for (const { lots } of share.value) take(amounts, lots)
  }
  return shares
}

function shareOf(
  { status, lines, ...holds }: OrderToShare,
  shelves: readonly LotOfPack[],
  amounts: ReadonlyMap<number, number>,
): Share {
  if (!mayBeSent(status)) return refusal('not-to-be-sent')
  // Such an order is sent by itself or not at all (SHIPMENTS-10, SHIPMENTS-11, SHIPMENTS-12).
  const held = refusedFor(holds, {})
  if (held) return refusal(held)
  const whole = chooseLines(lines, undefined)
  return whole.ok ? chooseLots(whole.value, shelves, amounts) : whole
}

/** The packs of which something is left to send. */
export function packsOf(orders: readonly OrderToShare[]): number[] {
  const unsent = orders.flatMap(({ lines }) => lines.filter(({ left }) => left > 0))
  return [...new Set(unsent.map(({ variantId }) => variantId))]
}
