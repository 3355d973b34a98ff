import type { Card } from '../features/catalogue/product-card'
import { ProductGrid } from '../features/catalogue/product-grid'
import { Section } from '../features/content/section'

export type RelatedProductCard = Card

/** What a text speaks of, with its price. */
export function RelatedProducts({ title, cards }: { title: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <div data-no-print>
      <Section id="related-products" title={title}>
        <ProductGrid cards={cards} />
      </Section>
    </div>
  )
}
