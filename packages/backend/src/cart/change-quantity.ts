import type { AppContext } from '../app-context.ts'
import { notFound } from '../http/index.ts'
import { type CartCall, type CartState, openCartSql, ownCartSql, requireOpen } from './cart-call.ts'
import { againAfterCollision } from './collision.ts'
import { demandRefusal, mostOfPackSql } from './demand.ts'

type Changed = {
  state: CartState | null
  changed: boolean
  pack: { productType: number; stock: number } | null
}

/** CART-7: sets the quantity of a line in one statement. Less is always possible, also of what is sold out. */
export async function changeQuantity(
  context: AppContext,
  call: CartCall,
  { productVariantId, quantity }: { productVariantId: number; quantity: number },
): Promise<void> {
  const { siteId, languageId } = call.scope
  await againAfterCollision(async () => {
    const values = [call.cartId, siteId, languageId, context.now(), productVariantId, quantity]
    const [row] = await context.database.rows<Changed>(setQuantity, values)
    if (row?.changed) return true
    await requireOpen(context, call, row?.state)
    if (!row?.pack) throw notFound('line')
    const refused = demandRefusal({ ...row.pack, wanted: quantity })
    if (refused) throw refused
    return false
  })
}

// CART-10: samples beyond the new quantity lose their names with their kits.
const setQuantity = {
  name: 'cart-change-quantity',
  text: `
    with pack as (
      select p.type, s.amount stock, l.quantity already,
        ${mostOfPackSql} most
      from cart_line l join product_variant v using (variant_id) join product p using (product_id)
      join stock s using (variant_id)
      where l.cart_id = $1 and l.variant_id = $5),
    own as (
      update cart set last_modified = $4, language_id = $3 from pack
      where ${openCartSql} and ($6 <= pack.most or $6 <= pack.already)
      returning cart_id),
    line as (
      update cart_line l set quantity = $6, sample_names = sample_names[1:$6] from own, pack
      where l.cart_id = own.cart_id and l.variant_id = $5 and ($6 <= pack.most or $6 <= l.quantity)
      returning 1)
    select (select state from cart where ${ownCartSql}) state, exists (select from line) changed,
      (select json_build_object('productType', type, 'stock', stock) from pack) pack`,
}
