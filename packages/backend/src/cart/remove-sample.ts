import type { AppContext } from '../app-context.ts'
import { notFound } from '../http/index.ts'
import { type CartCall, type CartState, openCartSql, ownCartSql, requireOpen } from './cart-call.ts'

export type SamplePlace = { productVariantId: number; sequence: number }

/** CART-10: removes one kit with its sample; those behind it move up, and the last one takes the line with it. */
export async function removeSample(
  context: AppContext,
  call: CartCall,
  { productVariantId, sequence }: SamplePlace,
): Promise<void> {
  const { siteId, languageId } = call.scope
  const values = [call.cartId, siteId, languageId, context.now(), productVariantId, sequence]
  const [row] = await context.database.rows<{ state: CartState | null; removed: boolean }>(remove, values)
  await requireOpen(context, call, row?.state)
  if (!row?.removed) throw notFound('sample')
}

const remove = {
  name: 'cart-remove-sample',
  text: `
    with own as (
      update cart set last_modified = $4, language_id = $3 where ${openCartSql} and exists (
        select from cart_line l join product_variant using (variant_id) join product p using (product_id)
        where l.cart_id = $1 and l.variant_id = $5 and l.quantity >= $6 and p.type in (4, 5))
      returning cart_id),
    fewer as (
      update cart_line l set quantity = l.quantity - 1,
        sample_names = l.sample_names[1:$6 - 1] || l.sample_names[$6 + 1:]
      from own where l.cart_id = own.cart_id and l.variant_id = $5 and l.quantity >= $6 and l.quantity > 1
      returning 1),
    gone as (
      delete from cart_line l using own
      where l.cart_id = own.cart_id and l.variant_id = $5 and l.quantity = 1 and $6 = 1
      returning 1)
    select (select state from cart where ${ownCartSql}) state,
      exists (select from fewer) or exists (select from gone) removed`,
}
