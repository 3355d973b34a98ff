import type { ScannedLabel } from '@haverhof/domain/orders'

export type ReceivedLine = {
  variantId: number
  article: string
  title: string
  pack: string
  amount: number
  lotNumber: string
  /** A day, or nothing. */
  bestBefore: string
}

type Pack = Pick<ReceivedLine, 'variantId' | 'article' | 'title' | 'pack'>

/**
 * The same pack and lot once more are more pieces of the same line; another lot is another line (STOCK-11). The newest stands
 * first.
 */
export function withScan(lines: readonly ReceivedLine[], pack: Pack, label: ScannedLabel): ReceivedLine[] {
  const { variantId, article, title, pack: size } = pack
  const pieces = Math.max(1, label.amount ?? 1)
  const same = lines.findIndex(
    (line) =>
      line.variantId === variantId && (label.lotNumber === null || line.lotNumber === label.lotNumber),
  )
  const present = lines[same]
  if (present) {
    const others = lines.filter((_, index) => index !== same)
    return [{ ...present, amount: present.amount + pieces }, ...others]
  }
  const { lotNumber, bestBefore } = label
  const added = { variantId, article, title, pack: size, amount: pieces }
  return [{ ...added, lotNumber: lotNumber ?? '', bestBefore: bestBefore ?? '' }, ...lines]
}

/** For the call. */
export function deliveredLines(lines: readonly ReceivedLine[]) {
  return lines.map(({ variantId, amount, lotNumber, bestBefore }) => ({
    variantId,
    amount,
    ...(lotNumber.trim() && { lot: { lotNumber: lotNumber.trim(), bestBefore: bestBefore || null } }),
  }))
}
