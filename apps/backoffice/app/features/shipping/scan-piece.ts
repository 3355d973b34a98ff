import { type PickedLot, readLabel } from '@haverhof/domain/orders'
import { type PlannedLine, needsLots, piecesOf } from './ship-plan'

type Lot = { lotId: number; lotNumber: string; amount: number; state: 'free' | 'blocked'; isExpired: boolean }

export type LineToScan = {
  lineNumber: number
  article: string
  ean: string
  left: number
  missing: number
  proposed: readonly PickedLot[]
  lots: readonly (Lot & { bestBefore: string | null })[]
}

/** What was taken from the shelf so far, by line. */
export type Picked = readonly PlannedLine[]

export type ScanProblem = 'unknown' | 'enough' | 'blocked' | 'expired' | 'usedUp' | 'noLot'

type Scanned = { picked: Picked; lineNumber: number } | { problem: ScanProblem }

/** Nothing is taken yet. */
export function nothingPicked(lines: readonly LineToScan[]): Picked {
  return lines.map(({ lineNumber }) => ({ lineNumber, quantity: 0, lots: [] }))
}

/**
 * One piece more: by article or EAN out of the lot that is proposed, by lot number or the label of the goods out of that lot
 * (LOTS-2).
 */
export function scanPiece(lines: readonly LineToScan[], picked: Picked, code: string): Scanned {
  const label = readLabel(code)
  const named = label.code.toLowerCase()
  const ofPack = lines.filter(({ article, ean }) => article.toLowerCase() === named || ean === named)
  const hasLots = label.lotNumber !== null && ofPack.some(needsLots)
  if (ofPack.length > 0 && !hasLots) return takeProposed(ofPack, picked)
  return takeOutOf((label.lotNumber ?? named).toLowerCase(), hasLots ? ofPack : lines, picked)
}

function takeOutOf(wanted: string, lines: readonly LineToScan[], picked: Picked): Scanned {
  const ofLot = lines.filter(({ lots }) => lots.some(isNamed(wanted)))
  if (ofLot.length === 0) return { problem: 'unknown' }
  const open = ofLot.find((line) => piecesLeft(line, picked) > 0)
  const lot = open?.lots.find(isNamed(wanted))
  if (!open || !lot) return { problem: 'enough' }
  if (lot.state === 'blocked') return { problem: 'blocked' }
  if (lot.isExpired) return { problem: 'expired' }
  return taken(picked, lot.lotId) < lot.amount
    ? add(picked, open.lineNumber, lot.lotId)
    : { problem: 'usedUp' }
}

/** The rest of a line by hand: out of the lots that are proposed. */
export function takeRest(line: LineToScan, picked: Picked): Picked {
  let all = picked
  while (piecesLeft(line, all) > 0) {
    const next = takeProposed([line], all)
    if ('problem' in next) break
    all = next.picked
  }
  return all
}

export function piecesLeft({ lineNumber, left }: LineToScan, picked: Picked): number {
  return left - (picked.find((line) => line.lineNumber === lineNumber)?.quantity ?? 0)
}

function takeProposed(lines: readonly LineToScan[], picked: Picked): Scanned {
  const line = lines.find((each) => piecesLeft(each, picked) > 0)
  if (!line) return { problem: 'enough' }
  if (!needsLots(line)) return add(picked, line.lineNumber, null)
  const own = picked.find(({ lineNumber }) => lineNumber === line.lineNumber)?.lots ?? []
  const next =
    line.proposed.find(
      ({ lotId, quantity }) => piecesOf(own.filter((lot) => lot.lotId === lotId)) < quantity,
    ) ??
    line.lots.find(
      ({ lotId, state, isExpired, amount }) =>
        state === 'free' && !isExpired && taken(picked, lotId) < amount,
    )
  return next ? add(picked, line.lineNumber, next.lotId) : { problem: 'noLot' }
}

function add(picked: Picked, lineNumber: number, lotId: number | null): Scanned {
  const lines = picked.map((line) =>
    line.lineNumber === lineNumber
      ? { ...line, quantity: line.quantity + 1, lots: lotId === null ? line.lots : oneMore(line.lots, lotId) }
      : line,
  )
  return { picked: lines, lineNumber }
}

function oneMore(lots: readonly PickedLot[], lotId: number): PickedLot[] {
  const isThere = lots.some((lot) => lot.lotId === lotId)
  if (!isThere) return [...lots, { lotId, quantity: 1 }]
  return lots.map((lot) => (lot.lotId === lotId ? { lotId, quantity: lot.quantity + 1 } : lot))
}

function taken(picked: Picked, lotId: number): number {
  return piecesOf(picked.flatMap(({ lots }) => lots.filter((lot) => lot.lotId === lotId)))
}

function isNamed(wanted: string) {
  return ({ lotNumber }: { lotNumber: string }) => lotNumber.toLowerCase() === wanted
}
