import { packSizeText } from '@haverhof/domain/catalogue'
import type { ShippingMethod } from '@haverhof/domain/delivery'
import type { GiftOffer, Promotion, VatRates } from '@haverhof/domain/pricing'
import type { Transaction } from '../database/index.ts'
import { pricingFactsSql } from './facts-sql.ts'

export type Tariff = { shippingMethod: ShippingMethod; priceCents: number; freeFromCents: number | null }

/** Why a code is refused before any cart is looked at. */
export type CodeState =
  | 'runs'
  | 'discount-unknown'
  | 'discount-not-here'
  | 'discount-expired'
  | 'discount-used-up'

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
  tariffs: Tariff[]
  vatRates: VatRates
  isFirstOrder: boolean
}

/** The JSON that `pricingFactsSql` builds. */
export type FactsJson = Omit<PricingFacts, 'gifts'> & {
  gifts: (Omit<GiftOffer, 'productLabel'> & {
    contentAmount: number
    contentUnit: 'g' | 'ml' | 'piece'
    textLanguage: string
  })[]
}

export type FactsAsked = {
  siteId: number
  languageId: number
  countryId: number | null
  now: Date
  code: string | null
  customerKey: string | null
}

/** One statement. Where the cart is read too, embed `pricingFactsSql` there and shape its JSON with `factsOf`. */
export async function pricingFacts(
  reader: Pick<Transaction, 'rows'>,
  asked: FactsAsked,
): Promise<PricingFacts> {
  const { siteId, languageId, countryId, now, code, customerKey } = asked
  const values = [siteId, languageId, countryId, now, code, customerKey]
  const [row] = await reader.rows<{ facts: FactsJson | null }>(factsStatement, values)
  if (!row?.facts) throw new Error(`site ${siteId} has no language ${languageId}`)
  return factsOf(row.facts)
}

export function factsOf({ gifts, ...facts }: FactsJson): PricingFacts {
  return {
    ...facts,
    gifts: gifts.map(({ contentAmount, contentUnit, textLanguage, ...gift }) => ({
      ...gift,
      productLabel: packSizeText({ amount: contentAmount, unit: contentUnit }, textLanguage),
    })),
  }
}

const factsStatement = {
  name: 'pricing-facts',
  text: `select ${pricingFactsSql({
    siteId: '$1',
    languageId: '$2',
    countryId: '$3::int',
    now: '$4',
    code: '$5',
    customerKey: '$6',
  })} facts`,
}
