import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'
import { soldHere } from '../sold-here.ts'
import type { VariantTexts, VariantKey } from './variant-text-cache.ts'
import { withVariantTexts } from './variant-texts.ts'

export type PriceColumns = {
  amountCents: number
  isOffer: boolean
  /** Only for offers: [begin in ms, cents, is offer], to work out the struck price. */
  history: [number, number, boolean][] | null
}

/** What is read of a pack every time: price and stock of this moment, and the version of what it says. */
export type LiveVariant = VariantKey & PriceColumns & { stock: number; comingSoon: boolean }

/** A pack with all that cards and carts tell of it. */
export type VariantFacts = LiveVariant & VariantTexts

/** A pack as `liveVariantsSql` writes it. */
export type LiveColumns = [
  LiveVariant['variantId'],
  LiveVariant['textLanguageId'],
  LiveVariant['version'],
  LiveVariant['stock'],
  LiveVariant['comingSoon'],
  LiveVariant['amountCents'],
  LiveVariant['isOffer'],
  LiveVariant['history'],
]

export function liveVariantOf(columns: LiveColumns): LiveVariant {
  const [variantId, textLanguageId, version, stock, comingSoon, amountCents, isOffer, history] = columns
  return { variantId, textLanguageId, version, stock, comingSoon, amountCents, isOffer, history }
}

type VariantQuery = { siteId: number; languageId: number; variantIds: readonly number[]; now: Date }

/**
 * For lists and cards (DATABASE-4). One statement for any number of packs, in the
 * order asked; packs that are not shown on the site are left out.
 */
export async function readVariants(context: AppContext, query: VariantQuery): Promise<VariantFacts[]> {
  const { siteId, languageId, variantIds, now } = query
  if (variantIds.length === 0) return []
  const { reader } = context.database
  const variants = liveVariantsOf(await reader.rows(packs, { variantIds, siteId, languageId, now }))
  return inOrder(await withVariantTexts(context, variants, reader), variantIds)
}

type Product = { productId: number; recommendedVariantIds: readonly number[] }

/** The packs of a product by their ids, and those it recommends, in one statement. */
export async function readVariantsOfProduct(
  context: AppContext,
  { productId, recommendedVariantIds }: Product,
  { siteId, languageId, now }: Omit<VariantQuery, 'variantIds'>,
): Promise<{ own: Map<number, LiveVariant>; recommended: VariantFacts[] }> {
  const values = { variantIds: recommendedVariantIds, siteId, languageId, now, productId }
  const { reader } = context.database
  const variants = liveVariantsOf(await reader.rows(variantsOfProductSql, values))
  const isRecommended = (pack: LiveVariant) => recommendedVariantIds.includes(pack.variantId)
  const own = variants.filter((pack) => !isRecommended(pack))
  const recommended = await withVariantTexts(context, variants.filter(isRecommended), reader)
  return {
    own: new Map(own.map((pack) => [pack.variantId, pack])),
    recommended: inOrder(recommended, recommendedVariantIds),
  }
}

type VariantValues = { variantIds: readonly number[]; siteId: number; languageId: number; now: Date }
type VariantsRow = { packs: LiveColumns[] }

function liveVariantsOf([row]: VariantsRow[]): LiveVariant[] {
  return row?.packs.map(liveVariantOf) ?? []
}

function inOrder(variants: readonly VariantFacts[], variantIds: readonly number[]): VariantFacts[] {
  const byId = new Map(variants.map((pack) => [pack.variantId, pack]))
  return variantIds.flatMap((id) => byId.get(id) ?? [])
}

/** The price that holds at :now on site :siteId for pack v. */
export const currentPriceSql = `
  cross join lateral (
    select amount_cents, is_offer from variant_price
    where site_id = :siteId and variant_id = v.variant_id and valid_from <= :now
    order by valid_from desc limit 1) price`

export const priceHistorySql = `
  case when price.is_offer then (
    select json_agg(json_build_array(extract(epoch from h.valid_from) * 1000, h.amount_cents, h.is_offer))
    from variant_price h where h.site_id = :siteId and h.variant_id = v.variant_id and h.valid_from <= :now) end`

/** In SQL: an array of packs, the id of the language, and what else is joined to a pack and told before it. */
type LiveVariantSql = { variantIds: string; languageId: string; joined?: string; before?: string }

/** Of these packs those that site :siteId sells at the moment :now, each as `LiveColumns` behind what else is told. */
export function liveVariantsSql({
  variantIds,
  languageId,
  joined = '',
  before = '',
}: LiveVariantSql): string {
  return `
  select coalesce(json_agg(json_build_array(${before}v.variant_id, pub.text_language_id, p.content_version, s.amount, v.coming_soon,
    price.amount_cents, price.is_offer, ${priceHistorySql})), '[]')
  from product_variant v ${joined}
  join publication pub on ${soldHere({ languageId, productId: 'v.product_id' })}
  join product p on p.product_id = v.product_id
  join stock s on s.variant_id = v.variant_id
  ${currentPriceSql}
  where v.variant_id = any(${variantIds})`
}

const packs = statement<VariantValues, VariantsRow>(
  'catalogue-packs',
  `select (${liveVariantsSql({ variantIds: ':variantIds', languageId: ':languageId' })}) packs`,
)

const variantsOfProductSql = statement<VariantValues & { productId: number }, VariantsRow>(
  'catalogue-packs-of-product',
  `select (${liveVariantsSql({
    variantIds:
      'array(select o.variant_id from product_variant o where o.product_id = :productId) || :variantIds',
    languageId: ':languageId',
  })}) packs`,
)
