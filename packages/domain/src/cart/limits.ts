import { refusal, type Result, success } from '../shared/index.ts'

/** CART-3: how much fits into a cart. */
export const cartLimits = { quantityPerLine: 999, lines: 50, samplesPerLine: 50 } as const

export type QuantityRefusal = 'invalid-quantity' | 'too-many'

/** A quantity is a whole number from 1 to the limit of a line. */
export function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= cartLimits.quantityPerLine
}

/** Two adds together keep to the limit that holds for one; kits have a limit of their own. */
export function addedQuantity(
  present: number,
  added: number,
  isKit: boolean,
): Result<number, QuantityRefusal> {
  if (!isQuantity(added)) return refusal('invalid-quantity')
  const limit = isKit ? cartLimits.samplesPerLine : cartLimits.quantityPerLine
  return present + added > limit ? refusal('too-many') : success(present + added)
}
