import { alternativesTo, type Horse, type RefusalReason } from '@haverhof/domain/feed-advice'
import { useQuery } from '../../shared/shop/use-query'
import type { Alternative, CalculatorProduct } from './calculator-data'

export type Refused = {
  product: CalculatorProduct | null
  reason: RefusalReason
  horse: Horse
  /** What the page brought along; null since the answers are others. */
  serverAlternatives: readonly Alternative[] | null
}

/** FEED-ADVICE-55: what fits instead; null until the rules of the other feeds are there. */
export function useAlternatives({ product, reason, horse, serverAlternatives }: Refused): {
  alternatives: readonly Alternative[] | null
  hasFailed: boolean
} {
  const { content } = useQuery(serverAlternatives ? null : 'calculator feeds', (api) =>
    api.feedCalculator.feeds(),
  )
  if (serverAlternatives) return { alternatives: serverAlternatives, hasFailed: false }
  if (content?.state !== 'resolved') return { alternatives: null, hasFailed: content?.state === 'rejected' }
  const others = content.value.feeds.filter(({ productId }) => productId !== product?.productId)
  return { alternatives: alternativesTo(others, { refused: product, reason }, horse), hasFailed: false }
}
