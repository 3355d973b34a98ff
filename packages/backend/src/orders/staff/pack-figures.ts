import { DAY } from '@haverhof/domain/shared'
import { type Database, statement } from '../../database/index.ts'
import { unsentSql } from '../stock/unsent-sql.ts'

/** Where the pieces of a pack are, and how fast they go (STOCK-6). */
export type PackFigures = {
  /** Taken by orders and not sent yet. */
  held: number
  inLots: number
  /** In blocked lots (LOTS-3). */
  blocked: number
  /** Of these, what is not free to sell (LOTS-3). */
  withheld: number
  /** The earliest date of a lot that can be sent. */
  nextBestBefore: string | null
  /** In the last four weeks. */
  sold: number
}

export const soldWeeks = 4

/** Of some packs at once; one of which nothing is known has zeros (STOCK-6). */
export async function packFigures(
  { rows }: Pick<Database, 'rows'>,
  { variantIds, now }: { variantIds: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, PackFigures>> {
  const since = new Date(now.getTime() - soldWeeks * 7 * DAY)
  const figureRows = await rows(read, { variantIds, since })
  return new Map(figureRows.map(({ variantId, ...figures }) => [variantId, figures]))
}

/** No older order can have been paid since: its goods are held for a week at most. Keeps the lines of all years out of it. */
const firstOrderSql = `
  select order_id from shop_order where status <> 'open' and ordered_at >= :since::timestamptz - interval '8 days'
  order by ordered_at, order_id limit 1`

const read = statement<{ variantIds: readonly number[]; since: Date }, PackFigures & { variantId: number }>(
  'stock-pack-figures',
  `
    with wanted as (select unnest(:variantIds::int[]) variant_id),
    held as (
      select variant_id, sum(quantity) pieces from (${unsentSql('taken.variant_id = any(:variantIds)')}) unsent
      group by variant_id),
    lots as (
      select variant_id, sum(amount) pieces, sum(amount) filter (where state = 'blocked') blocked, sum(withheld) withheld,
        min(best_before) filter (where state = 'free' and amount > 0) best_before
      from stock_lot where variant_id = any(:variantIds) group by variant_id),
    sold as (
      select l.variant_id, sum(l.quantity - l.called_off) pieces from shop_order o join order_line l using (order_id)
      where o.paid_at >= :since and o.status <> 'cancelled' and l.variant_id = any(:variantIds)
        and l.order_id >= (${firstOrderSql})
      group by l.variant_id)
    select variant_id "variantId", coalesce(held.pieces, 0)::int held, coalesce(lots.pieces, 0)::int "inLots",
      coalesce(lots.blocked, 0)::int blocked, coalesce(lots.withheld, 0)::int withheld,
      lots.best_before "nextBestBefore", coalesce(sold.pieces, 0)::int sold
    from wanted left join held using (variant_id) left join lots using (variant_id) left join sold using (variant_id)`,
)
