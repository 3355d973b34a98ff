import { fieldWeights, packSizeText, type SearchField, withoutWarnings } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import { type Database, statement } from '../../database/index.ts'
import type { Reference } from './reference.ts'

/** What a text index depends on; sites that agree in this share one. */
export type TextScope = Pick<
  SiteScope,
  'languageId' | 'languageCode' | 'fallbackLanguageId' | 'fallbackLanguageCode' | 'platform'
>

type TextRow = {
  productId: number
  contentVersion: number
  textLanguage: string
  title: string
  subtitle: string
  summary: string
  description: string
  composition: string | null
  categoryIds: number[]
  facets: string[]
  packs: { amount: number; unit: 'g' | 'ml' | 'piece'; pack: string }[]
}

/** A product as it is searched. */
export type TextDocument = { productId: number; contentVersion: number; title: string; fields: SearchField[] }

type TextBatch = { after: number; most: number; productIds: readonly number[] | null }

/** What products say in the words of a site, in the order of their ids: these, or the next ones after an id. */
export async function readTextDocuments(
  { rows }: Pick<Database, 'rows'>,
  reference: Reference,
  scope: TextScope,
  wanted: TextBatch,
): Promise<TextDocument[]> {
  const textRows = await rows(texts, {
    languageId: scope.languageId,
    fallbackId: scope.fallbackLanguageId,
    platform: scope.platform,
    ...wanted,
  })
  return textRows.map((row) => ({
    productId: row.productId,
    contentVersion: row.contentVersion,
    title: row.title,
    fields: fieldsOf(row, reference, scope),
  }))
}

function fieldsOf(row: TextRow, reference: Reference, scope: TextScope): SearchField[] {
  // Warnings are not indexed, so no feed is found by what it is not for (SEARCH-8).
  const own = (text: string, weight: number): SearchField => ({
    text: withoutWarnings(text, row.textLanguage, reference.topics),
    weight,
    language: row.textLanguage,
  })
  const ours = (text: string, weight: number): SearchField => ({ text, weight, language: scope.languageCode })
  const categoryNames = row.categoryIds.flatMap((id) =>
    reference.line(id).map((one) => reference.wording(one.id, scope).name),
  )
  // Goods that help are found by the complaint, which no feed may name as its purpose (SEARCH-7).
  const topicWords = reference.topics
    .filter(({ productIds }) => productIds.includes(row.productId))
    .flatMap(({ words }) => words[scope.languageCode] ?? [])
  const values = row.facets.map((pair) => {
    const [facet = '', value = ''] = pair.split('=')
    return reference.valueLabel(facet, value, scope)
  })
  const packs = row.packs.map((pack) => packSizeText(pack, scope.languageCode))
  const packNames = new Set(row.packs.map((pack) => reference.valueLabel('package', pack.pack, scope)))
  return [
    own(row.title, fieldWeights.title),
    ours([...categoryNames, ...topicWords].join(' '), fieldWeights.category),
    own(`${row.subtitle} ${row.summary}`, fieldWeights.summary),
    ours([...values, ...packs, ...packNames].join(' '), fieldWeights.summary),
    own(`${row.description} ${row.composition ?? ''}`, fieldWeights.description),
  ]
}

const texts = statement<{ languageId: number; fallbackId: number; platform: number } & TextBatch, TextRow>(
  'catalogue-index-texts',
  `
    select p.product_id "productId", p.content_version "contentVersion", l.code "textLanguage", t.title, t.subtitle, t.summary, t.description,
      t.composition,
      array(select c.category_id from product_category c where c.product_id = p.product_id) "categoryIds",
      array(select f.facet_key || '=' || f.value_key from product_facet f where f.product_id = p.product_id) facets,
      (select json_agg(json_build_object('amount', v.content_amount, 'unit', v.content_unit, 'pack', v.pack))
        from product_variant v where v.product_id = p.product_id) packs
    from product p
    left join product_text own on own.product_id = p.product_id and own.language_id = :languageId
    join product_text t on t.product_id = p.product_id and t.language_id = coalesce(own.language_id, :fallbackId)
    join language l on l.language_id = t.language_id
    where p.platform = :platform and p.product_id > :after and (:productIds::int[] is null or p.product_id = any(:productIds))
    order by p.product_id
    limit :most`,
)
