import {
  type CatalogueFigures,
  currentPrice,
  type IndexedProduct,
  type SearchDocument,
  type SitePrice,
  type SiteProduct,
  struckPriceCents,
  type TextIndex,
} from '@haverhof/domain/catalogue'
import { type Database, statement } from '../../database/index.ts'
import type { Loading } from './generation.ts'
import { readProducts } from './load-figures.ts'
import type { LoadedSite } from './load-site.ts'
import { kiloCentsSql } from '../sold-here.ts'
import type { Reference } from './reference.ts'
import { readTextDocuments, type TextScope } from './text-documents.ts'

/** What this process has of the catalogue. */
export type LoadedCatalogue = {
  reference: Reference
  figures: CatalogueFigures
  sites: ReadonlyMap<number, LoadedSite>
  texts: { scope: TextScope; index: TextIndex }[]
}

export type Change = {
  productId: number
  unitsSold: number
  /** Deleted, or without a pack: then it is nowhere and says nothing. */
  isGone: boolean
  /** Only when more has changed than what it costs, where it is sold and how often it was. */
  content: IndexedProduct | undefined
  onSites: ChangedOnSite[]
  texts: Map<TextIndex, SearchDocument | undefined>
}

/** A product on a site, and the moment its next price begins that is known beforehand. */
type ChangedOnSite = SiteProduct & { siteId: number; nextPriceAt: number }

export async function readChanges(
  { database, now }: Loading,
  loaded: LoadedCatalogue,
  productIds: readonly number[],
): Promise<Change[]> {
  const { figures } = loaded
  const [rows, siteRows] = await Promise.all([
    database.rows(versions, { productIds }),
    database.rows(onSites, { productIds, siteIds: [...loaded.sites.keys()] }),
  ])
  const ofProduct = new Map(rows.map((row) => [row.productId, row]))
  const rewritten = productIds.filter((id) => {
    const doc = figures.docOfProduct.get(id)
    return doc === undefined || figures.contentVersions[doc] !== ofProduct.get(id)?.contentVersion
  })
  const contents = await readProducts(database, loaded.reference, rewritten)
  const content = new Map(contents.map((product) => [product.productId, product]))
  const documents = await readDocuments(database, loaded, rewritten)
  const sitesOf = Map.groupBy(siteRows, (row) => row.productId)
  return productIds.map((productId) => {
    const isGone = rewritten.includes(productId) && !content.has(productId)
    return {
      productId,
      isGone,
      unitsSold: ofProduct.get(productId)?.unitsSold ?? 0,
      content: content.get(productId),
      onSites: (sitesOf.get(productId) ?? []).map((row) => (isGone ? nowhere(row) : onSite(row, now()))),
      texts: new Map(
        rewritten.includes(productId)
          ? documents.map(({ index, said }) => [index, isGone ? undefined : said.get(productId)])
          : [],
      ),
    }
  })
}

/** What these products say in every language that is searched here. */
function readDocuments(
  database: Database,
  { reference, texts }: LoadedCatalogue,
  productIds: readonly number[],
) {
  if (productIds.length === 0) return []
  const wanted = { after: Math.min(...productIds) - 1, most: productIds.length, productIds }
  return Promise.all(
    texts.map(async ({ scope, index }) => {
      const documents = await readTextDocuments(database, reference, scope, wanted)
      return { index, said: new Map(documents.map((document) => [document.productId, document])) }
    }),
  )
}

function onSite({ siteId, prices, languageIds }: SiteRow, now: Date): ChangedOnSite {
  const moments = prices?.map(([, validFrom]) => validFrom).filter((at) => at > now.getTime()) ?? []
  const nextPriceAt = Math.min(...moments)
  return { siteId, languageIds, prices: pricesAt(prices ?? [], now.getTime()), nextPriceAt }
}

function nowhere({ siteId }: SiteRow): ChangedOnSite {
  return { siteId, languageIds: [], prices: [], nextPriceAt: Infinity }
}

/** Products of which a price has begun on this site since it was read. */
export async function readBegun(
  database: Database,
  span: { siteId: number; since: Date; now: Date },
): Promise<number[]> {
  const rows = await database.rows(begun, span)
  return rows.map(({ productId }) => productId)
}

/** [variant id, begin in ms, cents, is offer, cents of a kilogram] */
type PriceColumns = [number, number, number, boolean, number | null]

function pricesAt(columns: readonly PriceColumns[], now: number): SitePrice[] {
  const entries = columns.map(([variantId, validFrom, amountCents, isOffer, kiloCents]) => ({
    variantId,
    validFrom,
    amountCents,
    isOffer,
    kiloCents,
  }))
  return [...Map.groupBy(entries, ({ variantId }) => variantId)].flatMap(([variantId, all]) => {
    const history = all.filter(({ validFrom }) => validFrom <= now)
    const current = currentPrice(history, now)
    if (!current) return []
    return {
      variantId,
      amountCents: current.amountCents,
      kiloCents: current.kiloCents,
      isReduced: struckPriceCents(history, now) !== null,
    }
  })
}

type ChangedProduct = { productId: number; contentVersion: number; unitsSold: number }

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
          c.variant_id, extract(epoch from c.valid_from) * 1000, c.amount_cents, c.is_offer, ${kiloCentsSql('c.amount_cents')}))
        from product_variant v join variant_price c on c.variant_id = v.variant_id and c.site_id = asked_site.site_id
        where v.product_id = asked.product_id) prices,
      array(
        select language_id from publication p
        where p.product_id = asked.product_id and p.site_id = asked_site.site_id and p.is_published) "languageIds"
    from unnest(:productIds::int[]) asked(product_id) cross join unnest(:siteIds::int[]) asked_site(site_id)`,
)

const begun = statement<{ siteId: number; since: Date; now: Date }, { productId: number }>(
  'catalogue-index-begun-prices',
  `
    select distinct v.product_id "productId" from variant_price c join product_variant v using (variant_id)
    where c.site_id = :siteId and c.valid_from > :since and c.valid_from <= :now`,
)
