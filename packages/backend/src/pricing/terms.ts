import type { PromotionCondition, PromotionEffect } from '@haverhof/domain/pricing'
import type { DatedTaxRate, TaxClass } from '@haverhof/domain/sites'
import type { Destination, ShippingMethod, WeightLimits } from '@haverhof/domain/delivery'
import type { Resources } from '../resources.ts'
import type { Translations } from './records.ts'
import { type Database, type NoValues, statement } from '../database/index.ts'

export type Tariff = WeightLimits & {
  shippingMethod: ShippingMethod
  priceCents: number
  freeFromCents: number | null
  dealerPriceCents: number
  lorryFromKg: number | null
  lorryPriceCents: number | null
  choosableDays: number | null
}

export type PromotionTerms = {
  promotionId: number
  promotionKey: string
  code: string | null
  priority: number
  isExclusive: boolean
  siteIds: number[] | null
  startsAt: number | null
  endsAt: number | null
  usageLimit: number | null
  usageLimitPerCustomer: number | null
  rule: { condition: PromotionCondition; effect: PromotionEffect }
  titles: Translations
}

/** Whether uses are counted, of all orders or of one customer. */
export function isLimited({ usageLimit, usageLimitPerCustomer }: PromotionTerms): boolean {
  return usageLimit !== null || usageLimitPerCustomer !== null
}

export type CountryTerms = Destination & { regionCode: string; rates: readonly DatedTaxRate[] }

/** What every price depends on besides the cart and its packs, as it was at one version. */
export type Terms = {
  version: number
  sites: ReadonlyMap<number, { countryId: number; currencySymbol: string; exchangeRate: number }>
  countries: ReadonlyMap<number, CountryTerms>
  taxClasses: ReadonlyMap<string, TaxClass>
  /** By site and country; nothing where the site does not send. */
  tariffs: (siteId: number, countryId: number) => readonly Tariff[]
  /** Active ones, by id. */
  promotions: readonly PromotionTerms[]
}

/** The terms in the memory of a process (PRICING-15). */
export type PriceTerms = { read: (version?: number) => Promise<Terms> }

/**
 * Cached by every process (PRICING-15). A statement that asks for prices reads `terms_version` along with them; terms
 * of another version are read anew, so that no price ever follows terms that have changed.
 */
export function createPriceTerms({ database }: Pick<Resources, 'database'>): PriceTerms {
  let cached: Promise<Terms> | null = null
  return {
    read: async (version) => {
      const before = cached
      if (before && (version === undefined || (await before).version === version)) return before
      // Another call may have begun to read them meanwhile.
      if (cached && cached !== before) return cached
      const reading = readTerms(database)
      cached = reading
      reading.catch(() => {
        if (cached === reading) cached = null
      })
      return reading
    },
  }
}

type TermsRow = {
  version: number
  sites: { siteId: number; countryId: number; currencySymbol: string; exchangeRate: number }[]
  countries: (CountryTerms & { countryId: number })[]
  taxClasses: TaxClass[]
  tariffs: (Tariff & { siteId: number; countryId: number })[]
  promotions: PromotionTerms[]
}

async function readTerms(database: Database): Promise<Terms> {
  const [row] = await database.rows(terms)
  if (!row) throw new Error('price_terms has lost its row')
  const tariffs = Map.groupBy(row.tariffs, ({ siteId, countryId }) => `${siteId} ${countryId}`)
  return {
    version: row.version,
    sites: new Map(row.sites.map(({ siteId, ...site }) => [siteId, site])),
    countries: new Map(row.countries.map(({ countryId, ...country }) => [countryId, country])),
    taxClasses: new Map(row.taxClasses.map((each) => [each.taxClass, each])),
    tariffs: (siteId, countryId) => tariffs.get(`${siteId} ${countryId}`) ?? [],
    promotions: row.promotions,
  }
}

const terms = statement<NoValues, TermsRow>(
  'pricing-terms',
  `
    select version,
      (select coalesce(json_agg(json_build_object('siteId', site_id, 'countryId', country_id,
        'currencySymbol', currency_symbol, 'exchangeRate', exchange_rate)), '[]') from site) sites,
      (select coalesce(json_agg(json_build_object('countryId', c.country_id, 'regionCode', c.region_code,
        'moreDays', c.more_days, 'labelLanguages', c.label_languages, 'rates', c.tax_rates)), '[]') from country_terms c) countries,
      (select coalesce(json_agg(json_build_object('taxClass', tax_class, 'supply', supply, 'vatType', vat_type)), '[]')
        from vat_class) "taxClasses",
      (select coalesce(json_agg(json_build_object('siteId', site_id, 'countryId', country_id,
        'shippingMethod', shipping_method, 'priceCents', price_cents, 'freeFromCents', free_from_cents,
        'dealerPriceCents', dealer_price_cents, 'lorryFromKg', lorry_from_grams / 1000.0, 'lorryPriceCents', lorry_price_cents,
        'mostKg', most_grams / 1000.0, 'mostPieceKg', most_piece_grams / 1000.0, 'choosableDays', choosable_days)
        order by position), '[]') from shipping_tariff) tariffs,
      (select coalesce(json_agg(json_build_object('promotionId', promotion_id, 'promotionKey', promotion_key, 'code', code,
        'priority', priority, 'isExclusive', is_exclusive, 'siteIds', site_ids,
        'startsAt', extract(epoch from starts_at) * 1000, 'endsAt', extract(epoch from ends_at) * 1000,
        'usageLimit', usage_limit, 'usageLimitPerCustomer', usage_limit_per_customer, 'rule', rule, 'titles', titles)
        order by promotion_id), '[]') from promotion where is_active) promotions
    from price_terms`,
)
