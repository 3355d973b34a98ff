import { type ReactNode, useRef } from 'react'
import { useTranslations } from '#texts'
import { useFormats } from '../../shared/prices/formats'
import { useShop } from '../../shared/shop/shop'
import type { Card } from './card'
import { ProductCard } from './product-card'
import type { CardList } from './tracked-card'
import { useCardTracking } from './use-card-tracking'

type Props = {
  cards: readonly Card[]
  /** The picture of the first card may be the largest thing on the page: it then loads at once. */
  firstAtOnce?: boolean
  /** A control of another part of the shop on each card, such as the tick to compare it. */
  action?: (card: Card) => ReactNode
  /** The name under which statistics know the list; without one nothing is told. */
  list?: CardList
  /** Four or eight cards: four beside each other, so that the last row is not half empty. */
  isShort?: boolean
}

export function ProductGrid({ cards, firstAtOnce = false, action, list, isShort = false }: Props) {
  const t = useTranslations('catalogue')
  const grid = useRef<HTMLUListElement>(null)
  useCardTracking(grid, cards, list)
  const words = { t, formats: useFormats(), language: useShop().language }
  return (
    <ul
      ref={grid}
      className={`late-layout grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-4 gap-y-8 sm:gap-x-6 sm:gap-y-10 ${isShort ? fourAtMost : 'sm:grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))]'}`}
    >
      {cards.map((card, place) => (
        <li key={card.productVariantId}>
          <ProductCard card={card} words={words} isFirst={firstAtOnce && place === 0} action={action} />
        </li>
      ))}
    </ul>
  )
}

/** Fewer where large letters need the room. A little less than a quarter each, so that no rounding ends the row early. */
const fourAtMost = 'sm:grid-cols-[repeat(auto-fill,minmax(max(15rem,(100%-3*--spacing(6))/4.01),1fr))]'
