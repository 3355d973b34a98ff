import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import type { Card } from '../../features/catalogue/product-card'
import { CompareTick } from '../../features/compare/compare-tick'

/** The tick that puts a card on the list of compared products. */
export function useCompareTick(): (card: Pick<Card, 'productVariantId' | 'title'>) => ReactNode {
  const label = useTranslations('catalogue.card')('compare')
  return ({ productVariantId, title }) => <CompareTick {...{ productVariantId, title, label }} />
}
