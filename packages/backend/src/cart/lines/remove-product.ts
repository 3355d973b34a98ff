import { type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import {
  type CartCall,
  type CartState,
  type CartTouch,
  ownCartSql,
  whyNotOpen,
  touchValues,
} from '../cart-call.ts'
import type { NotOpen } from '../refusals.ts'
import { statement } from '../../database/index.ts'

/** Removes a line in one statement. A line that is gone already is no failure: two windows may both remove it. */
export async function removeProduct(
  context: AppContext,
  call: CartCall,
  variantId: number,
): Promise<Result<null, NotOpen>> {
  const [row] = await context.database.rows(removeLine, {
    ...touchValues(context, call),
    variantId,
  })
  return (await whyNotOpen(context, call, row?.state)) ?? success(null)
}

const removeLine = statement<CartTouch & { variantId: number }, { state: CartState }>(
  'cart-remove-product',
  `
    with own as (
      select cart_id, state from cart where ${ownCartSql} for update),
    line as (
      delete from cart_line l using own
      where l.cart_id = own.cart_id and l.variant_id = :variantId and own.state = 'open' returning 1),
    fewer as (
      update cart set version = version + 1, last_modified = :now, language_id = :languageId,
        line_count = greatest(line_count - 1, 0) from line
      where cart_id = :cartId)
    select state from own`,
)
