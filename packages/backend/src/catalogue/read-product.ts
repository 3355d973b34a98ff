import { hasSiloRemark, packDuration, packSizeText, stockState } from '@haverhof/domain/catalogue'
import { brandNames, type Platform } from '@haverhof/domain/shared'
import type { SitePair } from '@haverhof/domain/sites'
import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../app-context.ts'
import { notFound } from '../http/index.ts'
import { catalogueOf } from './cache/catalogue.ts'
import { cardRows } from './card-rows.ts'
import { facetsOfProduct } from './product-facets.ts'
import { nutritionGroups } from './nutrition-view.ts'
import { type ProductRow, productRows, reviewsPerPage, type VariantRow } from './product-row.ts'
import { noReviews } from './read-reviews.ts'
import type { ProductDetail, ProductVariant } from './schemas.ts'
import { cardView, imageView, priceView, productUrl, type ViewScope } from './views.ts'

type Detail = z.infer<typeof ProductDetail>

/** A product with all its packs, asked for by one of them: two statements. */
export async function readProduct(context: AppContext, scope: SitePair, variantId: number): Promise<Detail> {
  const reference = await catalogueOf(context).reference()
  const now = context.now()
  const asked = { siteId: scope.siteId, languageId: scope.languageId, now }
  const [row] = await productRows(context.database, { ...asked, variantIds: [variantId] })
  if (!row) throw notFound('product')
  const recommended = await cardRows(context.database, { ...asked, variantIds: row.recommendedVariantIds })
  const view = { scope, reference, now }
  return {
    ...detailView(row, variantId, view),
    recommendations: recommended.map((card) => cardView(card, view)),
  }
}

function detailView(row: ProductRow, variantId: number, view: ViewScope): Omit<Detail, 'recommendations'> {
  const { scope, reference } = view
  const terms = reference.terms(scope.siteId)
  const variants = row.variants.map((variant) => variantView(variant, row, view))
  const asked = variants.find((variant) => variant.productVariantId === variantId)
  const facets = facetsOfProduct(row.facets ?? [], reference, scope)
  return {
    productId: row.productId,
    productVariantId: variantId,
    url: asked?.url ?? '',
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
    variants,
    instructions: row.feedingAdvice,
    composition: row.composition,
    feedLabel: feedLabelView(row, view),
    nutrition: nutritionGroups(row.nutrition, (key) => reference.nutrientLabel(key, scope)),
    dose: row.dose,
    reviews: {
      summary: row.reviewSummary ?? noReviews,
      reviews: row.reviews ?? [],
      page: 1,
      pageSize: reviewsPerPage,
      total: row.reviewSummary?.count ?? 0,
    },
    siloRemark: hasSiloRemark(row.variants.map((variant) => variant.pack)),
    stockReminder: terms.stockReminder && variants.some((variant) => isAwaited(variant.stock.state)),
  }
}

function isAwaited(state: string): boolean {
  return state === 'coming-soon' || state === 'sold-out'
}

function variantView(variant: VariantRow, row: ProductRow, view: ViewScope): z.infer<typeof ProductVariant> {
  const { scope, reference } = view
  const content = { amount: variant.contentAmount, unit: variant.contentUnit }
  const packSize = packSizeText(content, scope.languageCode)
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
    deliveryDays: variant.deliveryDays,
    perPallet: variant.perPallet,
    price: priceView(variant, content, view),
    stock: stockState(variant.stock, variant.comingSoon),
    ...packDuration(content, row.dose?.gramsPerDay ?? null),
    images: [imageView(variant.variantId, `${row.title}, ${packSize}`)],
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
