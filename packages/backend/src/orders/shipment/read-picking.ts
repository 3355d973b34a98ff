import { dateInZone } from '@haverhof/domain/sites'
import { type Database, statement } from '../../database/index.ts'
import { lotColumns, type Lot } from '../stock/change-lot.ts'
import { leftOfLineSql } from '../stock/unsent-sql.ts'

/** A line of an order, and how many of its pieces are still to be sent. */
export type LineToSend = {
  orderId: number
  lineNumber: number
  variantId: number
  /** What a scanner reads on the pack. */
  codes: { article: string; ean: string }
  description: string
  productLabel: string
  left: number
}

/** A lot of one of its packs; those that are used up or blocked are among them. */
export type LotOfPack = Lot & {
  /** Its date is over (LOTS-5). */
  isExpired: boolean
}

export function readLinesToSend(
  { rows }: Pick<Database, 'rows'>,
  orderIds: readonly number[],
): Promise<LineToSend[]> {
  return rows(readLines, { orderIds })
}

export function readLotsOfPacks(
  { rows }: Pick<Database, 'rows'>,
  variantIds: readonly number[],
  now: Date,
): Promise<LotOfPack[]> {
  return rows(readLots, { variantIds, today: dateInZone(now, warehouseZone) })
}

/** The warehouse keeps its days by this clock. */
const warehouseZone = 'Europe/Amsterdam'

const readLines = statement<{ orderIds: readonly number[] }, LineToSend>(
  'shipments-lines-to-send',
  `
    select l.order_id "orderId", l.line_number "lineNumber", l.variant_id "variantId", (select p.codes from product_pack p where p.variant_id = l.variant_id) codes, l.description,
      l.product_label "productLabel", ${leftOfLineSql('l')} "left"
    from order_line l where l.order_id = any(:orderIds) order by l.order_id, l.line_number`,
)

const readLots = statement<{ variantIds: readonly number[]; today: string }, LotOfPack>(
  'shipments-lots-of-packs',
  `
    select ${lotColumns.select()}, coalesce(best_before < :today::date, false) "isExpired"
    from stock_lot where variant_id = any(:variantIds) order by best_before nulls last, lot_id`,
)
