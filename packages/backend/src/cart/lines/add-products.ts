import { cartLimits } from '@haverhof/domain/cart'
import { missing, refusal, type Refused, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import {
  type CartCall,
  type CartState,
  type CartTouch,
  openCartSql,
  ownCartSql,
  whyNotOpen,
  touchValues,
} from '../cart-call.ts'
import type { CartRefused } from '../refusals.ts'
import { demandRefusal, mostOfVariantSql, samplesPerPackSql } from './line-limits.ts'
import type { Quantities } from './quantities.ts'
import {
  fitsRepeatSql,
  type Intervals,
  isTooManyToRepeat,
  keptOrSetSql,
  mayRepeatSql,
  once,
  refuseIntervals,
  tooManyToRepeat,
} from './repeat-lines.ts'
import { sellableVariantSql } from './sellable-variant.ts'
import { inOneStatement, inTransaction, statement } from '../../database/index.ts'

type Added = {
  state: CartState | null
  /** What the line holds now; null when nothing was added. */
  quantity: number | null
  already: number
  /** Null when this site does not sell such a pack. */
  pack: { samplesPerPack: number; stock: number; mayRepeat: boolean; isRepeated: boolean } | null
}

/** What kept a pack out of the cart; it undoes the packs that came before it. */
type NotAdded = Refused<'not-added', { row: Added | undefined; wanted: number; isRepeated: boolean }>

/** The cart has too many lines; a constraint of the database says so. */
type Full = 'too-many-lines'

/** Adds to the lines of packs, all of them, or says why not and adds none (CART-3). One pack is one statement. */
export async function addProducts(
  context: AppContext,
  call: CartCall,
  quantities: Quantities,
  intervals: Intervals = once,
): Promise<Result<null, CartRefused>> {
  const notOffered = await refuseIntervals(context, call, intervals)
  if (notOffered) return notOffered
  const added = await addOnce(context, call, quantities, intervals)
  if (added.ok || added.reason === 'not-added') return answerOf(context, call, added)
  // Lines of packs that have left the catalogue for good take no place: clear them away, count, and try once more.
  await context.database.rows(clearLines, { cartId: call.cartId })
  const again = await addOnce(context, call, quantities, intervals)
  if (again.ok || again.reason === 'not-added') return answerOf(context, call, again)
  return refusal('too-many-lines', { maximum: cartLimits.lines })
}

async function addOnce(
  context: AppContext,
  call: CartCall,
  quantities: Quantities,
  intervals: Intervals,
): Promise<Result<null, NotAdded | Full>> {
  const begin = quantities.size === 1 ? inOneStatement : inTransaction
  try {
    return await begin(context, async ({ rows }): Promise<Result<null, NotAdded>> => {
      for (const [index, [variantId, quantity]] of [...quantities].entries()) {
        const repeatDays = intervals.get(variantId) ?? null
        const values = { ...touchValues(context, call), variantId, quantity, place: index, repeatDays }
        const [row] = await rows(addLine, values)
        if (!row?.quantity)
          return refusal('not-added', { row, wanted: quantity, isRepeated: Boolean(repeatDays) })
      }
      return success(null)
    })
  } catch (error) {
    if (isFull(error)) return refusal('too-many-lines')
    throw error
  }
}

/** Found out after the transaction: asking for a second connection while one is held could make all of them wait. */
async function answerOf(
  context: AppContext,
  call: CartCall,
  added: Result<null, NotAdded>,
): Promise<Result<null, CartRefused>> {
  if (added.ok) return added
  const { row, wanted, isRepeated } = added
  const notOpen = await whyNotOpen(context, call, row?.state)
  if (notOpen) return notOpen
  if (isRepeated && row?.pack && !row.pack.mayRepeat) return refusal('not-repeatable')
  if (row?.pack?.isRepeated && isTooManyToRepeat(row.already + wanted)) return tooManyToRepeat()
  return row?.pack ? demandRefusal({ ...row.pack, wanted: row.already + wanted }) : missing('product')
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'cart_line_count'
}

// The row of the cart is changed first, so that adding, ordering and other adding take turns. The line itself is
// judged as it is then (`on conflict … where`), not as it was when the statement began; only the count may come out too
// high when the same pack is added twice at once, and is put right when it matters.
type NewLine = { variantId: number; quantity: number; place: number; repeatDays: number | null }

const addLine = statement<CartTouch & NewLine, Added>(
  'cart-add-product',
  `
    with pack as (
      select v.variant_id, (${samplesPerPackSql}) samples_per_pack, s.amount stock, ${mostOfVariantSql} most,
        ${mayRepeatSql} may_repeat,
        l.quantity already, coalesce(:repeatDays::int, l.repeat_days, 0) days
      from (select) one left join cart_line l on l.cart_id = :cartId and l.variant_id = :variantId
      ${sellableVariantSql({ variantId: ':variantId', languageId: ':languageId', now: ':now' })}),
    own as (
      update cart set version = version + 1, last_modified = :now, language_id = :languageId,
        line_count = line_count + (already is null)::int
      from pack where ${openCartSql} and coalesce(already, 0) + :quantity <= most
        and ${fitsRepeatSql('coalesce(already, 0) + :quantity', 'days')} and (coalesce(:repeatDays::int, 0) = 0 or may_repeat)
      returning cart_id),
    line as (
      insert into cart_line as l (cart_id, variant_id, quantity, added_at, repeat_days)
      select own.cart_id, pack.variant_id, :quantity, :now::timestamptz + :place * interval '1 microsecond',
        nullif(:repeatDays::int, 0) from own, pack
      on conflict (cart_id, variant_id) do update set quantity = l.quantity + excluded.quantity,
        repeat_days = ${keptOrSetSql}
        where l.quantity + excluded.quantity <= (select most from pack)
          and ${fitsRepeatSql('l.quantity + excluded.quantity', 'coalesce(:repeatDays::int, l.repeat_days)')}
      returning quantity)
    select line.quantity, coalesce(pack.already, 0) already,
      case when line.quantity is null then (select state from cart where ${ownCartSql}) end state,
      case when line.quantity is null and pack.variant_id is not null
        then json_build_object('samplesPerPack', pack.samples_per_pack, 'stock', pack.stock, 'mayRepeat', pack.may_repeat,
          'isRepeated', pack.days > 0) end pack
    from (select) one left join pack on true left join line on true`,
)

const clearLines = statement<{ cartId: string }>(
  'cart-clear-lines',
  `
    with stale_lines as (
      delete from cart_line l where l.cart_id = :cartId
        and not exists (select from product_variant v where v.variant_id = l.variant_id)
      returning 1)
    update cart set version = version + 1, line_count = (select count(*) from cart_line l where l.cart_id = :cartId)
      - (select count(*) from stale_lines)
    where cart_id = :cartId`,
)
