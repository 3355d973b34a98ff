import { type Database, statement } from '../../database/index.ts'
import { leftOfLineSql } from '../stock/unsent-sql.ts'

/** A line of an order, and how many of its pieces are still to be sent. */
export type LineToSend = {
  lineNumber: number
  variantId: number
  description: string
  productLabel: string
  left: number
}

/** A lot of one of its packs; those that are used up or blocked are among them. */
export type LotOfPack = {
  lotId: number
  variantId: number
  lotNumber: string
  bestBefore: string | null
  amount: number
  state: 'free' | 'blocked'
}

export function readLinesToSend({ rows }: Pick<Database, 'rows'>, orderId: number): Promise<LineToSend[]> {
  return rows(readLines, { orderId })
}

export function readLotsOfPacks(
  { rows }: Pick<Database, 'rows'>,
  variantIds: readonly number[],
): Promise<LotOfPack[]> {
  return rows(readLots, { variantIds })
}

const readLines = statement<{ orderId: number }, LineToSend>(
  'shipments-lines-to-send',
  `
    select l.line_number "lineNumber", l.variant_id "variantId", l.description, l.product_label "productLabel",
      ${leftOfLineSql('l')} "left"
    from order_line l where l.order_id = :orderId order by l.line_number`,
)

const readLots = statement<{ variantIds: readonly number[] }, LotOfPack>(
  'shipments-lots-of-packs',
  `
    select lot_id "lotId", variant_id "variantId", lot_number "lotNumber", best_before::text "bestBefore", amount, state
    from stock_lot where variant_id = any(:variantIds) order by best_before nulls last, lot_id`,
)
