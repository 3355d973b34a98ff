import type { Schemas } from '@haverhof/api-client'
import { useEffect } from 'react'
import { track } from '../../toolkit/data-layer'

type Product = Schemas['ProductDetail']
type Variant = Schemas['ProductVariant']

/** Tells once that a pack was looked at. */
export function useTrackedProduct({ title, brand }: Product, variant: Variant | undefined): void {
  useEffect(() => {
    if (!variant) return
    const { productVariantId, packSize, price } = variant
    const item = {
      item_id: String(productVariantId),
      item_name: title,
      item_brand: brand,
      item_variant: packSize,
      price: price.amount,
    }
    track('view_item', { currency: 'EUR', value: price.amount, items: [item] })
  }, [title, brand, variant])
}
