import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import {
  type LiveColumns,
  livePackOf,
  livePacksSql,
  type PackFacts,
  withContents,
} from '../../catalogue/index.ts'
import { pricingFacts, type PricingFacts, termsVersionSql } from '../../pricing/index.ts'
import { giftOf } from './gift-offer.ts'
import { type Shelf, shelfOf, underTerms } from '../store/priced-variants.ts'
import { statement } from '../../database/index.ts'

/** Everything outside the cart that its price depends on, as it is at one moment. */
export type PriceFacts = {
  /** Packs of the lines; what the site does not sell is missing. */
  packs: readonly PackFacts[]
  pricing: PricingFacts
  destinationRegionCode: string
  site: { currencySymbol: string; exchangeRate: number }
}

export type PriceQuestion = {
  scope: SiteScope
  now: Date
  variantIds: readonly number[]
  countryId: number
  /** Folded. */
  code: string | null
  /** The customer's folded e-mail address, once it is known. */
  customerKey: string | null
}

/** The same for stored and for sent carts (CART-9); no statement but for promotions that count their uses. */
export async function priceFacts(
  context: AppContext,
  { packs, terms }: Shelf,
  { scope, now, variantIds, countryId, code, customerKey }: PriceQuestion,
): Promise<PriceFacts> {
  const { siteId, languageCode } = scope
  const gifts = [...packs.values()].map(giftOf)
  const asked = { siteId, languageCode, countryId, now, code, customerKey, gifts }
  const site = terms.sites.get(siteId)
  if (!site) throw new Error(`site ${siteId} is gone`)
  return {
    packs: variantIds.flatMap((id) => packs.get(id) ?? []),
    pricing: await pricingFacts(context.database, terms, asked),
    destinationRegionCode: terms.countries.get(countryId)?.regionCode ?? '',
    site,
  }
}

/** One statement: what stands on the shelf for a cart that is not stored. */
export async function readShelf(
  context: AppContext,
  { scope, now, variantIds }: Pick<PriceQuestion, 'scope' | 'now' | 'variantIds'>,
): Promise<Shelf> {
  const { siteId, languageId } = scope
  const { row, terms } = await underTerms(context, { siteId, now }, async (giftIds) => {
    const values = { variantIds: [...variantIds, ...giftIds], siteId, languageId, now }
    return (await context.database.rows(packsOnly, values))[0]
  })
  return shelfOf(await withContents(context, row?.packs.map(livePackOf) ?? []), terms)
}

const packsOnly = statement<
  { variantIds: readonly number[]; siteId: number; languageId: number; now: Date },
  { packs: LiveColumns[]; termsVersion: number }
>(
  'cart-packs',
  `
    select (${livePacksSql({ variantIds: ':variantIds', languageId: ':languageId' })}) packs,
      ${termsVersionSql} "termsVersion"`,
)
