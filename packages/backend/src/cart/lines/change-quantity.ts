import { missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import {
  type CartCall,
  type CartState,
  type CartTouch,
  ownCartSql,
  whyNotOpen,
  touchValues,
} from '../cart-call.ts'
import type { CartRefused } from '../refusals.ts'
import { demandRefusal, mostOfVariantSql, samplesPerPackSql } from './line-limits.ts'
import {
  fitsRepeatSql,
  isTooManyToRepeat,
  mayRepeatSql,
  refuseIntervals,
  tooManyToRepeat,
} from './repeat-lines.ts'
import { statement } from '../../database/index.ts'

type Changed = {
  state: CartState
  changed: boolean
  pack: { samplesPerPack: number; stock: number; mayRepeat: boolean; isRepeated: boolean } | null
}

/** The interval stays when none is given; 0 makes the line come once. */
type LineChange = { variantId: number; quantity: number; repeatDays?: number | null | undefined }

/** Sets the quantity of a line in one statement (CART-7). Less is always possible, also of what is sold out. */
export async function changeQuantity(
  context: AppContext,
  call: CartCall,
  { variantId, quantity, repeatDays = null }: LineChange,
): Promise<Result<null, CartRefused>> {
  const notOffered = repeatDays
    ? await refuseIntervals(context, call, new Map([[variantId, repeatDays]]))
    : null
  if (notOffered) return notOffered
  const values = { ...touchValues(context, call), variantId, quantity, repeatDays }
  const [row] = await context.database.rows(setQuantity, values)
  if (row?.changed) return success(null)
  const notOpen = await whyNotOpen(context, call, row?.state)
  if (notOpen) return notOpen
  if (repeatDays && row?.pack && !row.pack.mayRepeat) return refusal('not-repeatable')
  if (row?.pack?.isRepeated && isTooManyToRepeat(quantity)) return tooManyToRepeat()
  return row?.pack ? demandRefusal({ ...row.pack, wanted: quantity }) : missing('line')
}

// Samples beyond the new quantity lose their names with their packs (CART-10).
const setQuantity = statement<CartTouch & Required<LineChange>, Changed>(
  'cart-change-quantity',
  `
    with pack as (
      select s.amount stock, (${samplesPerPackSql}) samples_per_pack,
        ${mostOfVariantSql} most, ${mayRepeatSql} may_repeat, coalesce(:repeatDays::int, l.repeat_days, 0) days
      from cart_line l join product_variant v using (variant_id) join product p using (product_id)
      join stock s using (variant_id)
      where l.cart_id = :cartId and l.variant_id = :variantId),
    own as (
      select cart_id, state from cart where ${ownCartSql} for update),
    line as (
      update cart_line l set quantity = :quantity,
        repeat_days = case when :repeatDays::int is null then l.repeat_days else nullif(:repeatDays::int, 0) end, sample_names = sample_names[1:(:quantity * samples_per_pack)] from own, pack
      where l.cart_id = own.cart_id and own.state = 'open' and l.variant_id = :variantId
        and (:quantity <= pack.most or :quantity <= l.quantity)
        and (coalesce(:repeatDays::int, 0) = 0 or pack.may_repeat)
        and ${fitsRepeatSql(':quantity', 'pack.days')}
      returning 1),
    touched as (
      update cart set version = version + 1, last_modified = :now, language_id = :languageId
      from line where cart_id = :cartId)
    select own.state, exists (select from line) changed,
      (select json_build_object('samplesPerPack', samples_per_pack, 'stock', stock, 'mayRepeat', may_repeat,
        'isRepeated', days > 0) from pack) pack
    from own`,
)
