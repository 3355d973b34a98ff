import { alternativesTo, type Horse, type RefusalReason } from '@haverhof/domain/feed-advice'
import { useQuery } from '../../shared/shop/use-query'
import type { Alternative, CalculatorProduct } from './calculator-data'

export type Refused = {
  product: CalculatorProduct | null
  reason: RefusalReason
  horse: Horse
  /** What the page brought along; null since the answers are others. */
  known: readonly Alternative[] | null
}

/** FEED-ADVICE-55: what fits instead; null until the rules of the other feeds are there. */
export function useAlternatives({ product, reason, horse, known }: Refused): {
  alternatives: readonly Alternative[] | null
  hasFailed: boolean
} {
  const { content } = useQuery(known ? null : 'calculator feeds', (api) => api.feedCalculator.feeds())
  if (known) return { alternatives: known, hasFailed: false }
  if (content?.state !== 'resolved') return { alternatives: null, hasFailed: content?.state === 'rejected' }
  const others = content.value.feeds.filter(({ productId }) => productId !== product?.productId)
  return { alternatives: alternativesTo(others, { refused: product, reason }, horse), hasFailed: false }
}
