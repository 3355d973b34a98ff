import {
  type GiftOffer,
  giftVariantsOf,
  placeOfSupply,
  type Promotion,
  type VatTerms,
} from '@haverhof/domain/pricing'
import { company, type TaxClass, taxRatesOn } from '@haverhof/domain/sites'
import type { Transaction } from '../database/index.ts'
import { type CodeState, promotionState } from './promotion-state.ts'
import { type Customer, type CustomerUses, readUses } from './read-uses.ts'
import type { PromotionTerms, Tariff, Terms } from './terms.ts'

/** Everything a price depends on besides the lines of the cart. */
export type PricingFacts = VatTerms & {
  /** The country of destination; the site's own while that is unknown. */
  countryId: number
  siteCountryId: number
  promotions: Promotion[]
  /** Null when no code was asked for. */
  codeState: CodeState | null
  gifts: GiftOffer[]
  /** Empty where the site does not send. */
  tariffs: readonly Tariff[]
  taxClasses: ReadonlyMap<string, TaxClass>
  isFirstOrder: boolean
}

export type FactsQuery = Customer & {
  siteId: number
  languageCode: string
  countryId: number | null
  /** The country of a number that the register knows. */
  vatNumberRegionCode: string | null
  now: Date
  /** Folded code, or null. */
  code: string | null
  /** What can be given away now. */
  gifts: readonly GiftOffer[]
}

/** No statement, and one where a promotion counts its uses (PRICING-12) or is for first orders. */
export async function pricingFacts(
  reader: Pick<Transaction, 'rows'>,
  terms: Terms,
  query: FactsQuery,
): Promise<PricingFacts> {
  const site = terms.sites.get(query.siteId)
  if (!site) throw new Error(`site ${query.siteId} is gone`)
  const countryId = query.countryId ?? site.countryId
  const meant = terms.promotions.filter(({ code }) => code === null || code === query.code)
  const running = meant.filter((promotion) => promotionState(promotion, query) === 'runs')
  const uses = await readUses(reader, running, query)
  const offered = running.filter((one) => promotionState(one, query, uses.of(one.promotionId)) === 'runs')
  return {
    countryId,
    siteCountryId: site.countryId,
    promotions: offered.map((promotion) => promotionIn(promotion, query.languageCode)),
    codeState: query.code === null ? null : codeStateOf(meant, query, uses),
    gifts: query.gifts.filter(({ productVariantId }) =>
      offered.some(({ rule }) => giftVariantsOf(rule.effect).includes(productVariantId)),
    ),
    tariffs: terms.tariffs(query.siteId, countryId),
    taxClasses: terms.taxClasses,
    ...vatTermsOf(terms, countryId, query),
    isFirstOrder: uses.isFirstOrder,
  }
}

/** The rates that prices contain, and for which supplies they are paid (PRICING-3, PRICING-10). */
function vatTermsOf(
  { countries }: Terms,
  countryId: number,
  { vatNumberRegionCode, now }: FactsQuery,
): VatTerms {
  const destination = countries.get(countryId)
  const { ratesOfRegionCode, treatments } = placeOfSupply({
    sellerRegionCode: company.regionCode,
    destinationRegionCode: destination?.regionCode ?? '',
    vatNumberRegionCode,
  })
  const taxed = [...countries.values()].find(({ regionCode }) => regionCode === ratesOfRegionCode)
  return { taxRates: taxRatesOn(taxed?.rates ?? [], now), treatments }
}

function codeStateOf(meant: readonly PromotionTerms[], query: FactsQuery, uses: CustomerUses): CodeState {
  const ofCode = meant.find(({ code }) => code === query.code)
  return ofCode ? promotionState(ofCode, query, uses.of(ofCode.promotionId)) : 'discount-unknown'
}

function promotionIn(promotion: PromotionTerms, languageCode: string): Promotion {
  const { promotionId, promotionKey, code, priority, isExclusive, rule, titles } = promotion
  const description = titles[languageCode] ?? titles['en'] ?? ''
  return { promotionId, promotionKey, code, priority, isExclusive, description, ...rule }
}
