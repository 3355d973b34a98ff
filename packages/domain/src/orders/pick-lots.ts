export type LotOnShelf = {
  lotId: number
  /** A day (2027-03-31); null where none is on the label. */
  bestBefore: string | null
  amount: number
}

export type PickedLot = { lotId: number; quantity: number }

/** The lot with the earliest date first; those without one last (LOTS-2). What no lot has is missing. */
export function pickLots(
  lots: readonly LotOnShelf[],
  quantity: number,
): { picked: PickedLot[]; missing: number } {
  const picked: PickedLot[] = []
  let missing = quantity
  for (const { lotId, amount } of lots.toSorted(byDate)) {
    const taken = Math.min(amount, missing)
    if (taken > 0) picked.push({ lotId, quantity: taken })
    missing -= taken
  }
  return { picked, missing }
}

function byDate(a: LotOnShelf, b: LotOnShelf): number {
  const [first, second] = [a.bestBefore ?? '9999', b.bestBefore ?? '9999']
  return first === second ? a.lotId - b.lotId : first < second ? -1 : 1
}
