import type { AppContext } from '../../app-context.ts'
import { type CartCall, type CartState, ownCartSql, ownerValues, requireOpen } from '../cart-call.ts'

/** Removes a line in one statement. A line that is gone already is no failure: two windows may both remove it. */
export async function removeProduct(
  context: AppContext,
  call: CartCall,
  productVariantId: number,
): Promise<void> {
  const [row] = await context.database.rows<{ state: CartState | null }>(removeLine, [
    ...ownerValues(call),
    call.scope.languageId,
    context.now(),
    productVariantId,
  ])
  await requireOpen(context, call, row?.state)
}

const removeLine = {
  name: 'cart-remove-product',
  text: `
    with own as (
      select cart_id, state from cart where ${ownCartSql} for update),
    line as (
      delete from cart_line l using own
      where l.cart_id = own.cart_id and l.variant_id = $6 and own.state = 'open' returning 1),
    fewer as (
      update cart set last_modified = $5, language_id = $4, line_count = greatest(line_count - 1, 0) from line
      where cart_id = $1)
    select state from own`,
}
