import { hasSiloRemark, type PackContent, packDuration, packSizeText } from '@haverhof/domain/catalogue'
import { brandNames, type Platform } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import { facetsOfProduct } from './product-facets.ts'
import { nutritionGroups } from './nutrition-view.ts'
import { type ProductRow, reviewsPerPage, type VariantRow } from './product-row.ts'
import { noReviews } from './read-reviews.ts'
import type { ProductDetail, ProductVariant } from '../schemas.ts'
import { imageView, productUrl, type ViewScope } from '../views.ts'

type Detail = z.infer<typeof ProductDetail>
type Variant = z.infer<typeof ProductVariant>

/** What a product says on a site, without what changes by the hour: fields as JSON, ready to be put together. */
export type ProductContent = {
  productId: number
  version: number
  recommendedVariantIds: readonly number[]
  /** The fields before the packs, and those behind them. */
  before: string
  behind: string
  packs: readonly PackText[]
  siloRemark: boolean
  characters: number
}

export type PackText = {
  variantId: number
  url: string
  content: PackContent
  /** The fields before price and stock, and those behind them. */
  before: string
  behind: string
}

type FieldsBefore = Omit<
  Detail,
  keyof FieldsBehind | 'productId' | 'productVariantId' | 'url' | 'variants' | 'recommendations' | Remarks
>
type FieldsBehind = Pick<
  Detail,
  'instructions' | 'composition' | 'feedLabel' | 'nutrition' | 'dose' | 'reviews'
>
type Remarks = 'siloRemark' | 'stockReminder'

export function productContent(row: ProductRow, view: ViewScope): ProductContent {
  const before = fieldsOf(fieldsBefore(row, view))
  const behind = fieldsOf(fieldsBehind(row, view))
  const packs = row.variants.map((variant) => packText(variant, row, view))
  const texts = [before, behind, ...packs.flatMap((pack) => [pack.before, pack.behind])]
  return {
    productId: row.productId,
    version: row.version,
    recommendedVariantIds: row.recommendedVariantIds,
    before,
    behind,
    packs,
    siloRemark: hasSiloRemark(row.variants.map((variant) => variant.pack)),
    characters: texts.reduce((sum, text) => sum + text.length, 0),
  }
}

/** The fields of an object as they stand in its JSON, without the braces. */
function fieldsOf(object: object): string {
  return JSON.stringify(object).slice(1, -1)
}

function fieldsBefore(row: ProductRow, view: ViewScope): FieldsBefore {
  const { scope, reference } = view
  const terms = reference.terms(scope.siteId)
  const facets = facetsOfProduct(row.facets ?? [], reference, scope)
  return {
    brand: brandNames[row.platform as Platform],
    productType: row.type,
    vatPercentage: row.vatClass === 'low' ? terms.vatLow : terms.vatHigh,
    title: row.title,
    subtitle: row.subtitle,
    summary: row.summary,
    description: row.description,
    usps: row.usps,
    textLanguage: row.textLanguage,
    icon: row.icon,
    isNew: row.isNew,
    horseTypes:
      facets.find((facet) => facet.facetKey === 'horse-type')?.values.map((value) => value.label) ?? [],
    facets,
    breadcrumb: breadcrumb(row, view),
  }
}

function fieldsBehind(row: ProductRow, view: ViewScope): FieldsBehind {
  return {
    instructions: row.feedingAdvice,
    composition: row.composition,
    feedLabel: feedLabelView(row, view),
    nutrition: nutritionGroups(row.nutrition, view),
    dose: row.dose,
    reviews: {
      summary: row.reviewSummary ?? noReviews,
      reviews: row.reviews ?? [],
      page: 1,
      pageSize: reviewsPerPage,
      total: row.reviewSummary?.count ?? 0,
    },
  }
}

function packText(variant: VariantRow, row: ProductRow, view: ViewScope): PackText {
  const { scope, reference } = view
  const content = { amount: variant.contentAmount, unit: variant.contentUnit }
  const packSize = packSizeText(content, scope.languageCode)
  const url = productUrl({ ...row, ...variant }, view)
  const { colour } = variant
  const behind: Omit<Variant, keyof typeof before | 'price' | 'stock'> = {
    ...packDuration(content, row.dose?.gramsPerDay ?? null),
    images: [imageView(variant.variantId, `${row.title}, ${packSize}`)],
  }
  const before = {
    productVariantId: variant.variantId,
    url,
    articleNumber: variant.article,
    ean: variant.ean,
    pack: variant.pack,
    packLabel: reference.valueLabel('package', variant.pack, scope),
    packSize,
    content,
    weightKg: variant.weightKg,
    dimensionsCm: variant.dimensionsCm,
    colour: colour === null ? null : { key: colour, label: reference.valueLabel('colour', colour, scope) },
    shelfLifeMonths: variant.shelfLifeMonths,
    deliveryDays: variant.deliveryDays,
    perPallet: variant.perPallet,
  } satisfies Partial<Variant>
  return { variantId: variant.variantId, url, content, before: fieldsOf(before), behind: fieldsOf(behind) }
}

function breadcrumb(row: ProductRow, { reference, scope }: ViewScope): Detail['breadcrumb'] {
  return reference.line(row.homeId).map((category) => ({
    title: reference.wording(category.id, scope).name,
    url: reference.path(category.id, scope),
  }))
}

function feedLabelView({ feedLabel }: ProductRow, view: ViewScope): Detail['feedLabel'] {
  if (!feedLabel) return null
  const label = (key: string) => view.reference.nutrientLabel(key, view.scope)
  return {
    kind: feedLabel.kind,
    additives: feedLabel.additives.map((additive) => ({
      ...additive,
      code: additive.code ?? null,
      label: label(additive.key),
      unit: `${additive.unit}/kg`,
    })),
    constituents: Object.entries(feedLabel.constituents).map(([key, amount]) => ({
      key,
      amount,
      label: label(key),
      unit: '%',
    })),
  }
}
