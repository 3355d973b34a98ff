import { bulkPacks } from '@haverhof/domain/catalogue'
import type { AppContext } from '../../app-context.ts'
import { columnsOf, type Database, statement } from '../../database/index.ts'
import type { VariantKey, VariantTextCache, VariantTexts } from './variant-text-cache.ts'

/** What cards, pages and feeds of other programs tell of a pack. */
export const packColumns = columnsOf<VariantTexts>()([
  'position',
  'article',
  'pack',
  'contentAmount',
  'contentUnit',
])
export const cardColumns = columnsOf<VariantTexts>()(['dimensionsCm', 'deliveryDays'])
export const wordColumns = columnsOf<VariantTexts>()(['title', 'summary', 'slug'])

/** Contents are cached by the version of their product; one statement for those that are not cached yet (CATALOGUE-19). Only
 * what may lag names a reader as its source. */
export async function withVariantTexts<Pack extends VariantKey>(
  { variantTexts: cache, database }: AppContext,
  packs: readonly Pack[],
  source: Pick<Database, 'rows'> = database,
): Promise<(Pack & VariantTexts)[]> {
  const cached = packs.map((pack) => cache.get(keyOf(pack)))
  const missing = packs.filter((_, index) => !cached[index])
  const read = missing.length === 0 ? [] : await readMissing(source, cache, missing)
  return packs.flatMap((pack, index) => {
    // A product that has changed in this moment goes by its new words.
    const contents = cached[index] ?? read.find((one) => isOf(one, pack))
    return contents ? { ...contents, ...pack } : []
  })
}

async function readMissing(
  source: Pick<Database, 'rows'>,
  cache: VariantTextCache,
  missing: readonly VariantKey[],
): Promise<(VariantTexts & VariantKey)[]> {
  const values = {
    variantIds: missing.map(({ variantId }) => variantId),
    languageIds: missing.map(({ textLanguageId }) => textLanguageId),
    bulkPacks,
  }
  const rows = await source.rows(textsOfVariants, values)
  for (const row of rows) cache.set(keyOf(row), row)
  return rows
}

function isOf(contents: VariantKey, { variantId, textLanguageId }: VariantKey): boolean {
  return contents.variantId === variantId && contents.textLanguageId === textLanguageId
}

function keyOf({ variantId, textLanguageId, version }: VariantKey): string {
  return `${variantId} ${textLanguageId} ${version}`
}

const textsOfVariants = statement<
  { variantIds: readonly number[]; languageIds: readonly number[]; bulkPacks: readonly string[] },
  VariantTexts & VariantKey
>(
  'catalogue-pack-contents',
  `
    select v.variant_id "variantId", t.language_id "textLanguageId", p.content_version "version",
      p.product_id "productId", p.type "productType", p.tax_class "taxClass", p.is_new "isNew",
      (select count(*)::int from product_variant o where o.product_id = v.product_id) "variantCount",
      coalesce((select json_agg(json_build_array(o.variant_id, o.content_amount, o.content_unit, o.pack) order by o.content_amount)
        from product_variant o where o.product_id = v.product_id and o.colour is null and o.pack <> all(:bulkPacks)
        having count(*) > 1), '[]') packs,
      (p.nutrition->>'sugarGPerKg')::float8 "sugarGPerKg", (p.nutrition->>'starchGPerKg')::float8 "starchGPerKg",
      (p.nutrition->>'crudeFibreGPerKg')::float8 "fibreGPerKg",
      array(select f.value_key from product_facet f
        where f.product_id = v.product_id and f.facet_key = 'horse-type') "horseTypes",
      array(select f.value_key from product_facet f
        where f.product_id = v.product_id and f.facet_key = 'application') applications,
      array(select k.key from product_category pc join category k on k.category_id = pc.category_id
        where pc.product_id = v.product_id order by pc.position) categories,
      case when p.dose->'feeding' is not null then json_build_object('kind', p.dose->'feeding'->'kind', 'use', p.dose->'feeding'->'use',
        'isMineralised', p.dose->'feeding'->'isMineralised', 'neverWith', p.dose->'feeding'->'neverWith') end feeding,
      r.average rating, r.count "ratingCount", ${packColumns.select('v')}, ${cardColumns.select('v')},
      array(select pt.language_id from product_text pt
        where pt.product_id = v.product_id and pt.composition > '' and pt.feeding_advice > '') "labelLanguageIds", ${wordColumns.select('t')}, l.code "textLanguage",
      c.category_id "homeId"
    from unnest(:variantIds::int[], :languageIds::int[]) asked(variant_id, language_id)
    join product_variant v on v.variant_id = asked.variant_id
    join product p on p.product_id = v.product_id
    join product_text t on t.product_id = v.product_id and t.language_id = asked.language_id
    join language l on l.language_id = asked.language_id
    join product_category c on c.product_id = v.product_id and c.position = 0
    left join review_aggregate r on r.product_id = v.product_id and r.count > 0`,
)
