import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { inTransaction, type NoValues, statement } from '../database/index.ts'
import { announceEvents } from '../webhooks/index.ts'

/** Prices that began longer ago were told of, or no worker has run since. */
const recentMs = 2 * DAY

/**
 * Tells of packs and products that are not as they were told last (WEBHOOKS-9). What is there is compared with what was told: a
 * thousand orders in a minute are one event per pack, an order pays nothing for it, a price that begins at a planned moment is
 * noticed, and no change is missed, whatever made it. The first look only takes a snapshot.
 */
export async function announceGoods(context: AppContext): Promise<void> {
  const now = context.now()
  await inTransaction(context, async (transaction) => {
    const packs = await transaction.rows(takeChangedStock)
    const subjectIds = packs.map(({ variantId }) => variantId)
    if (subjectIds.length > 0)
      await announceEvents(transaction, { type: 'stock.changed', subjectIds, siteId: null, now })
  })
  await inTransaction(context, async (transaction) => {
    const recent = new Date(now.getTime() - recentMs)
    const products = await transaction.rows(takeChangedProducts, { now, recent })
    const subjectIds = products.map(({ productId }) => productId)
    if (subjectIds.length > 0)
      await announceEvents(transaction, { type: 'product.changed', subjectIds, siteId: null, now })
  })
}

// Of two who look at the same time the second finds nothing left to take.
const takeChangedStock = statement<NoValues, { variantId: number }>(
  'catalogue-take-changed-stock',
  `
    with changed as (
      select s.variant_id, s.amount from stock s left join announced_stock a using (variant_id)
      where s.amount is distinct from a.amount order by s.variant_id),
    announcements as (
      insert into announced_stock as a (variant_id, amount) select variant_id, amount from changed
      on conflict (variant_id) do update set amount = excluded.amount where a.amount <> excluded.amount
      returning variant_id)
    select variant_id "variantId" from announcements where exists (select from announced_stock) order by variant_id`,
)

const takeChangedProducts = statement<{ now: Date; recent: Date }, { productId: number }>(
  'catalogue-take-changed-products',
  `
    with priced as (
      select v.product_id, max(p.valid_from) priced_from
      from variant_price p join product_variant v using (variant_id)
      where p.valid_from > :recent and p.valid_from <= :now group by v.product_id),
    changed as (
      select p.product_id, p.content_version, coalesce(n.priced_from, a.priced_from, :recent) priced_from
      from product p left join priced n using (product_id) left join announced_product a using (product_id)
      where p.content_version is distinct from a.content_version or n.priced_from > a.priced_from
      order by p.product_id),
    announcements as (
      insert into announced_product as a (product_id, content_version, priced_from)
      select product_id, content_version, priced_from from changed
      on conflict (product_id) do update set content_version = excluded.content_version, priced_from = excluded.priced_from
        where a.content_version <> excluded.content_version or a.priced_from < excluded.priced_from
      returning product_id)
    select product_id "productId" from announcements where exists (select from announced_product) order by product_id`,
)
