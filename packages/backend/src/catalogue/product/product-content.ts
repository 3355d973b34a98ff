import { additiveGroupOf, hasSiloRemark, packDuration, packSizeText } from '@haverhof/domain/catalogue'
import { deliveryDaysTo, isByAppointment } from '@haverhof/domain/delivery'
import { precautionsOf } from '@haverhof/domain/feed-advice'
import { brandNames, type LanguageCode, type Platform } from '@haverhof/domain/shared'
import type { z } from '@hono/zod-openapi'
import { facetsOfProduct } from './product-facets.ts'
import { nutritionGroups } from './nutrition-view.ts'
import { type ProductRow, reviewsPerPage, type VariantRow } from './product-row.ts'
import { noReviews } from './read-reviews.ts'
import type { ProductDetail, ProductVariant } from '../schemas.ts'
import { imageView, productUrl, type ViewScope } from '../views.ts'
import type { PackView } from '../known-words.ts'

type Detail = z.infer<typeof ProductDetail>
type Variant = z.infer<typeof ProductVariant>

/** What a product says on a site, without what changes by the hour. */
export type ProductContent = {
  productId: number
  version: number
  taxClass: string
  recommendedVariantIds: readonly number[]
  fields: Omit<
    Detail,
    'productVariantId' | 'url' | 'variants' | 'vatPercentage' | 'stockReminder' | 'recommendations'
  >
  variants: readonly Omit<Variant, 'price' | 'stock'>[]
  /** How much room it takes in a cache. */
  characters: number
}

export function productContent(row: ProductRow, view: ViewScope): ProductContent {
  const fields = fieldsOf(row, view)
  const variants = row.variants.map((variant) => variantFields(variant, row, view))
  return {
    productId: row.productId,
    version: row.version,
    taxClass: row.taxClass,
    recommendedVariantIds: row.recommendedVariantIds,
    fields,
    variants,
    characters: JSON.stringify([fields, variants]).length,
  }
}

function fieldsOf(row: ProductRow, view: ViewScope): ProductContent['fields'] {
  const { scope, reference } = view
  const facets = facetsOfProduct(row.facets ?? [], reference, scope)
  return {
    productId: row.productId,
    firstProductVariantId:
      row.variants.find(({ position }) => position === 0)?.variantId ?? row.variants[0]?.variantId ?? 0,
    brand: brandNames[row.platform as Platform],
    productType: row.type,
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
    instructions: row.feedingAdvice,
    composition: row.composition,
    precautions: precautionsOf(row.composition),
    feedLabel: feedLabelView(row, view),
    nutrition: nutritionGroups(row.nutrition, view),
    dose: row.dose,
    reviews: {
      summary: row.reviewSummary ?? noReviews,
      reviews: row.reviews ?? [],
      filters: row.reviewFilters,
      page: 1,
      pageSize: reviewsPerPage,
      total: row.reviewSummary?.count ?? 0,
    },
    questions: { first: row.questions ?? [], total: row.questionTotal },
    siloRemark: hasSiloRemark(row.variants.map((variant) => variant.pack)),
  }
}

function variantFields(
  variant: VariantRow,
  row: ProductRow,
  view: ViewScope,
): ProductContent['variants'][number] {
  const { scope, reference } = view
  const content = { amount: variant.contentAmount, unit: variant.contentUnit }
  const packSize = packSizeText(content, scope.languageCode, variant.pack)
  const { colour } = variant
  return {
    productVariantId: variant.variantId,
    url: productUrl({ ...row, ...variant }, view),
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
    deliveryDays: [...deliveryDaysTo(reference.terms(scope.siteId), [variant])],
    byAppointment: isByAppointment([variant]),
    perPallet: variant.perPallet,
    ...packDuration(content, row.dose),
    images: variantImages(variant, row, scope.languageCode),
  }
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
      group: additiveGroupOf(additive.code),
      label: label(additive.key),
      name: view.reference.additiveName(additive, view.scope),
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

const liquids: ReadonlySet<string> = new Set(['oil', 'syrup'])

/** The pictures of a pack: its front, and of feed its label, what is inside, and a scoop of it, where known (PICTURES-7). */
function variantImages(
  variant: Pick<VariantRow, 'variantId' | 'pack' | 'contentAmount' | 'contentUnit'>,
  { title, structure, dose, feedLabel }: Pick<ProductRow, 'title' | 'structure' | 'dose' | 'feedLabel'>,
  language: LanguageCode,
): z.infer<typeof ProductVariant>['images'] {
  const { variantId, pack } = variant
  const content = { amount: variant.contentAmount, unit: variant.contentUnit }
  const seen = { variantId, language }
  const image = (view: Exclude<PackView, 'front'>) => ({ ...imageView(seen, title, view), view })
  const isScooped = structure !== null && !liquids.has(structure) && dose !== null
  return [
    { ...imageView(seen, `${title}, ${packSizeText(content, language, pack)}`), view: 'front' },
    ...(feedLabel ? [image('label')] : []),
    ...(structure === null ? [] : [image('feed')]),
    ...(isScooped ? [image('scoop')] : []),
  ]
}
