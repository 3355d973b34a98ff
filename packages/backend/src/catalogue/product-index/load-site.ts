import {
  buildSiteFigures,
  type Numbering,
  type PriceEntry,
  type SiteFigures,
  struckPriceCents,
} from '@haverhof/domain/catalogue'
import { type Database, statement } from '../../database/index.ts'
import { kiloCentsSql } from '../sold-here.ts'
import { inTurns } from './in-turns.ts'

/** Prices and assortment of one site. */
export type LoadedSite = {
  figures: SiteFigures
  /** The moment up to which prices that were known beforehand have been taken over, the next such moment, and who is at it. */
  readAt: Date
  staleAt: number
  renewing: Promise<void> | null
}

type PriceRow = { variantId: number; amountCents: number; isOffer: boolean }
type HistoryRow = PriceRow & { validFrom: Date }
type CurrentRow = PriceRow & { kiloCents: number | null }

export async function loadSite(
  database: Database,
  figures: Numbering,
  siteId: number,
  now: Date,
): Promise<LoadedSite> {
  const [prices, history, staleAt, published] = await Promise.all([
    database.rows(statements.prices, { siteId, now }),
    database.rows(statements.offerHistory, { siteId, now }),
    nextPriceAt(database, siteId, now),
    database.rows(statements.published, { siteId }),
  ])
  const reduced = reducedVariants(history, now.getTime())
  const steps = buildSiteFigures(
    figures,
    prices.map((price) => ({ ...price, isReduced: reduced.has(price.variantId) })),
    new Map(published.map((row) => [row.languageId, row.productIds])),
  )
  return { figures: await inTurns(steps), readAt: now, staleAt, renewing: null }
}

/** The moment the next price begins that is known beforehand. */
export async function nextPriceAt(database: Database, siteId: number, now: Date): Promise<number> {
  const [next] = await database.rows(statements.nextPrice, { siteId, now })
  return next?.at?.getTime() ?? Infinity
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
  prices: statement<{ siteId: number; now: Date }, CurrentRow>(
    'catalogue-index-prices',
    `
      select distinct on (variant_id) variant_id "variantId", amount_cents "amountCents", is_offer "isOffer",
        ${kiloCentsSql('amount_cents')} "kiloCents"
      from variant_price join product_variant v using (variant_id)
      where site_id = :siteId and valid_from <= :now order by variant_id, valid_from desc`,
  ),
  offerHistory: statement<{ siteId: number; now: Date }, HistoryRow>(
    'catalogue-index-offers',
    `
      select variant_id "variantId", amount_cents "amountCents", is_offer "isOffer", valid_from "validFrom"
      from variant_price
      where site_id = :siteId and valid_from <= :now and variant_id in (
        select variant_id from variant_price where site_id = :siteId and is_offer)`,
  ),
  nextPrice: statement<{ siteId: number; now: Date }, { at: Date | null }>(
    'catalogue-index-next-price',
    'select min(valid_from) at from variant_price where site_id = :siteId and valid_from > :now',
  ),
  published: statement<{ siteId: number }, { languageId: number; productIds: number[] }>(
    'catalogue-index-published',
    `
      select language_id "languageId", array_agg(product_id) "productIds"
      from publication where site_id = :siteId and is_published group by language_id`,
  ),
}
