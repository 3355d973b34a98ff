import { type ComponentProps, Suspense } from 'react'
import { latePart } from '../../toolkit/connection'
import { Late } from '../../toolkit/late'
import type { ProductSections as Loaded } from './product-sections'

const ProductSections = latePart(async () => (await import('./product-sections')).ProductSections)

/**
 * The server renders the sections below the fold; their code loads when the visitor gets there. Another pack is another section: what the
 * server has rendered for this one knows nothing of it.
 */
export function LateProductSections(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Late key={props.variant.productVariantId} when="visible" className="late-layout">
        <ProductSections {...props} />
      </Late>
    </Suspense>
  )
}
