import type { Card } from '../../features/catalogue/card'
import { ProductGrid } from '../../features/catalogue/product-grid'
import { Section } from '../../features/content/reading-parts'
import { useAddAction } from './use-card-actions'

const list = { id: 'related', name: 'related' }

/** What a text speaks of, with its price. */
export function RelatedProducts({ title, cards }: { title: string; cards: readonly Card[] }) {
  const add = useAddAction()
  if (cards.length === 0) return null
  return (
    <div data-no-print>
      <Section id="related-products" title={title}>
        <ProductGrid cards={cards} action={add} list={list} />
      </Section>
    </div>
  )
}
