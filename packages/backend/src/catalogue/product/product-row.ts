import { questionsShown } from '@haverhof/domain/questions'
import { currentPriceSql, type PriceColumns, priceHistorySql } from '../variants/live-variants.ts'
import type { DoseRecord, FeedLabelRecord, NutritionRecord } from '../records.ts'
import { soldHere } from '../sold-here.ts'
import { questionCountSql, type QuestionRow, questionsSql } from './question-rows.ts'
import { reviewColumnsSql, type ReviewFilters, reviewFiltersSql, type ReviewRow } from './review-rows.ts'
import { type Database, jsonStatement } from '../../database/index.ts'

/** A whole product as one site shows it in one language. */
export type ProductRow = {
  productId: number
  version: number
  type: number
  platform: number
  taxClass: string
  icon: string
  structure: string | null
  isNew: boolean
  feedLabel: FeedLabelRecord | null
  nutrition: NutritionRecord | null
  dose: DoseRecord | null
  slug: string
  title: string
  subtitle: string
  summary: string
  description: string
  usps: string[]
  feedingAdvice: string | null
  composition: string | null
  textLanguage: string
  homeId: number
  facets: [string, string][] | null
  /** By size. */
  variants: VariantRow[]
  reviewSummary: { average: number; count: number; distribution: number[] } | null
  reviews: ReviewRow[] | null
  questions: QuestionRow[] | null
  questionTotal: number
  reviewFilters: ReviewFilters
  recommendedVariantIds: number[]
}

export type VariantRow = PriceColumns & {
  variantId: number
  position: number
  article: string
  ean: string
  pack: string
  contentAmount: number
  contentUnit: 'g' | 'ml' | 'piece'
  weightKg: number
  dimensionsCm: [number, number, number] | null
  colour: string | null
  shelfLifeMonths: number | null
  deliveryDays: [number, number]
  perPallet: number | null
  comingSoon: boolean
  stock: number
}

type ProductQuery = { variantIds: readonly number[]; siteId: number; languageId: number; now: Date }

export const reviewsPerPage = 10

/** Everything about the products of these packs in one statement; what the site does not show is left out. */
export async function productRows({ reader }: Database, query: ProductQuery): Promise<AskedRow[]> {
  const { variantIds, siteId, languageId, now } = query
  const [row] = await reader.rows(products, { variantIds, siteId, languageId, now, most: reviewsPerPage })
  return row?.rows ?? []
}

type AskedRow = ProductRow & { askedId: number }

const variantsSql = `
  (select json_agg(json_build_object(
      'variantId', v.variant_id, 'position', v.position, 'article', v.article, 'ean', v.ean, 'pack', v.pack,
      'contentAmount', v.content_amount, 'contentUnit', v.content_unit, 'weightKg', v.weight_kg,
      'dimensionsCm', v.dimensions_cm, 'colour', v.colour, 'shelfLifeMonths', v.shelf_life_months,
      'deliveryDays', v.delivery_days, 'perPallet', v.per_pallet, 'comingSoon', v.coming_soon, 'stock', s.amount,
      'amountCents', price.amount_cents, 'isOffer', price.is_offer, 'history', ${priceHistorySql}) order by v.content_amount, v.position)
    from product_variant v join stock s on s.variant_id = v.variant_id ${currentPriceSql}
    where v.product_id = p.product_id)`

const reviewsSql = `
  (select json_agg(one) from (
    select ${reviewColumnsSql} from review r join language l on l.language_id = r.language_id
    where r.product_id = p.product_id and r.published_at is not null
    order by (r.language_id = :languageId) desc, r.written_on desc, r.review_id desc limit :most) one)`

/** Recommended products by their first pack; their cards leave out what the site does not show. */
const recommendedSql = `
  array(select f.variant_id from recommendation rec
    join product_variant f on f.product_id = rec.recommended_id and f.position = 0
    where rec.product_id = p.product_id order by rec.position)`

const products = jsonStatement<ProductQuery & { most: number }, AskedRow>(
  'catalogue-products',
  `
    select asked.variant_id "askedId", p.product_id "productId", p.content_version "version", p.type, p.platform, p.tax_class "taxClass", p.icon, p.structure,
      p.is_new "isNew", p.feed_label "feedLabel", p.nutrition, p.dose, t.slug, t.title, t.subtitle, t.summary,
      t.description, t.usps, t.feeding_advice "feedingAdvice", t.composition, l.code "textLanguage",
      c.category_id "homeId",
      (select json_agg(json_build_array(f.facet_key, f.value_key)) from product_facet f
        where f.product_id = p.product_id) facets,
      ${variantsSql} variants,
      (select json_build_object('average', a.average, 'count', a.count, 'distribution', a.distribution)
        from review_aggregate a where a.product_id = p.product_id and a.count > 0) "reviewSummary",
      ${questionsSql('p.product_id', { limit: String(questionsShown), offset: '0' })} questions,
      ${questionCountSql('p.product_id')} "questionTotal",
      ${reviewsSql} reviews, ${reviewFiltersSql('p.product_id')} "reviewFilters",
      ${recommendedSql} "recommendedVariantIds"
    from unnest(:variantIds::int[]) with ordinality as asked(variant_id, place)
    join product_variant own on own.variant_id = asked.variant_id
    join product p on p.product_id = own.product_id
    join publication pub on ${soldHere({ productId: 'p.product_id' })}
    join product_text t on t.product_id = p.product_id and t.language_id = pub.text_language_id
    join language l on l.language_id = pub.text_language_id
    join product_category c on c.product_id = p.product_id and c.position = 0
    order by asked.place`,
)
