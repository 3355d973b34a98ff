import { mayBecome, type OrderStatus } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { lockStock } from '../../catalogue/index.ts'
import { inTransaction, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { announceEvents } from '../../webhooks/index.ts'
import { lockOrder } from '../store/lock-order.ts'
import type { OrderRow } from '../store/order-row.ts'
import {
  type AskedLine,
  chooseLines,
  chooseLots,
  type ChosenLine,
  mayBeSent,
  type PickRefusal,
} from './choose-pieces.ts'
import { findHolds, type HoldRefusal, type Holds, refusedFor } from './holds.ts'
import { queueShipmentMail } from './queue-shipment-mail.ts'
import { readLinesToSend, readLotsOfPacks } from './read-picking.ts'
import { type Parcels, writeShipment } from './write-shipment.ts'

export type Shipping = { [Part in keyof Parcels]?: Parcels[Part] | undefined } & {
  orderId: number
  /** Some of the goods; without it all that are left (SHIPMENTS-1). */
  lines?: readonly AskedLine[] | undefined
  /** Also an order from which the customer has withdrawn (SHIPMENTS-19). */
  despiteWithdrawal?: boolean | undefined
  /** Also an order whose payment the bank took back (SHIPMENTS-11). */
  despiteChargeback?: boolean | undefined
  /** An order of another site is none; without it every site counts (STAFF-2). */
  siteIds?: readonly number[]
  by: string
  /** The session of the packing table that sends; a task or a program has none (SHIPMENTS-12). */
  session?: string | null
}

export type ShippingRefusal = 'no-such-order' | 'not-to-be-sent' | HoldRefusal | PickRefusal

export type Sent = { shipmentId: number; status: 'processing' | 'sent' }

/** Goods of a paid order have left the house; the customer is told (ORDERS-16, SHIPMENTS-1). */
export function shipOrder(context: AppContext, shipping: Shipping): Promise<Result<Sent, ShippingRefusal>> {
  return inTransaction(context, (transaction) => sendOrder(context, transaction, shipping))
}

/** The same inside a transaction of the caller. */
export async function sendOrder(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  shipping: Shipping,
): Promise<Result<Sent, ShippingRefusal>> {
  const { orderId, siteIds } = shipping
  const order = await lockOrder(transaction, orderId)
  if (!order || siteIds?.includes(order.siteId) === false) return refusal('no-such-order')
  if (!mayBeSent(order.status)) return refusal('not-to-be-sent')
  const now = clock()
  const holds = await findHolds(transaction, {
    orderId,
    by: shipping.by,
    session: shipping.session ?? null,
    now,
  })
  const held = refusedFor(holds, shipping)
  if (held) return refusal(held)
  const lines = await readLinesToSend(transaction, [orderId])
  const requested = chooseLines(lines, shipping.lines)
  if (!requested.ok) return requested
  const chosen = await takeLots(transaction, requested.value, now)
  if (!chosen.ok) return chosen
  const isLast = sum(lines, ({ left }) => left) === sum(chosen.value, ({ quantity }) => quantity)
  const sent = await write(transaction, shipping, { order, holds, lines: chosen.value, isLast, now })
  return success(sent)
}

/** Locks the lots of these packs until the transaction ends (LOTS-2). */
async function takeLots(transaction: Transaction, lines: ChosenLines, now: Date) {
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))]
  await lockStock(transaction, variantIds)
  return chooseLots(lines, await readLotsOfPacks(transaction, variantIds, now))
}

type ChosenLines = Extract<ReturnType<typeof chooseLines>, { ok: true }>['value']

async function write(
  transaction: Transaction,
  { carrier = null, parcelNumbers = [], by }: Shipping,
  {
    order,
    holds,
    lines,
    isLast,
    now,
  }: {
    order: OrderRow
    holds: Holds
    lines: ChosenLine[]
    isLast: boolean
    now: Date
  },
): Promise<Sent> {
  const { orderId, siteId } = order
  const way = wayOf(order.status, isLast)
  const parcels = { carrier, parcelNumbers }
  const shipment = { ...parcels, orderId, sentAt: now, sentBy: by }
  const shipmentId = await writeShipment(transaction, shipment, { lines, way, isLast })
  const details = {
    shipmentId,
    ...parcels,
    lines: lines.map(linePart),
    ...(holds.openWithdrawalId !== null && { withdrawalId: holds.openWithdrawalId }),
    ...(holds.isChargedBack && { isChargedBack: true }),
  }
  const action = isLast ? 'order-sent' : 'order-part-sent'
  const subject = `order ${orderId}`
  await writeAudit(transaction, { actor: by, action, subject, details, siteIds: [siteId], now })
  const isRest = order.status === 'processing'
  const sent = { ...parcels, order, shipmentId, lines, isRest, isLast, now }
  await queueShipmentMail(transaction, sent)
  await addJob(transaction, 'send-mail', {})
  if (isLast) await announceEvents(transaction, { type: 'order.sent', subjectIds: [orderId], siteId, now })
  return { shipmentId, status: isLast ? 'sent' : 'processing' }
}

/** Every step is written down, from where the order stands (ORDERS-4). */
function wayOf(from: OrderStatus, isLast: boolean): OrderStatus[] {
  const way: OrderStatus[] = [from]
  if (from === 'paid') way.push('processing')
  if (isLast) way.push('sent')
  for (const [step, to] of way.slice(1).entries())
    if (!mayBecome(way[step] ?? from, to)) throw new Error(`An order never becomes ${to} then`)
  return way
}

const linePart = ({ lineNumber, quantity, lots }: ChosenLine) => ({ lineNumber, quantity, lots })

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
