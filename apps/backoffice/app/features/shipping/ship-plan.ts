import { type PickedLot, pickLots } from '@haverhof/domain/orders'

type Lot = {
  lotId: number
  bestBefore: string | null
  amount: number
  state: 'free' | 'blocked'
  isExpired: boolean
}

export type LineToPlan = {
  lineNumber: number
  left: number
  proposed: readonly PickedLot[]
  lots: readonly Lot[]
}

/** What goes along of one line, and out of which lots. */
export type PlannedLine = { lineNumber: number; quantity: number; lots: readonly PickedLot[] }

/** All that is left, out of the lots that are proposed. */
export function wholePlan(lines: readonly LineToPlan[]): PlannedLine[] {
  return lines.map(({ lineNumber, left, proposed }) => ({ lineNumber, quantity: left, lots: proposed }))
}

/** Changes the number of pieces, taken from the lots with the earliest date. */
export function withQuantity(line: LineToPlan, quantity: number): PlannedLine {
  const wanted = Math.max(0, Math.min(line.left, quantity))
  return { lineNumber: line.lineNumber, quantity: wanted, lots: fill(line, [], wanted) }
}

/** Another lot at this place: it gives what it has, the others what is missing then. */
export function withLot(
  line: LineToPlan,
  planned: PlannedLine,
  position: number,
  lotId: number,
): PlannedLine {
  const others = planned.lots.slice(0, position).filter((lot) => lot.lotId !== lotId)
  const amount = line.lots.find((lot) => lot.lotId === lotId)?.amount ?? 0
  const quantity = Math.min(amount, planned.quantity - piecesOf(others))
  const chosen = quantity > 0 ? [...others, { lotId, quantity }] : others
  return { ...planned, lots: fill(line, chosen, planned.quantity) }
}

/** Pieces that still need a lot; a pack without lots needs none. */
export function missingPieces(line: LineToPlan & { missing: number }, planned: PlannedLine): number {
  return needsLots(line) ? planned.quantity - piecesOf(planned.lots) : 0
}

export function needsLots({ lots, proposed, missing }: LineToPlan & { missing: number }): boolean {
  return lots.length > 0 || proposed.length > 0 || missing > 0
}

/** For the call: lines of which nothing goes along are left out. */
export function plannedLines(plan: readonly PlannedLine[]) {
  return plan
    .filter(({ quantity }) => quantity > 0)
    .map(({ lineNumber, quantity, lots }) => ({
      lineNumber,
      quantity,
      ...(lots.length > 0 && { lots: lots.map((lot) => ({ ...lot })) }),
    }))
}

export function piecesOf(lots: readonly PickedLot[]): number {
  return lots.reduce((sum, { quantity }) => sum + quantity, 0)
}

function fill(line: LineToPlan, chosen: readonly PickedLot[], quantity: number): PickedLot[] {
  const taken = new Set(chosen.map(({ lotId }) => lotId))
  const others = line.lots.filter(
    ({ lotId, state, isExpired }) => state === 'free' && !isExpired && !taken.has(lotId),
  )
  return [...chosen, ...pickLots(others, quantity - piecesOf(chosen)).picked]
}
