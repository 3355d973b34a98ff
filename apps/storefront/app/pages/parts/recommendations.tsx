import { useTranslations } from '#texts'
import type { Card } from '../../features/catalogue/card'
import { ProductGrid } from '../../features/catalogue/product-grid'
import { SectionHeading } from '../../ui/section-heading'
import { useCardActions } from './use-card-actions'

const list = { id: 'recommendations', name: 'recommendations' }

/** What goes with a product. */
export function Recommendations({ cards }: { cards: readonly Card[] }) {
  const t = useTranslations('product')
  const actions = useCardActions()
  return (
    <section aria-labelledby="recommendations" className="border-line border-t pt-12" data-no-print>
      <SectionHeading id="recommendations" title={t('sections.recommendations')} />
      <ProductGrid cards={cards} action={actions} list={list} isShort />
    </section>
  )
}
