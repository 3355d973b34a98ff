import { questionsShown } from '@haverhof/domain/questions'
import { currentPriceSql, type PriceColumns, priceHistorySql } from '../variants/live-variants.ts'
import { cardColumns, packColumns } from '../variants/variant-texts.ts'
import { soldHere } from '../sold-here.ts'
import type { product, productText, productVariant } from '../tables.ts'
import { questionCountSql, type QuestionRow, questionsSql } from './question-rows.ts'
import { reviewColumnsSql, type ReviewFilters, reviewFiltersSql, type ReviewRow } from './review-rows.ts'
import { columnsOf, type Database, jsonStatement, type RowOf } from '../../database/index.ts'

/** A whole product as one site shows it in one language. */
export type ProductRow = RowOf<typeof productColumns> &
  RowOf<typeof textColumns> & {
    version: number
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

const productColumns = columnsOf<typeof product.$inferSelect>()([
  'productId',
  'type',
  'platform',
  'taxClass',
  'icon',
  'structure',
  'isNew',
  'feedLabel',
  'nutrition',
  'dose',
])

const textColumns = columnsOf<typeof productText.$inferSelect>()([
  'slug',
  'title',
  'subtitle',
  'summary',
  'description',
  'usps',
  'feedingAdvice',
  'composition',
])

const variantColumns = columnsOf<typeof productVariant.$inferSelect>()([
  'variantId',
  'ean',
  'weightKg',
  'colour',
  'shelfLifeMonths',
  'perPallet',
  'comingSoon',
])

export type VariantRow = PriceColumns &
  RowOf<typeof variantColumns> &
  RowOf<typeof packColumns> &
  RowOf<typeof cardColumns> & { stock: number }

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
      ${variantColumns.json('v')}, ${packColumns.json('v')}, ${cardColumns.json('v')}, 'stock', s.amount,
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
    select asked.variant_id "askedId", ${productColumns.select('p')}, p.content_version "version",
      ${textColumns.select('t')}, l.code "textLanguage", c.category_id "homeId",
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
