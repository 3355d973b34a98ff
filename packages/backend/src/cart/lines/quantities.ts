import { isQuantity } from '@haverhof/domain/cart'
import { badInput } from '../../http/index.ts'

/** Pieces per pack. */
export type Goods = ReadonlyMap<number, number>

/** A pack that is sent twice is one line. */
export function goodsOf(products: readonly { productVariantId: number; count: number }[]): Goods {
  const goods = new Map<number, number>()
  for (const { productVariantId, count } of products) {
    const quantity = count + (goods.get(productVariantId) ?? 0)
    if (!isQuantity(quantity)) throw badInput('products', 'must not hold more than 999 pieces of one pack')
    goods.set(productVariantId, quantity)
  }
  return goods
}
