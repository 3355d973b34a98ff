import { Refusal } from '../../http/index.ts'
import type { RefusedDelivery } from '../../orders/index.ts'
import { goodsProblems } from '../shared/refusals.ts'

type NamedLine = { variantId: number; lot?: { lotNumber: string } | undefined }

/** Which lines are wrong, each with its reason; the first is told in words, too (STOCK-7). */
export function deliveryRefused({ reason, problems }: RefusedDelivery, lines: readonly NamedLine[]): Refusal {
  const errors = problems.map(({ place: index, reason: message }) => ({
    parameter: `lines.${index}.${message === 'no-such-pack' ? 'variantId' : 'lot'}`,
    message,
  }))
  const line = lines[problems[0]?.place ?? 0]
  const detail = line && `Pack ${line.variantId}${line.lot ? `, lot ${line.lot.lotNumber}` : ''}.`
  const [first] = errors
  return new Refusal({
    code: reason,
    ...goodsProblems[reason],
    ...(detail && { detail }),
    ...(first && { parameter: first.parameter }),
    errors,
  })
}
