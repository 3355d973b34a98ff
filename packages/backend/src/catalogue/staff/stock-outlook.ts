import { DAY } from '@haverhof/domain/shared'
import { type Database, statement } from '../../database/index.ts'

type PackOutlook = {
  variantId: number
  productId: number
  title: string
  article: string
  amount: number
  /** In the last 90 days. */
  sold: number
  /** The last time that its stock changed. */
  changedAt: Date | null
  /** At the pace of these days; 0 for what is sold out. */
  daysLeft: number
}

const countedDays = 90
/** Ordered today, goods are there before. */
const shortDays = 14

/** Packs that sell and are sold out, or will be within two weeks; those that sell most first (TODAY-2). */
export function readStockOutlook(
  { rows }: Pick<Database, 'rows'>,
  { now, language, limit }: { now: Date; language: string; limit: number },
): Promise<PackOutlook[]> {
  const since = new Date(now.getTime() - countedDays * DAY)
  return rows(read, { since, language, limit, countedDays, shortDays })
}

// ORDERS-15 keeps how much of a product was sold: only packs of which there is little for that are looked at one by one.
const read = statement<
  { since: Date; language: string; limit: number; countedDays: number; shortDays: number },
  PackOutlook
>(
  'stock-outlook',
  `
    with scarce as (
      select v.variant_id, v.product_id, v.article, s.amount
      from product p join product_variant v using (product_id) join stock s using (variant_id)
      where p.units_sold > 0 and s.amount <= p.units_sold * :shortDays::int / :countedDays::int
      order by p.units_sold desc limit 300),
    paced as (
      select c.*, m.sold, m.changed_at, case when c.amount = 0 then 0 else floor(c.amount * :countedDays::int / m.sold::float8) end days_left
      from scarce c
      cross join lateral (
        select -sum(change) filter (where reason in ('reserved', 'released') and at > :since) sold, max(at) changed_at
        from stock_movement where variant_id = c.variant_id) m
      where m.sold > 0)
    select variant_id "variantId", product_id "productId", coalesce(t.title, article) title, article, amount,
      sold::int sold, changed_at "changedAt", days_left::int "daysLeft"
    from paced
    left join lateral (
      select title from product_text join language using (language_id)
      where product_id = paced.product_id and code in (:language, 'en') order by code = :language desc limit 1) t on true
    where days_left <= :shortDays::int order by amount = 0 desc, sold desc, variant_id limit :limit`,
)
