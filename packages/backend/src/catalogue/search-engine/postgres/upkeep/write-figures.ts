import { type PriceEntry, struckPriceCents } from '@haverhof/domain/catalogue'
import { statement, type Transaction } from '../../../../database/index.ts'
import { kiloCentsSql } from '../../../sold-here.ts'

/** Brings the rows of these products up to date; what has not changed is not written. */
export async function writeProducts({ rows }: Transaction, productIds: readonly number[]): Promise<void> {
  await rows(productRows, { productIds })
}

/** The same for what a site offers of them, with the prices of this moment. */
export async function writeOffers(
  { rows }: Transaction,
  siteId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  const offers = await rows(offerHistories, { siteId, productIds, now })
  const reducedIds = [...Map.groupBy(offers, ({ variantId }) => variantId)]
    .filter(([, entries]) => {
      const history = entries.map((entry): PriceEntry => ({ ...entry, validFrom: entry.validFrom.getTime() }))
      return struckPriceCents(history, now.getTime()) !== null
    })
    .map(([variantId]) => variantId)
  await rows(offerRows, { siteId, productIds, reducedIds, now })
}

const productRows = statement<{ productIds: readonly number[] }>(
  'catalogue-search-write-products',
  `
    with recursive line as (
      select category_id leaf, key, parent_id from category
      union all
      select line.leaf, above.key, above.parent_id from line join category above on above.category_id = line.parent_id
    ),
    fresh as (
      select p.product_id,
        array(select ean from product_variant v where v.product_id = p.product_id
          union select lower(regexp_replace(article, '[^a-zA-Z0-9]', '', 'g')) from product_variant v
          where v.product_id = p.product_id order by 1) codes,
        array(select facet_key || '=' || value_key from product_facet f where f.product_id = p.product_id
          union select 'product-group=' || line.key from product_category c join line on line.leaf = c.category_id
          where c.product_id = p.product_id
          union select 'new=new' where p.is_new order by 1) facets,
        p.sugar_percent::real sugar_percent, p.units_sold,
        (coalesce(r.average, 0) * coalesce(r.count, 0) + 3.5 * 5) / (coalesce(r.count, 0) + 5) praise,
        r.average rating, p.created_at
      from product p left join review_aggregate r on r.product_id = p.product_id and r.count > 0
      where p.product_id = any(:productIds)
    )
    insert into search_product as kept
      (product_id, codes, facets, sugar_percent, units_sold, praise, rating, created_at)
    select * from fresh
    on conflict (product_id) do update set codes = excluded.codes, facets = excluded.facets,
      sugar_percent = excluded.sugar_percent, units_sold = excluded.units_sold, praise = excluded.praise,
      rating = excluded.rating, created_at = excluded.created_at
    where (kept.codes, kept.facets, kept.sugar_percent, kept.units_sold, kept.praise, kept.rating, kept.created_at)
      is distinct from (excluded.codes, excluded.facets, excluded.sugar_percent, excluded.units_sold,
        excluded.praise, excluded.rating, excluded.created_at)`,
)

type SiteProducts = { siteId: number; productIds: readonly number[]; now: Date }

const offerHistories = statement<
  SiteProducts,
  { variantId: number; amountCents: number; isOffer: boolean; validFrom: Date }
>(
  'catalogue-search-offers',
  `
    select h.variant_id "variantId", h.amount_cents "amountCents", h.is_offer "isOffer", h.valid_from "validFrom"
    from product_variant v
    join variant_price h on h.site_id = :siteId and h.variant_id = v.variant_id and h.valid_from <= :now
    where v.product_id = any(:productIds) and exists (
      select from variant_price o where o.site_id = :siteId and o.variant_id = v.variant_id and o.is_offer)`,
)

const offerRows = statement<SiteProducts & { reducedIds: readonly number[] }>(
  'catalogue-search-write-offers',
  `
    with variant as (
      select v.product_id, v.position, v.variant_id, v.pack, v.weight_class, price.amount_cents,
        ${kiloCentsSql('price.amount_cents')} kilo_cents,
        v.variant_id = any(:reducedIds::int[]) is_reduced, next.stale_at
      from product_variant v
      left join lateral (
        select amount_cents from variant_price h
        where h.site_id = :siteId and h.variant_id = v.variant_id and h.valid_from <= :now
        order by valid_from desc limit 1) price on true
      left join lateral (
        select min(valid_from) stale_at from variant_price h
        where h.site_id = :siteId and h.variant_id = v.variant_id and h.valid_from > :now) next on true
      where v.product_id = any(:productIds) and exists (
        select from publication pub where pub.site_id = :siteId and pub.product_id = v.product_id)
    ),
    fresh as (
      select product_id, array_agg(variant_id order by position) variant_ids, array_agg(pack order by position) packs,
        array_agg(weight_class order by position) weight_classes,
        array_agg(amount_cents order by position) amounts_cents,
        array_agg(kilo_cents order by position) kilo_amounts_cents, array_agg(is_reduced order by position) reduced,
        array_remove(array_agg(distinct 'package=' || pack) || array_agg(distinct 'weight-class=' || weight_class)
          || case when bool_or(is_reduced) then array['sale=sale'] end, null) facets,
        min(amount_cents) lowest_cents, max(amount_cents) highest_cents, min(stale_at) stale_at
      from variant group by product_id
    ),
    stale_offers as (
      delete from search_offer kept where kept.site_id = :siteId and kept.product_id = any(:productIds)
        and not exists (select from fresh where fresh.product_id = kept.product_id)
    )
    insert into search_offer as kept (site_id, product_id, variant_ids, packs, weight_classes, amounts_cents,
      kilo_amounts_cents, reduced, facets, lowest_cents, highest_cents, stale_at)
    select :siteId, * from fresh
    on conflict (site_id, product_id) do update set variant_ids = excluded.variant_ids, packs = excluded.packs,
      weight_classes = excluded.weight_classes, amounts_cents = excluded.amounts_cents,
      kilo_amounts_cents = excluded.kilo_amounts_cents, reduced = excluded.reduced,
      facets = excluded.facets, lowest_cents = excluded.lowest_cents, highest_cents = excluded.highest_cents,
      stale_at = excluded.stale_at
    where (kept.variant_ids, kept.packs, kept.weight_classes, kept.amounts_cents, kept.kilo_amounts_cents, kept.reduced,
      kept.stale_at)
      is distinct from (excluded.variant_ids, excluded.packs, excluded.weight_classes, excluded.amounts_cents,
        excluded.kilo_amounts_cents, excluded.reduced, excluded.stale_at)`,
)
