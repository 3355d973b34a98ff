import type { SitePair } from '@haverhof/domain/sites'
import { type FactsJson, factsOf, pricingFactsSql, type PricingFacts } from '../pricing/index.ts'
import { type PackFacts, packFactsSql } from './pack-facts.ts'
import type { Reader } from './stored-cart.ts'

/** Everything outside the cart that its price depends on, as it is at one moment. */
export type PriceFacts = {
  /** Packs of the lines; what the site does not sell is missing. */
  packs: readonly PackFacts[]
  pricing: PricingFacts
  destinationRegionCode: string
  site: { currencySymbol: string; exchangeRate: number }
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

/** One statement, the same for stored and for sent carts (CART-9). */
export async function readPriceFacts(reader: Reader, question: PriceQuestion): Promise<PriceFacts> {
  const { scope, variantIds, now, countryId, code, customerKey } = question
  const values = [variantIds, scope.siteId, scope.languageId, now, countryId, code, customerKey]
  const [row] = await reader.rows<Omit<PriceFacts, 'pricing'> & { pricing: FactsJson }>(priceFacts, values)
  if (!row) throw new Error(`site ${scope.siteId} is gone`)
  return { ...row, pricing: factsOf(row.pricing) }
}

const pricingSql = pricingFactsSql({
  siteId: '$2',
  languageId: '$3',
  countryId: '$5::int',
  now: '$4',
  code: '$6',
  customerKey: '$7',
})

const priceFacts = {
  name: 'cart-price-facts',
  text: `
    select (${packFactsSql}) packs, ${pricingSql} pricing,
      (select region_code from country where country_id = $5) "destinationRegionCode",
      json_build_object('currencySymbol', s.currency_symbol, 'exchangeRate', s.exchange_rate) site
    from site s where s.site_id = $2`,
}
