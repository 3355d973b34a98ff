import { missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { columnsOf, type RowOf, statement } from '../../database/index.ts'
import { demandRefusal, mostOfVariantSql, samplesPerPackSql } from '../lines/line-limits.ts'
import {
  fitsRepeatSql,
  type Intervals,
  isTooManyToRepeat,
  mayRepeatSql,
  tooManyToRepeat,
} from '../lines/repeat-lines.ts'
import type { Quantities } from '../lines/quantities.ts'
import { sellableVariantSql } from '../lines/sellable-variant.ts'
import type { CartRefused } from '../refusals.ts'
import type { StoredLine } from '../store/stored-cart.ts'
import type { cart } from '../tables.ts'

export const newCartColumns = columnsOf<typeof cart.$inferSelect>()([
  'cartId',
  'siteId',
  'languageId',
  'created',
  'lastModified',
  'clientIp',
  'mailplusId',
  'accountId',
  'storeId',
])

export type NewCartValues = RowOf<typeof newCartColumns>

export type FirstLine = Omit<StoredLine, 'sampleNames'>

type Pack = Omit<FirstLine, 'quantity' | 'repeatDays'> & { stock: number; fits: boolean; mayRepeat: boolean }
type Row = { packs: Pack[] }

/** Writes a cart together with its first lines, in one statement, or says what it cannot hold and writes nothing (CART-3). */
export async function createFilledCart(
  context: AppContext,
  cart: NewCartValues,
  quantities: Quantities,
  intervals: Intervals,
): Promise<Result<FirstLine[], CartRefused>> {
  const [row] = await context.database.rows(insertFilled, {
    ...cart,
    variantIds: [...quantities.keys()],
    quantities: [...quantities.values()],
    intervals: [...quantities.keys()].map((variantId) => intervals.get(variantId) || null),
  })
  const packs = new Map(row?.packs.map((pack) => [pack.variantId, pack]))
  const lines: FirstLine[] = []
  for (const [variantId, quantity] of quantities) {
    const pack = packs.get(variantId)
    if (!pack) return missing('product')
    const { productId, productType, samplesPerPack, stock, fits, mayRepeat } = pack
    const repeatDays = intervals.get(variantId) || null
    if (repeatDays !== null && !mayRepeat) return refusal('not-repeatable')
    if (repeatDays !== null && isTooManyToRepeat(quantity)) return tooManyToRepeat('products')
    if (!fits) return demandRefusal({ samplesPerPack, stock, wanted: quantity })
    lines.push({ productId, variantId, productType, samplesPerPack, quantity, repeatDays })
  }
  return success(lines)
}

const insertFilled = statement<
  NewCartValues & {
    variantIds: readonly number[]
    quantities: readonly number[]
    intervals: readonly (number | null)[]
  },
  Row
>(
  'cart-create-filled',
  `
    with pack as materialized (
      select w.variant_id, w.quantity, w.place, p.product_id, p.type, (${samplesPerPackSql}) samples_per_pack,
        s.amount stock, 
        w.quantity <= ${mostOfVariantSql} and ${fitsRepeatSql('w.quantity', 'w.repeat_days')} fits, w.repeat_days, ${mayRepeatSql} may_repeat
      from unnest(:variantIds::int[], :quantities::int[], :intervals::int[])
        with ordinality w(variant_id, quantity, repeat_days, place)
      ${sellableVariantSql({ variantId: 'w.variant_id', languageId: ':languageId', now: ':created' })}),
    new_cart as (
      insert into cart (${newCartColumns.list()}, line_count)
      select ${newCartColumns.values}, cardinality(:variantIds::int[])
      where cardinality(:variantIds::int[]) = (select count(*) from pack where fits and (repeat_days is null or may_repeat))
      returning cart_id),
    line as (
      insert into cart_line (cart_id, variant_id, quantity, added_at, repeat_days)
      select cart_id, variant_id, quantity, :created::timestamptz + (place - 1) * interval '1 microsecond', repeat_days
      from new_cart, pack)
    select coalesce(json_agg(json_build_object('productId', product_id, 'variantId', variant_id,
      'productType', type, 'samplesPerPack', samples_per_pack, 'stock', stock, 'fits', fits, 'mayRepeat', may_repeat)), '[]') packs
    from pack`,
)
