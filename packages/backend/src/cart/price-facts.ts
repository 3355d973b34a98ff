import type { Promotion } from '@haverhof/domain/pricing'
import type { SitePair } from '@haverhof/domain/sites'
import { packFactsSql } from './pack-facts.ts'
import type { PackFacts } from './pack-facts.ts'
import type { Reader } from './stored-cart.ts'

/** Everything outside the cart that its price depends on, as it is at one moment. */
export type PriceFacts = {
  /** Packs of the lines and of running gifts; what the site does not sell is missing. */
  packs: readonly PackFacts[]
  /** Running on this site, limits not used up, without a code or with the one of the cart. */
  promotions: readonly Promotion[]
  /** What is known about the code of the cart; null when there is no such code. */
  code: CodeFacts | null
  /** How the site delivers to the destination, in the order offered. */
  tariffs: readonly { method: 0 | 1; priceCents: number; freeFromCents: number | null }[]
  vatRates: { low: number; high: number }
  destinationRegionCode: string | null
  isFirstOrder: boolean
  site: { currencySymbol: string; exchangeRate: number }
}

export type CodeFacts = {
  isRunning: boolean
  isHere: boolean
  isOver: boolean
  isUsedUp: boolean
}

export type PriceQuestion = {
  scope: SitePair
  now: Date
  variantIds: readonly number[]
  countryId: number
  /** Folded. */
  code: string | null
  /** The customer's folded e-mail address, once it is known. */
  customerKey: string | null
}

type Row = Omit<PriceFacts, 'vatRates'> & {
  vatRates: Partial<PriceFacts['vatRates']> | null
  siteVatRates: PriceFacts['vatRates']
}

/** One statement, the same for stored and for sent carts (CART-9). */
export async function readPriceFacts(reader: Reader, question: PriceQuestion): Promise<PriceFacts> {
  const { scope, variantIds, now, countryId, code, customerKey } = question
  const [row] = await reader.rows<Row>(priceFacts, [
    variantIds,
    scope.siteId,
    scope.languageId,
    now,
    countryId,
    code,
    customerKey,
    scope.languageCode,
    scope.fallbackLanguageCode,
  ])
  if (!row) throw new Error(`site ${scope.siteId} is gone`)
  const { siteVatRates, ...facts } = row
  return { ...facts, vatRates: { ...siteVatRates, ...row.vatRates } }
}

const usesByCustomerSql = `
  (select count(*) from promotion_redemption r where r.promotion_id = p.promotion_id and r.customer_key = $7
    and r.released_at is null)`

const isUsedUpSql = `
  (coalesce(p.used >= p.usage_limit, false) or coalesce(${usesByCustomerSql} >= p.usage_limit_per_customer, false))`

const runningSql = `
  select p.promotion_id, p.promotion_key, p.code, p.priority, p.is_exclusive, p.rule,
    coalesce(p.titles->>$8, p.titles->>$9, p.promotion_key) description
  from promotion p
  where p.is_active and (p.site_ids is null or $2 = any(p.site_ids))
    and (p.starts_at is null or p.starts_at <= $4) and (p.ends_at is null or p.ends_at > $4)
    and (p.code is null or p.code = $6) and not ${isUsedUpSql}`

const codeSql = `
  select json_build_object('isRunning', p.is_active and (p.starts_at is null or p.starts_at <= $4),
    'isHere', p.site_ids is null or $2 = any(p.site_ids), 'isOver', coalesce(p.ends_at <= $4, false),
    'isUsedUp', ${isUsedUpSql})
  from promotion p where p.code = $6`

const vatSql = `
  select json_object_agg(vat_class, percent) from (
    select distinct on (vat_class) vat_class, percent from vat_rate
    where country_id = $5 and valid_from <= ($4::timestamptz at time zone 'Europe/Amsterdam')::date
    order by vat_class, valid_from desc) latest`

const priceFacts = {
  name: 'cart-price-facts',
  text: `
    with running as materialized (${runningSql}),
    wanted as (
      select unnest($1::int[]) variant_id
      union select (rule->'effect'->>'productVariantId')::int from running
      where rule->'effect'->>'kind' = 'free-product')
    select (${packFactsSql}) packs,
      coalesce((select json_agg(json_build_object('promotionId', promotion_id, 'promotionKey', promotion_key,
          'code', code, 'priority', priority, 'isExclusive', is_exclusive, 'description', description,
          'condition', rule->'condition', 'effect', rule->'effect') order by promotion_id)
        from running), '[]') promotions,
      (${codeSql}) code,
      coalesce((select json_agg(json_build_object('method', shipping_method, 'priceCents', price_cents,
          'freeFromCents', free_from_cents) order by position)
        from shipping_tariff where site_id = $2 and country_id = $5), '[]') tariffs,
      (${vatSql}) "vatRates",
      json_build_object('low', s.vat_percentage_low, 'high', s.vat_percentage_high) "siteVatRates",
      (select region_code from country where country_id = $5) "destinationRegionCode",
      not exists (select from shop_order o where o.email_address = $7
        and o.status not in ('open', 'cancelled')) "isFirstOrder",
      json_build_object('currencySymbol', s.currency_symbol, 'exchangeRate', s.exchange_rate) site
    from site s where s.site_id = $2`,
}
