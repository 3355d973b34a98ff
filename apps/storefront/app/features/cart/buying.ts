import { cartLimits } from '@haverhof/domain/cart'
import type { Schemas } from '@haverhof/api-client'
import { useState } from 'react'
import type { CartAddition } from '../../shared/state/cart-preview'
import { type Adding, useAdding, useAddToCart } from './use-adding'

type Stock = Schemas['ProductCard']['stock']

/** What is announced or sold out cannot be put into the cart (CART-PAGES-13). */
export function isBuyable({ state }: Pick<Stock, 'state'>): boolean {
  return state === 'available' || state === 'low-stock'
}

type Pack = Pick<Schemas['ProductVariant'], 'productVariantId' | 'packSize' | 'stock'> & {
  price: Pick<Schemas['Price'], 'amount'>
}
type Named = { title: string; brand?: string }

/** A variant as an addition to the cart, with what statistics want to know about it. */
export function additionOf(pack: Omit<Pack, 'stock'>, { title, brand }: Named, quantity = 1): CartAddition {
  const { productVariantId, packSize, price } = pack
  return {
    variantId: productVariantId,
    quantity,
    title: `${title} ${packSize}`,
    item: {
      item_id: String(productVariantId),
      item_name: title,
      ...(brand && { item_brand: brand }),
      item_variant: packSize,
      price: price.amount,
    },
  }
}

export type Buying = {
  quantity: number
  setQuantity: (quantity: number) => void
  /** Every so many days; null once (REPEAT-1). */
  repeatDays: number | null
  setRepeatDays: (days: number | null) => void
  max: number
  adding: Adding
  buy: () => void
}

/** One quantity and one button's life for the product page, whose box and bar do the same. */
export function useBuying(pack: Pack, named: Named): Buying {
  const [quantity, setQuantity] = useState(1)
  const [repeatDays, setRepeatDays] = useState<number | null>(null)
  const adding = useAdding(useAddToCart())
  const max = Math.max(
    1,
    Math.min(pack.stock.amount ?? cartLimits.quantityPerLine, cartLimits.quantityPerLine),
  )
  return {
    quantity: Math.min(quantity, max),
    setQuantity,
    repeatDays,
    setRepeatDays,
    max,
    adding,
    buy: () => {
      const addition = additionOf(pack, named, Math.min(quantity, max))
      void adding.add(repeatDays === null ? addition : { ...addition, repeatDays })
    },
  }
}
