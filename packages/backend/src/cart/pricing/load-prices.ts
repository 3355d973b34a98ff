import { deliveryDaysTo, type WorkingDays } from '@haverhof/domain/delivery'
import type { SiteScope, TaxClass } from '@haverhof/domain/sites'
import { packSizeText } from '@haverhof/domain/catalogue'
import type { GiftOffer } from '@haverhof/domain/pricing'
import type { AppContext } from '../../app-context.ts'
import {
  companionRules,
  type LiveColumns,
  liveVariantOf,
  liveVariantsSql,
  type VariantFacts,
  withVariantTexts,
} from '../../catalogue/index.ts'
import { pricingFacts, type PricingFacts } from '../../pricing/index.ts'
import { refusedTerritory, tariffsFor } from '../store/delivery-country.ts'
import type { DeliveryPlace } from '../store/destination.ts'
import { type PricedVariants, pricedVariantsOf, withCurrentTerms } from '../store/priced-variants.ts'
import { type CartPack, cartPacks } from '../store/stored-cart.ts'
import { statement } from '../../database/index.ts'
import { taxOf } from './tax-of-pack.ts'

/** Everything outside the cart that its price depends on, as it is at one moment. */
export type LoadedPrices = {
  /** Packs of the lines; what the site does not sell is missing. */
  packs: readonly CartPack[]
  pricing: PricingFacts
  destination: DeliveryPlace
  destinationRegionCode: string
  /** Whether the site sends anything to that country (DELIVERY-1). */
  isCountryServed: boolean
  /** The territory it lies in, where nothing is sent, in the language of the caller (DELIVERY-16). */
  refusedTerritory: string | null
  /** Between how many working days the slowest of the packs arrives (DELIVERY-7). */
  deliveryDays: WorkingDays
  site: { currencySymbol: string; exchangeRate: number }
}

export type PriceRequest = {
  scope: SiteScope
  now: Date
  lines: readonly { variantId: number; quantity: number }[]
  destination: DeliveryPlace
  vatNumberRegionCode: string | null
  /** Folded. */
  code: string | null
  /** The customer's folded e-mail address, once it is known. */
  customerKey: string | null
}

/** The same for stored and for sent carts (CART-9); no statement but for promotions that count their uses. */
export async function loadPrices(
  context: AppContext,
  variants: PricedVariants,
  { scope, now, lines, destination, vatNumberRegionCode, code, customerKey }: PriceRequest,
): Promise<LoadedPrices> {
  const { siteId, languageCode } = scope
  const { countryId } = destination
  const { packs, terms } = variants
  const wanted = cartPacks(variants, lines)
  const { mayBeGiven } = await companionRules(context, wanted)
  const gifts = [...packs.values()].filter(mayBeGiven).map((pack) => giftOf(pack, terms.taxClasses))
  const hasPaidBefore = (key: string) =>
    context.cartHooks.hasPaidBefore(context.database, { siteId, customerKey: key })
  const region = { siteId, languageCode, countryId, vatNumberRegionCode }
  const query = { ...region, now, code, customerKey, hasPaidBefore, gifts }
  const site = terms.sites.get(siteId)
  if (!site) throw new Error(`site ${siteId} is gone`)
  const country = terms.countries.get(countryId)
  const pricing = await pricingFacts(context.database, terms, query)
  return {
    packs: wanted,
    pricing: { ...pricing, tariffs: tariffsFor(terms, { siteId, ...destination }, wanted) },
    destination,
    destinationRegionCode: country?.regionCode ?? '',
    isCountryServed: terms.tariffs(siteId, countryId).length > 0,
    refusedTerritory: refusedTerritory(terms, destination, languageCode),
    deliveryDays: deliveryDaysTo(country ?? { moreDays: [0, 0] }, wanted),
    site,
  }
}

/** One statement: the priced variants for a cart that is not stored. */
export async function readPricedVariants(
  context: AppContext,
  { scope, now, variantIds }: Pick<PriceRequest, 'scope' | 'now'> & { variantIds: readonly number[] },
): Promise<PricedVariants> {
  const { siteId, languageId } = scope
  const { row, terms } = await withCurrentTerms(context, { siteId, now }, async (giftIds) => {
    const values = { variantIds: [...variantIds, ...giftIds], siteId, languageId, now }
    return (await context.database.rows(variantsOnly, values))[0]
  })
  return pricedVariantsOf(await withVariantTexts(context, row?.packs.map(liveVariantOf) ?? []), terms)
}

const variantsOnly = statement<
  { variantIds: readonly number[]; siteId: number; languageId: number; now: Date },
  { packs: LiveColumns[]; termsVersion: number }
>(
  'cart-packs',
  `
    select (${liveVariantsSql({ variantIds: ':variantIds', languageId: ':languageId' })}) packs,
      (select version from terms_version) "termsVersion"`,
)

/** A pack as a promotion gives it away. */
function giftOf(pack: VariantFacts, classes: ReadonlyMap<string, TaxClass>): GiftOffer {
  return {
    productId: pack.productId,
    productVariantId: pack.variantId,
    productType: pack.productType,
    description: pack.title,
    productLabel: packSizeText(
      { amount: pack.contentAmount, unit: pack.contentUnit },
      pack.textLanguage,
      pack.pack,
    ),
    unitCents: pack.amountCents,
    tax: taxOf(pack, classes),
    inStock: pack.stock,
  }
}
