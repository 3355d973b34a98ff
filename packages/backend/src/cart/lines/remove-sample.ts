import { missing, type Result, success } from '@haverhof/domain/shared'
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
import { samplesPerPackSql } from './line-limits.ts'
import { statement } from '../../database/index.ts'

export type SamplePlace = { variantId: number; sequence: number }

/**
 * Removes a sample: those behind it move up, and the last pack goes when no sample in it has a name (CART-29). So a kit of one
 * piece goes with its sample, a pack of several stays while one of them is named, and the last pack takes the line along.
 */
export async function removeSample(
  context: AppContext,
  call: CartCall,
  { variantId, sequence }: SamplePlace,
): Promise<Result<null, CartRefused>> {
  const values = { ...touchValues(context, call), variantId, sequence }
  const [row] = await context.database.rows(remove, values)
  const notOpen = await whyNotOpen(context, call, row?.state)
  if (notOpen) return notOpen
  return row?.removed ? success(null) : missing('sample')
}

/** The names that are left, in their new places. */
const leftSql = '(l.sample_names[1:(:sequence - 1)] || l.sample_names[:sequence + 1:])'

/** How many packs go: the last one, when the names that are left do not reach into it. */
const goneSql = `
  (array_remove(${leftSql}[(l.quantity - 1) * kit.samples_per_pack + 1:], null) = '{}')::int`

const remove = statement<CartTouch & SamplePlace, { state: CartState; removed: boolean }>(
  'cart-remove-sample',
  `
    with own as (
      select c.cart_id, c.state from cart c where ${ownCartSql} for update),
    kit as (
      select own.cart_id, (${samplesPerPackSql}) samples_per_pack
      from own, product_variant v join product p using (product_id)
      where own.state = 'open' and v.variant_id = :variantId),
    fewer as (
      update cart_line l set quantity = l.quantity - ${goneSql},
        sample_names = ${leftSql}
      from kit where l.cart_id = kit.cart_id and l.variant_id = :variantId and l.quantity * kit.samples_per_pack >= :sequence
        and l.quantity > ${goneSql}
      returning 0 lines),
    removed_lines as (
      delete from cart_line l using kit
      where l.cart_id = kit.cart_id and l.variant_id = :variantId and l.quantity * kit.samples_per_pack >= :sequence
        and l.quantity = ${goneSql}
      returning 1 lines),
    touched as (
      update cart set version = version + 1, last_modified = :now, language_id = :languageId,
        line_count = greatest(line_count - lines, 0)
      from (select lines from fewer union all select lines from removed_lines) removed where cart_id = :cartId
      returning 1)
    select state, exists (select from touched) removed from own`,
)
