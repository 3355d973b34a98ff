import {
  currentPrice,
  type PriceEntry,
  type SitePrice,
  type SiteProduct,
  struckPriceCents,
} from '@haverhof/domain/catalogue'
import { type Database, statement } from '../../database/index.ts'

/** What is read of every announced product, whatever was changed. */
export type ChangedProduct = { productId: number; contentVersion: number; unitsSold: number }

export function readVersions(database: Database, productIds: readonly number[]): Promise<ChangedProduct[]> {
  return database.rows(versions, { productIds })
}

/** A product on a site, and the moment its next price begins that is known beforehand. */
export type ChangedOnSite = SiteProduct & { productId: number; siteId: number; nextPriceAt: number }

/** Prices and assortment of these products on these sites. */
export async function readOnSites(
  database: Database,
  productIds: readonly number[],
  siteIds: readonly number[],
  now: Date,
): Promise<ChangedOnSite[]> {
  if (siteIds.length === 0) return []
  const rows = await database.rows(onSites, { productIds, siteIds })
  return rows.map(({ productId, siteId, prices, languageIds }) => {
    const moments = prices?.map(([, validFrom]) => validFrom).filter((at) => at > now.getTime()) ?? []
    return {
      productId,
      siteId,
      languageIds,
      prices: pricesAt(prices ?? [], now.getTime()),
      nextPriceAt: Math.min(...moments),
    }
  })
}

/** Products of which a price has begun on this site since it was read. */
export async function readBegun(
  database: Database,
  asked: { siteId: number; since: Date; now: Date },
): Promise<number[]> {
  const rows = await database.rows(begun, asked)
  return rows.map(({ productId }) => productId)
}

/** [variant id, begin in ms, cents, is offer] */
type PriceColumns = [number, number, number, boolean]

function pricesAt(columns: readonly PriceColumns[], now: number): SitePrice[] {
  const entries = columns.map(([variantId, validFrom, amountCents, isOffer]) => ({
    variantId,
    validFrom,
    amountCents,
    isOffer,
  }))
  return [...Map.groupBy(entries, ({ variantId }) => variantId)].flatMap(([variantId, all]) => {
    const history: PriceEntry[] = all.filter(({ validFrom }) => validFrom <= now)
    const current = currentPrice(history, now)
    if (!current) return []
    return {
      variantId,
      amountCents: current.amountCents,
      isReduced: struckPriceCents(history, now) !== null,
    }
  })
}

const versions = statement<{ productIds: readonly number[] }, ChangedProduct>(
  'catalogue-index-versions',
  `
    select product_id "productId", content_version "contentVersion", units_sold "unitsSold"
    from product where product_id = any(:productIds)`,
)

type SiteRow = {
  productId: number
  siteId: number
  prices: PriceColumns[] | null
  languageIds: number[]
}

const onSites = statement<{ productIds: readonly number[]; siteIds: readonly number[] }, SiteRow>(
  'catalogue-index-changed-prices',
  `
    select product_id "productId", site_id "siteId", (
        select json_agg(json_build_array(
          c.variant_id, extract(epoch from c.valid_from) * 1000, c.amount_cents, c.is_offer))
        from product_variant v join variant_price c on c.variant_id = v.variant_id and c.site_id = asked_site.site_id
        where v.product_id = asked.product_id) prices,
      array(
        select p.language_id from language l join publication p on p.site_id = asked_site.site_id
          and p.language_id = l.language_id and p.product_id = asked.product_id
        where p.is_published) "languageIds"
    from unnest(:productIds::int[]) asked(product_id) cross join unnest(:siteIds::int[]) asked_site(site_id)`,
)

const begun = statement<{ siteId: number; since: Date; now: Date }, { productId: number }>(
  'catalogue-index-begun-prices',
  `
    select distinct v.product_id "productId" from variant_price c join product_variant v using (variant_id)
    where c.site_id = :siteId and c.valid_from > :since and c.valid_from <= :now`,
)
