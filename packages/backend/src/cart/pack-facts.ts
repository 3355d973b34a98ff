import { packSizeText } from '@haverhof/domain/catalogue'
import type { GiftOffer, VatClass } from '@haverhof/domain/pricing'
import { currentPriceSql, priceHistorySql } from '../catalogue/index.ts'
import type { PackWords, WordsKey } from './pack-words.ts'

/** A pack as the cart needs it: words, price and stock of this moment. */
export type PackFacts = PackWords & {
  productVariantId: number
  productId: number
  productType: number
  vatClass: VatClass
  position: number
  article: string
  contentAmount: number
  contentUnit: 'g' | 'ml' | 'piece'
  stock: number
  /** Working days from order to door, at least and at most. */
  deliveryDays: [number, number]
  comingSoon: boolean
  amountCents: number
  isOffer: boolean
  history: [number, number, boolean][] | null
}

/** What is read of a pack every time. */
export type LivePack = Omit<PackFacts, keyof PackWords> & WordsKey

/** In SQL: an array of packs, the id of the language, and what else is joined to a pack and told of it. */
type Wanted = { variantIds: string; languageId: string; joined?: string; more?: string }

/** Of these packs those that site $2 sells at the moment $4, as `LivePack`. */
export function livePacksSql({ variantIds, languageId, joined = '', more = '' }: Wanted): string {
  return `
  select coalesce(json_agg(json_build_object(
    'productVariantId', v.variant_id, 'productId', p.product_id, 'productType', p.type, 'vatClass', p.vat_class,
    'textLanguageId', pub.text_language_id, 'version', p.content_version, 'position', v.position, 'article', v.article,
    'contentAmount', v.content_amount, 'contentUnit', v.content_unit, 'stock', s.amount, 'deliveryDays', v.delivery_days,
    'comingSoon', v.coming_soon, 'amountCents', price.amount_cents, 'isOffer', price.is_offer,
    'history', ${priceHistorySql}${more})), '[]')
  from product_variant v ${joined}
  join publication pub on pub.site_id = $2 and pub.language_id = ${languageId} and pub.product_id = v.product_id
    and pub.is_published
  join product p on p.product_id = v.product_id
  join stock s on s.variant_id = v.variant_id
  ${currentPriceSql}
  where v.variant_id = any(${variantIds})`
}

/** A pack as a promotion gives it away. */
export function giftOf(pack: PackFacts): GiftOffer {
  return {
    productId: pack.productId,
    productVariantId: pack.productVariantId,
    description: pack.title,
    productLabel: packSizeText({ amount: pack.contentAmount, unit: pack.contentUnit }, pack.textLanguage),
    unitCents: pack.amountCents,
    inStock: pack.stock,
  }
}
