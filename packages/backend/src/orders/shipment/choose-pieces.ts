import { type OrderStatus, type PickedLot, pickLots } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { LineToSend, LotOfPack } from './read-picking.ts'

export type AskedLine = { lineNumber: number; quantity: number; lots?: readonly PickedLot[] | undefined }

export type ChosenLine = LineToSend & { quantity: number; lots: readonly PickedLot[] }

export type PickRefusal =
  | 'nothing-to-send'
  | 'more-than-ordered'
  | 'lot-missing'
  | 'lot-expired'
  | 'no-such-lot'
  | 'lot-blocked'
  | 'lot-used-up'

type Chosen<Value> = Result<Value, PickRefusal>

/** Goods leave once they are paid for, until the last of them is sent (ORDERS-16). */
export function mayBeSent(status: OrderStatus): boolean {
  return status === 'paid' || status === 'processing'
}

/** What goes along: what was asked for, else everything that is left. */
export function chooseLines(
  lines: readonly LineToSend[],
  request: readonly AskedLine[] | undefined,
): Chosen<(LineToSend & AskedLine)[]> {
  const wanted =
    request ??
    lines.filter(({ left }) => left > 0).map(({ lineNumber, left }) => ({ lineNumber, quantity: left }))
  if (wanted.length === 0) return refusal('nothing-to-send')
  const chosen = wanted.flatMap((line) => {
    const ordered = lines.find(({ lineNumber }) => lineNumber === line.lineNumber)
    return ordered && line.quantity <= ordered.left ? [{ ...ordered, ...line }] : []
  })
  const isEachOnce = new Set(wanted.map(({ lineNumber }) => lineNumber)).size === wanted.length
  return chosen.length === wanted.length && isEachOnce ? success(chosen) : refusal('more-than-ordered')
}

/**
 * The lots of each line: those that the packer picked, else the earliest date first (LOTS-2). A pack that has lots is not
 * sent without one. Lines of the same pack share what is there, which is less than the lots have where orders before this one
 * take of them.
 */
export function chooseLots(
  lines: readonly (LineToSend & AskedLine)[],
  shelves: readonly LotOfPack[],
  there: ReadonlyMap<number, number> = amountsOf(shelves),
): Chosen<ChosenLine[]> {
  const amounts = new Map(there)
  const chosen: ChosenLine[] = []
  for (const line of lines) {
    const own = shelves.filter(({ variantId }) => variantId === line.variantId)
    const lots = line.lots ?? suggestLots(own, amounts, line.quantity).picked
    const problem = problemOf(line, lots, { own, amounts })
    if (problem) return refusal(problem)
    take(amounts, lots)
    chosen.push({ ...line, lots })
  }
  return success(chosen)
}

/** How many pieces each lot has. */
export function amountsOf(shelves: readonly LotOfPack[]): Map<number, number> {
  return new Map(shelves.map(({ lotId, amount }) => [lotId, amount]))
}

export function take(amounts: Map<number, number>, lots: readonly PickedLot[]): void {
  for (const { lotId, quantity } of lots) amounts.set(lotId, (amounts.get(lotId) ?? 0) - quantity)
}

/** Out of lots that are neither blocked nor over their date (LOTS-5). */
export function suggestLots(
  own: readonly LotOfPack[],
  amounts: ReadonlyMap<number, number>,
  quantity: number,
): { picked: PickedLot[]; missing: number } {
  if (own.length === 0) return { picked: [], missing: 0 }
  const sendable = own.filter(({ state, isExpired }) => state === 'free' && !isExpired)
  const lots = sendable.map((lot) => ({ ...lot, amount: amounts.get(lot.lotId) ?? 0 }))
  return pickLots(lots, quantity)
}

type Shelves = { own: readonly LotOfPack[]; amounts: ReadonlyMap<number, number> }

function problemOf(
  { quantity, lots: requestedLots }: AskedLine,
  lots: readonly PickedLot[],
  { own, amounts }: Shelves,
): PickRefusal | null {
  const states = new Set(lots.map(({ lotId }) => own.find((lot) => lot.lotId === lotId)?.state))
  if (states.has(undefined)) return 'no-such-lot'
  if (states.has('blocked')) return 'lot-blocked'
  if (lots.some((lot) => lot.quantity > (amounts.get(lot.lotId) ?? 0))) return 'lot-used-up'
  if (new Set(lots.map(({ lotId }) => lotId)).size < lots.length) return 'no-such-lot'
  const missing = quantity - lots.reduce((sum, lot) => sum + lot.quantity, 0)
  if (own.length === 0 || missing === 0) return null
  const expired = own.filter(({ state, isExpired }) => state === 'free' && isExpired)
  const isThere = expired.reduce((sum, { lotId }) => sum + (amounts.get(lotId) ?? 0), 0) >= missing
  return requestedLots === undefined && isThere ? 'lot-expired' : 'lot-missing'
}
