import type { AppContext } from '../app-context.ts'
import { notFound } from '../http/index.ts'
import { type CartCall, type CartState, ownCartSql, ownerValues, requireOpen } from './cart-call.ts'

export type SamplePlace = { productVariantId: number; sequence: number }

/** CART-10: removes one kit with its sample; those behind it move up, and the last one takes the line with it. */
export async function removeSample(
  context: AppContext,
  call: CartCall,
  { productVariantId, sequence }: SamplePlace,
): Promise<void> {
  const values = [...ownerValues(call), call.scope.languageId, context.now(), productVariantId, sequence]
  const [row] = await context.database.rows<{ state: CartState | null; removed: boolean }>(remove, values)
  await requireOpen(context, call, row?.state)
  if (!row?.removed) throw notFound('sample')
}

const remove = {
  name: 'cart-remove-sample',
  text: `
    with own as (
      select c.cart_id, c.state from cart c where ${ownCartSql} for update),
    kit as (
      select own.cart_id from own, product_variant join product p using (product_id)
      where own.state = 'open' and variant_id = $6 and p.type in (4, 5)),
    fewer as (
      update cart_line l set quantity = l.quantity - 1,
        sample_names = l.sample_names[1:$7 - 1] || l.sample_names[$7 + 1:]
      from kit where l.cart_id = kit.cart_id and l.variant_id = $6 and l.quantity >= $7 and l.quantity > 1
      returning 0 lines),
    gone as (
      delete from cart_line l using kit
      where l.cart_id = kit.cart_id and l.variant_id = $6 and l.quantity = 1 and $7 = 1
      returning 1 lines),
    touched as (
      update cart set last_modified = $5, language_id = $4, line_count = greatest(line_count - lines, 0)
      from (select lines from fewer union all select lines from gone) removed where cart_id = $1
      returning 1)
    select state, exists (select from touched) removed from own`,
}
