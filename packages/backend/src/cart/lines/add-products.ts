import { cartLimits } from '@haverhof/domain/cart'
import type { AppContext } from '../../app-context.ts'
import { notFound, Refusal } from '../../http/index.ts'
import {
  type CartCall,
  type CartState,
  type CartTouch,
  openCartSql,
  ownCartSql,
  requireOpen,
  touchValues,
} from '../cart-call.ts'
import { demandRefusal, mostOfVariantSql, samplesPerPackSql } from './line-limits.ts'
import type { Quantities } from './quantities.ts'
import {
  fitsRepeatSql,
  type Intervals,
  isTooManyToRepeat,
  keptOrSetSql,
  mayRepeatSql,
  notRepeatable,
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
class NotAdded extends Error {
  readonly row: Added | undefined
  readonly wanted: number
  readonly isRepeated: boolean

  constructor(row: Added | undefined, wanted: { quantity: number; isRepeated: boolean }) {
    super('not added')
    this.row = row
    this.wanted = wanted.quantity
    this.isRepeated = wanted.isRepeated
  }
}

/** CART-3: adds to the lines of packs, all of them, or says why not and adds none. One pack is one statement. */
export async function addProducts(
  context: AppContext,
  call: CartCall,
  quantities: Quantities,
  intervals: Intervals = once,
): Promise<void> {
  await refuseIntervals(context, call, intervals)
  try {
    await addOnce(context, call, quantities, intervals)
  } catch (error) {
    if (!isFull(error)) throw await refusalOf(context, call, error)
    // Lines of packs that have left the catalogue for good take no place: clear them away, count, and try once more.
    await context.database.rows(clearLines, { cartId: call.cartId })
    await addOnce(context, call, quantities, intervals).catch(async (again: unknown) => {
      throw isFull(again) ? tooManyLines() : await refusalOf(context, call, again)
    })
  }
}

async function addOnce(
  context: AppContext,
  call: CartCall,
  quantities: Quantities,
  intervals: Intervals,
): Promise<void> {
  const begin = quantities.size === 1 ? inOneStatement : inTransaction
  await begin(context, async ({ rows }) => {
    for (const [place, [variantId, quantity]] of [...quantities].entries()) {
      const repeatDays = intervals.get(variantId) ?? null
      const values = { ...touchValues(context, call), variantId, quantity, place, repeatDays }
      const [row] = await rows(addLine, values)
      if (!row?.quantity) throw new NotAdded(row, { quantity, isRepeated: !!repeatDays })
    }
  })
}

/** Found out after the transaction: asking for a second connection while one is held could make all of them wait. */
async function refusalOf(context: AppContext, call: CartCall, error: unknown): Promise<unknown> {
  if (!(error instanceof NotAdded)) return error
  const { row, wanted, isRepeated } = error
  await requireOpen(context, call, row?.state)
  if (isRepeated && row?.pack && !row.pack.mayRepeat) return notRepeatable()
  if (row?.pack?.isRepeated && isTooManyToRepeat(row.already + wanted)) return tooManyToRepeat()
  return row?.pack ? demandRefusal({ ...row.pack, wanted: row.already + wanted }) : notFound('product')
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'cart_line_count'
}

function tooManyLines(): Refusal {
  const maximum = cartLimits.lines
  const title = `A cart holds at most ${maximum} different products.`
  return new Refusal({ status: 409, code: 'too-many-lines', title, maximum })
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
    with gone as (
      delete from cart_line l where l.cart_id = :cartId
        and not exists (select from product_variant v where v.variant_id = l.variant_id)
      returning 1)
    update cart set version = version + 1, line_count = (select count(*) from cart_line l where l.cart_id = :cartId)
      - (select count(*) from gone)
    where cart_id = :cartId`,
)
