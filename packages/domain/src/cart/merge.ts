import { cartLimits } from './quantities.ts'

/** A line of one of the carts that become one. */
export type MergingLine = {
  variantId: number
  quantity: number
  /** By sequence; a name that was not given is null or missing. */
  sampleNames: readonly (string | null)[]
  /** Samples of one pack; 0 when it is no analysis kit. */
  samplesPerPack: number
  /** Every so many days; null once. */
  repeatDays: number | null
  /** How much of the pack a line may hold by stock and limit. */
  most: number
}

export type MergedLines<Line> = {
  /** The lines of the one cart, in the order in which they came. */
  lines: Line[]
  /** Lines for which there is no room any more. */
  left: Line[]
}

/**
 * Two carts become one (CART-32). Quantities add up as far as adding would go, and never fall below what either cart held;
 * names of samples are kept.
 */
export function mergeLines<Line extends MergingLine>(
  present: readonly Line[],
  added: readonly Line[],
): MergedLines<Line> {
  const lines = new Map(present.map((line) => [line.variantId, line]))
  const left: Line[] = []
  for (const line of added) {
    const sameLine = lines.get(line.variantId)
    if (sameLine) lines.set(line.variantId, together(sameLine, line))
    else if (lines.size < cartLimits.lines) lines.set(line.variantId, line)
    else left.push(line)
  }
  return { lines: [...lines.values()], left }
}

function together<Line extends MergingLine>(present: Line, added: Line): Line {
  const sum = present.quantity + added.quantity
  const quantity = Math.max(present.quantity, added.quantity, Math.min(sum, added.most))
  const { samplesPerPack } = present
  if (samplesPerPack === 0)
    return { ...present, quantity, repeatDays: present.repeatDays ?? added.repeatDays }
  const names = [...namesOf(present), ...namesOf(added)]
  const keptNames = quantity < sum ? namedFirst(names).slice(0, quantity * samplesPerPack) : names
  return { ...present, quantity, sampleNames: keptNames }
}

/** One entry for every sample of the line. */
function namesOf({ quantity, samplesPerPack, sampleNames }: MergingLine): (string | null)[] {
  return Array.from({ length: quantity * samplesPerPack }, (_, index) => sampleNames[index] ?? null)
}

function namedFirst(names: readonly (string | null)[]): (string | null)[] {
  return [...names.filter((name) => name !== null), ...names.filter((name) => name === null)]
}
