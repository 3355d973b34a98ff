import type { ReactNode } from 'react'
import { useTranslations } from '#texts'
import { useBrandLayout } from '../../shared/brand'
import { useFormats } from '../../shared/prices/formats'
import { useShop } from '../../shared/shop/shop'
import { type CardList, useCardTracking } from '../../toolkit/use-card-tracking'
import type { Card } from './card'
import { ProductCard } from './product-card'

type Props = {
  cards: readonly Card[]
  /** The picture of the first card may be the largest thing on the page: it then loads at once. */
  firstAtOnce?: boolean
  /** A control of another part of the shop on each card, such as the tick to compare it. */
  action?: (card: Card) => ReactNode
  /** The name under which statistics know the list. */
  list: CardList
  /** Four or eight cards: four beside each other, so that the last row is not half empty. */
  isShort?: boolean
}

export function ProductGrid({ cards, firstAtOnce = false, action, list, isShort = false }: Props) {
  const t = useTranslations('catalogue')
  const grid = useCardTracking<HTMLUListElement>(cards, list)
  const words = { t, formats: useFormats(), language: useShop().language, layout: useBrandLayout() }
  return (
    <ul ref={grid} className={isShort ? 'late-layout card-grid card-grid-short' : 'late-layout card-grid'}>
      {cards.map((card, index) => (
        <li key={card.productVariantId}>
          <ProductCard card={card} words={words} isFirst={firstAtOnce && index === 0} action={action} />
        </li>
      ))}
    </ul>
  )
}
