import {
  indicativeAmount,
  type PackContent,
  packSizeText,
  productPath,
  struckPriceCents,
  stockState,
  unitPrice,
  pictureSet,
} from '@haverhof/domain/catalogue'
import type { LanguageCode } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { Reference, SiteTerms } from './product-index/reference.ts'
import type { VariantFacts, PriceColumns } from './variants/live-variants.ts'
import type { PackView } from './known-words.ts'
import type { Image, Price, ProductCard } from './schemas.ts'

/** How rows become answers: the same words for prices, pictures and addresses in every call. */

export type ViewScope = { scope: SiteScope; reference: Reference; now: Date }

export function cardView(row: VariantFacts, view: ViewScope): z.infer<typeof ProductCard> {
  const { scope, reference } = view
  const content = { amount: row.contentAmount, unit: row.contentUnit }
  const packSize = packSizeText(content, scope.languageCode, row.pack)
  const price = priceView(row, content, view)
  return {
    productId: row.productId,
    productVariantId: row.variantId,
    url: productUrl(row, view),
    title: row.title,
    summary: row.summary,
    textLanguage: row.textLanguage,
    image: imageView({ variantId: row.variantId, language: scope.languageCode }, `${row.title}, ${packSize}`),
    packSize,
    packs: cardPacks(row, view),
    sugarPercent: percentOf(row.sugarGPerKg),
    starchPercent: percentOf(row.starchGPerKg),
    fibrePercent: percentOf(row.fibreGPerKg),
    variantCount: row.variantCount,
    price,
    rating: row.rating === null ? null : { average: row.rating, count: row.ratingCount ?? 0 },
    stock: stockState(row.stock, row.comingSoon),
    horseTypes: reference
      .values('horse-type')
      .filter((key) => row.horseTypes.includes(key))
      .map((key) => reference.valueLabel('horse-type', key, scope)),
    isNew: row.isNew,
    isSale: price.originalAmount !== null,
    productType: row.productType,
  }
}

/** Packs to choose from on a card, without what a lorry brings (LISTS-9). */
export function cardPacks(
  { packs }: Pick<VariantFacts, 'packs'>,
  { scope }: Pick<ViewScope, 'scope'>,
): z.infer<typeof ProductCard>['packs'] {
  return packs.map(([productVariantId, amount, unit, pack]) => ({
    productVariantId,
    packSize: packSizeText({ amount, unit }, scope.languageCode, pack),
  }))
}

function percentOf(gramsPerKg: number | null): number | null {
  return gramsPerKg === null ? null : gramsPerKg / 10
}

export function productUrl(
  row: { homeId: number; slug: string; position: number; article: string },
  { reference, scope }: ViewScope,
): string {
  return productPath(reference.path(row.homeId, scope), row.slug, row.position === 0 ? null : row.article)
}

export function priceView(row: PriceColumns, content: PackContent, view: ViewScope): z.infer<typeof Price> {
  const history =
    row.history?.map(([validFrom, amountCents, isOffer]) => ({ validFrom, amountCents, isOffer })) ?? []
  const struck = struckPriceCents(history, view.now.getTime())
  const unit = unitPrice(row.amountCents, content)
  return {
    amount: row.amountCents / 100,
    unitPrice: unit && { amount: unit.amountCents / 100, per: unit.per },
    originalAmount: struck === null ? null : struck / 100,
    indicative: indicativeView(row.amountCents, view.reference.terms(view.scope.siteId)),
  }
}

/** Beside the euro, where the site shows another currency. */
function indicativeView(amountCents: number, { currency, exchangeRate }: SiteTerms) {
  return currency === 'EUR' ? null : { amount: indicativeAmount(amountCents, exchangeRate), currency }
}

type Pictured = { variantId: number; language: LanguageCode }

/** The front of a pack, or another view of it, as the site in this language shows it (PICTURES-10). */
export function imageView(
  { variantId, language }: Pictured,
  alt: string,
  view: PackView = 'front',
): z.infer<typeof Image> {
  const picture = (width: number) =>
    `/pictures/${language}/${variantId}${view === 'front' ? '' : `-${view}`}-${width}.webp`
  return {
    src: picture(400),
    srcset: pictureSet(picture(400)),
    width: 400,
    height: 400,
    alt,
  }
}
