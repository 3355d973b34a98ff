import { missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import {
  type CartCall,
  type CartState,
  type CartTouch,
  ownCartSql,
  whyNotOpen,
  touchValues,
} from '../cart-call.ts'
import type { CartRefused } from '../refusals.ts'
import { type Demand, demandRefusal, mostOfVariantSql, samplesPerPackSql } from './line-limits.ts'
import { fitsRepeatSql, isTooManyToRepeat, mayRepeatSql, tooManyToRepeat } from './repeat-lines.ts'
import { sellableVariantSql } from './sellable-variant.ts'

type PackChange = {
  variantId: number
  /** Another pack of the same product. */
  toVariantId: number
  /** So many pieces, or all of the line. */
  quantity: number | null
}

type Changed = {
  state: CartState
  changed: boolean
  /** Null when there is no such line. */
  moved: number | null
  isRepeated: boolean
  /** Whether the line comes again to which the pieces go. */
  willRepeat: boolean
  already: number
  /** Null when it is no pack of the same product that this site sells. */
  pack: (Omit<Demand, 'wanted'> & { mayRepeat: boolean }) | null
}

/**
 * Pieces of a line become as many of another pack of the same product, with its place and interval (CART-24). With a line of
 * that pack they add up, and come as often as that one. All of it in one statement, or why not.
 */
export async function changePack(
  context: AppContext,
  call: CartCall,
  change: PackChange,
): Promise<Result<null, CartRefused>> {
  const [row] = await context.database.rows(movePieces, { ...touchValues(context, call), ...change })
  if (row?.changed) return success(null)
  const notOpen = await whyNotOpen(context, call, row?.state)
  if (notOpen) return notOpen
  if (!row || row.moved === null) return missing('line')
  if (!row.pack) return missing('product')
  if (row.isRepeated && !row.pack.mayRepeat) return refusal('not-repeatable')
  const wanted = row.already + row.moved
  if (row.willRepeat && isTooManyToRepeat(wanted)) return tooManyToRepeat()
  return demandRefusal({ ...row.pack, wanted })
}

// The cart is locked first, then its line as it is then: of two who change it at once the second finds what the first left.
const movePieces = statement<CartTouch & PackChange, Changed>(
  'cart-change-pack',
  `
    with own as materialized (
      select cart_id, state from cart where ${ownCartSql} for update),
    line as materialized (
      select l.cart_id, l.quantity, l.added_at, l.repeat_days, least(coalesce(:quantity::int, l.quantity), l.quantity) moved
      from cart_line l join own using (cart_id) where own.state = 'open' and l.variant_id = :variantId for update of l),
    pack as (
      select v.variant_id, (${samplesPerPackSql}) samples_per_pack, s.amount stock, ${mostOfVariantSql} most,
        ${mayRepeatSql} may_repeat,
        l.quantity already, case when l.quantity is null then line.repeat_days else l.repeat_days end days
      from line left join cart_line l on l.cart_id = :cartId and l.variant_id = :toVariantId
      ${sellableVariantSql({ variantId: ':toVariantId', languageId: ':languageId', now: ':now' })}
      where (${samplesPerPackSql}) = 0 and v.variant_id <> :variantId
        and v.product_id = (select p.product_id from product_pack p where p.variant_id = :variantId)),
    put as (
      insert into cart_line as l (cart_id, variant_id, quantity, added_at, repeat_days)
      select line.cart_id, pack.variant_id, line.moved, line.added_at, line.repeat_days from line, pack
      where coalesce(pack.already, 0) + line.moved <= pack.most
        and ${fitsRepeatSql('coalesce(pack.already, 0) + line.moved', 'pack.days')} and (line.repeat_days is null or pack.may_repeat)
      on conflict (cart_id, variant_id) do update set quantity = l.quantity + excluded.quantity
        where l.quantity + excluded.quantity <= (select most from pack)
      returning quantity),
    emptied_line as (
      delete from cart_line l using line, put
      where l.cart_id = line.cart_id and l.variant_id = :variantId and line.moved = line.quantity returning 1),
    fewer as (
      update cart_line l set quantity = l.quantity - line.moved from line, put
      where l.cart_id = line.cart_id and l.variant_id = :variantId and line.moved < line.quantity),
    touched as (
      update cart set version = version + 1, last_modified = :now, language_id = :languageId,
        line_count = line_count + (pack.already is null)::int - (select count(*) from emptied_line)::int
      from put, pack where cart_id = :cartId)
    select own.state, exists (select from put) changed, line.moved, coalesce(line.repeat_days > 0, false) "isRepeated",
      coalesce(pack.days > 0, false) "willRepeat",
      coalesce(pack.already, 0) already, case when pack.variant_id is not null then json_build_object(
        'samplesPerPack', pack.samples_per_pack, 'stock', pack.stock, 'mayRepeat', pack.may_repeat) end pack
    from own left join line on true left join pack on true`,
)
