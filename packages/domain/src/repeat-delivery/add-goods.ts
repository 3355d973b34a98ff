import { repeatLimits } from './limits.ts'

type Line = { variantId: number; quantity: number }

export type AddProblem = 'too-many-lines' | 'quantity-limit'

/** What a repeat delivery holds with so many more pieces of a pack; each pack stands in it once (REPEAT-21). */
export function addGoods(
  lines: readonly Line[],
  added: Line,
): { ok: true; lines: Line[]; quantity: number } | { ok: false; reason: AddProblem } {
  const { variantId } = added
  const own = lines.find((line) => line.variantId === variantId)
  const quantity = (own?.quantity ?? 0) + added.quantity
  if (quantity > repeatLimits.quantity) return { ok: false, reason: 'quantity-limit' }
  if (own)
    return {
      ok: true,
      quantity,
      lines: lines.map((line) => (line === own ? { variantId, quantity } : line)),
    }
  if (lines.length >= repeatLimits.lines) return { ok: false, reason: 'too-many-lines' }
  return { ok: true, quantity, lines: [...lines, added] }
}
