import {
  buildSiteFigures,
  type CatalogueFigures,
  type PriceEntry,
  type SiteFigures,
  struckPriceCents,
} from '@haverhof/domain/catalogue'
import type { Database } from '../../database/index.ts'
import { inTurns } from './in-turns.ts'

/** Prices and assortment of one site, and the moment the next known price begins. */
export type LoadedSite = { figures: SiteFigures; staleAt: number }

type PriceRow = { variantId: number; amountCents: number; isOffer: boolean }
type HistoryRow = PriceRow & { validFrom: Date }

export async function loadSite(
  database: Database,
  figures: CatalogueFigures,
  siteId: number,
  now: Date,
): Promise<LoadedSite> {
  const [prices, history, next, published] = await Promise.all([
    database.rows<PriceRow>(statements.prices, [siteId, now]),
    database.rows<HistoryRow>(statements.offerHistory, [siteId, now]),
    database.rows<{ at: Date | null }>(statements.nextPrice, [siteId, now]),
    database.rows<{ languageId: number; productIds: number[] }>(statements.published, [siteId]),
  ])
  const reduced = reducedVariants(history, now.getTime())
  const steps = buildSiteFigures(
    figures,
    prices.map((price) => ({ ...price, isReduced: reduced.has(price.variantId) })),
    new Map(published.map((row) => [row.languageId, row.productIds])),
  )
  return { figures: await inTurns(steps), staleAt: next[0]?.at?.getTime() ?? Infinity }
}

function reducedVariants(rows: readonly HistoryRow[], now: number): Set<number> {
  const histories = Map.groupBy(rows, (row) => row.variantId)
  const reduced = [...histories].filter(([, entries]) => {
    const history = entries.map((entry): PriceEntry => ({ ...entry, validFrom: entry.validFrom.getTime() }))
    return struckPriceCents(history, now) !== null
  })
  return new Set(reduced.map(([variantId]) => variantId))
}

const statements = {
  prices: {
    name: 'catalogue-index-prices',
    text: `
      select distinct on (variant_id) variant_id "variantId", amount_cents "amountCents", is_offer "isOffer"
      from variant_price where site_id = $1 and valid_from <= $2 order by variant_id, valid_from desc`,
  },
  offerHistory: {
    name: 'catalogue-index-offers',
    text: `
      select variant_id "variantId", amount_cents "amountCents", is_offer "isOffer", valid_from "validFrom"
      from variant_price
      where site_id = $1 and valid_from <= $2 and variant_id in (
        select variant_id from variant_price where site_id = $1 and is_offer)`,
  },
  nextPrice: {
    name: 'catalogue-index-next-price',
    text: 'select min(valid_from) at from variant_price where site_id = $1 and valid_from > $2',
  },
  published: {
    name: 'catalogue-index-published',
    text: `
      select language_id "languageId", array_agg(product_id) "productIds"
      from publication where site_id = $1 and is_published group by language_id`,
  },
}
