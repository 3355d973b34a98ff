import { cartLimits } from '@haverhof/domain/cart'
import type { AppContext } from '../app-context.ts'
import { notFound, Refusal } from '../http/index.ts'
import { type CartCall, type CartState, openCartSql, ownCartSql, requireOpen } from './cart-call.ts'
import { againAfterCollision } from './collision.ts'
import { demandRefusal, mostOfPackSql } from './demand.ts'

type Added = {
  state: CartState | null
  hasPlace: boolean
  already: number | null
  /** Null when this site does not sell such a pack. */
  pack: { productType: number; stock: number } | null
  quantity: number | null
}

/** CART-3: adds to the line of a pack, in one statement, or says why not. */
export async function addProduct(
  context: AppContext,
  call: CartCall,
  { productVariantId, quantity }: { productVariantId: number; quantity: number },
): Promise<void> {
  const { siteId, languageId } = call.scope
  await againAfterCollision(async () => {
    const values = [call.cartId, siteId, languageId, context.now(), productVariantId, quantity]
    const [row] = await context.database.rows<Added>(addLine, values)
    if (row?.quantity) return true
    await requireOpen(context, call, row?.state)
    if (!row?.pack) throw notFound('product')
    const refused = demandRefusal({ ...row.pack, wanted: (row.already ?? 0) + quantity })
    if (refused) throw refused
    if (!row.hasPlace) throw tooManyLines()
    return false
  })
}

function tooManyLines(): Refusal {
  const maximum = cartLimits.lines
  const title = `A cart holds at most ${maximum} different products.`
  return new Refusal({ status: 409, code: 'too-many-lines', title, maximum })
}

// The row of the cart is locked first, so that adding, ordering and other adding take turns. The line itself is
// judged as it is then (`on conflict … where`), not as it was when the statement began.
const addLine = {
  name: 'cart-add-product',
  text: `
    with pack as (
      select v.variant_id, p.type, s.amount stock,
        ${mostOfPackSql} most,
        (select quantity from cart_line l where l.cart_id = $1 and l.variant_id = $5) already,
        coalesce(
          (select place from cart_line l where l.cart_id = $1 and l.variant_id = $5),
          (select free from generate_series(1, ${cartLimits.lines}) free
            where not exists (select from cart_line l where l.cart_id = $1 and l.place = free) limit 1)) place
      from product_variant v
      join product p using (product_id)
      join stock s using (variant_id)
      join publication pub on pub.site_id = $2 and pub.language_id = $3 and pub.product_id = v.product_id
        and pub.is_published
      where v.variant_id = $5 and exists (
        select from variant_price pr where pr.site_id = $2 and pr.variant_id = $5 and pr.valid_from <= $4)),
    own as (
      update cart set last_modified = $4, language_id = $3 from pack
      where ${openCartSql} and coalesce(pack.already, 0) + $6 <= pack.most and pack.place is not null
      returning cart_id),
    line as (
      insert into cart_line as l (cart_id, variant_id, place, quantity, added_at)
      select own.cart_id, pack.variant_id, pack.place, $6, $4 from own, pack
      on conflict (cart_id, variant_id) do update set quantity = l.quantity + excluded.quantity
        where l.quantity + excluded.quantity <= (select most from pack)
      returning quantity)
    select (select state from cart where ${ownCartSql}) state, pack.place is not null "hasPlace", pack.already,
      case when pack.variant_id is not null then json_build_object('productType', pack.type, 'stock', pack.stock) end pack,
      (select quantity from line) quantity
    from (select) one left join pack on true`,
}
