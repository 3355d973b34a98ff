import { isQuantity } from '@haverhof/domain/cart'
import { type Result, success, wrongInput, type WrongInput } from '@haverhof/domain/shared'

/** Pieces per pack. */
export type Quantities = ReadonlyMap<number, number>

/** A pack that is sent twice is one line. */
export function quantitiesOf(
  products: readonly { productVariantId: number; count: number }[],
): Result<Quantities, WrongInput> {
  const quantities = new Map<number, number>()
  for (const { productVariantId, count } of products) {
    const quantity = count + (quantities.get(productVariantId) ?? 0)
    if (!isQuantity(quantity)) return wrongInput('products', 'must not hold more than 999 pieces of one pack')
    quantities.set(productVariantId, quantity)
  }
  return success(quantities)
}
