import type { GiftOffer, Promotion, VatClass, VatRates } from '@haverhof/domain/pricing'
import { dateInZone } from '@haverhof/domain/sites'
import type { Transaction } from '../database/index.ts'
import { type CodeState, promotionState } from './promotion-state.ts'
import { type CustomerUses, readUses } from './read-uses.ts'
import type { PromotionTerms, Tariff, Terms } from './terms.ts'

/** Everything a price depends on besides the lines of the cart. */
export type PricingFacts = {
  /** The country of destination; the site's own while that is unknown. */
  countryId: number
  siteCountryId: number
  promotions: Promotion[]
  /** Null when no code was asked for. */
  codeState: CodeState | null
  gifts: GiftOffer[]
  /** Empty where the site does not send. */
  tariffs: readonly Tariff[]
  vatRates: VatRates
  isFirstOrder: boolean
}

export type FactsAsked = {
  siteId: number
  languageCode: string
  countryId: number | null
  now: Date
  /** Folded code, or null. */
  code: string | null
  /** Folded e-mail address of the customer, or null. */
  customerKey: string | null
  /** What can be given away now. */
  gifts: readonly GiftOffer[]
}

/** No statement, and one where a promotion counts its uses (PRICING-12). */
export async function pricingFacts(
  reader: Pick<Transaction, 'rows'>,
  terms: Terms,
  asked: FactsAsked,
): Promise<PricingFacts> {
  const site = terms.sites.get(asked.siteId)
  if (!site) throw new Error(`site ${asked.siteId} is gone`)
  const countryId = asked.countryId ?? site.countryId
  const meant = terms.promotions.filter(({ code }) => code === null || code === asked.code)
  const running = meant.filter((promotion) => promotionState(promotion, asked) === 'runs')
  const uses = await readUses(reader, running, asked)
  const offered = running.filter((one) => promotionState(one, asked, uses.of(one.promotionId)) === 'runs')
  return {
    countryId,
    siteCountryId: site.countryId,
    promotions: offered.map((promotion) => promotionIn(promotion, asked.languageCode)),
    codeState: asked.code === null ? null : codeStateOf(meant, asked, uses),
    gifts: asked.gifts.filter(({ productVariantId }) => offered.some((one) => gives(one, productVariantId))),
    tariffs: terms.tariffs(asked.siteId, countryId),
    vatRates: ratesOf(terms, countryId, asked.now),
    isFirstOrder: uses.isFirstOrder,
  }
}

function codeStateOf(meant: readonly PromotionTerms[], asked: FactsAsked, uses: CustomerUses): CodeState {
  const ofCode = meant.find(({ code }) => code === asked.code)
  return ofCode ? promotionState(ofCode, asked, uses.of(ofCode.promotionId)) : 'discount-unknown'
}

function promotionIn(promotion: PromotionTerms, languageCode: string): Promotion {
  const { promotionId, promotionKey, code, priority, isExclusive, rule, titles } = promotion
  const description = titles[languageCode] ?? titles['en'] ?? ''
  return { promotionId, promotionKey, code, priority, isExclusive, description, ...rule }
}

function gives({ rule }: PromotionTerms, variantId: number): boolean {
  return rule.effect.kind === 'free-product' && rule.effect.productVariantId === variantId
}

/** PRICING-3: the rate that began last, by the calendar of the shop; none where the shop does not deliver. */
function ratesOf({ countries }: Terms, countryId: number, now: Date): VatRates {
  const today = dateInZone(now, 'Europe/Amsterdam')
  const rates = countries.get(countryId)?.rates ?? []
  const rate = (vatClass: VatClass) =>
    rates.find((one) => one.vatClass === vatClass && one.validFrom <= today)?.percent ?? 0
  return { low: rate('low'), high: rate('high') }
}
