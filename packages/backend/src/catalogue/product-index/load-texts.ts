import {
  type CatalogueFigures,
  fieldWeights,
  packSizeText,
  type SearchField,
  type TextIndex,
  textIndexBuilder,
} from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import { setImmediate } from 'node:timers/promises'
import { type Database, statement } from '../../database/index.ts'
import { inTurns } from './in-turns.ts'
import type { Reference } from './reference.ts'

/** What a text index depends on; sites that agree in this share one. */
export type TextScope = Pick<
  SiteScope,
  'languageId' | 'languageCode' | 'fallbackLanguageId' | 'fallbackLanguageCode' | 'platform'
>

type TextRow = {
  productId: number
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

/** Small enough that a page waits a few milliseconds at most for its turn. */
const productsPerTurn = 200

/** Reads all texts in small turns, so that requests are answered while an index is being made. */
export async function loadTexts(
  database: Database,
  figures: CatalogueFigures,
  reference: Reference,
  scope: TextScope,
): Promise<TextIndex> {
  const languageIds = [scope.languageId, scope.fallbackLanguageId]
  const builder = textIndexBuilder({
    languages: [...new Set([scope.languageCode, scope.fallbackLanguageCode])],
    docCount: figures.docCount,
    help: reference.help(languageIds),
  })
  let after = 0
  for (;;) {
    const rows = await database.rows(textsAfter, {
      languageId: scope.languageId,
      fallbackId: scope.fallbackLanguageId,
      platform: scope.platform,
      after,
      most: productsPerTurn,
    })
    for (const row of rows) {
      const doc = figures.docOfProduct.get(row.productId)
      if (doc !== undefined) builder.add({ doc, title: row.title, fields: fieldsOf(row, reference, scope) })
    }
    if (rows.length < productsPerTurn) return inTurns(builder.finish(figures.productIds))
    after = rows.at(-1)?.productId ?? Infinity
    await setImmediate()
  }
}

function fieldsOf(row: TextRow, reference: Reference, scope: TextScope): SearchField[] {
  const own = (text: string, weight: number): SearchField => ({ text, weight, language: row.textLanguage })
  const ours = (text: string, weight: number): SearchField => ({ text, weight, language: scope.languageCode })
  const categoryNames = row.categoryIds.flatMap((id) =>
    reference.line(id).map((one) => reference.wording(one.id, scope).name),
  )
  const values = row.facets.map((pair) => {
    const [facet = '', value = ''] = pair.split('=')
    return reference.valueLabel(facet, value, scope)
  })
  const packs = row.packs.map((pack) => packSizeText(pack, scope.languageCode))
  const packNames = new Set(row.packs.map((pack) => reference.valueLabel('package', pack.pack, scope)))
  return [
    own(row.title, fieldWeights.title),
    ours(categoryNames.join(' '), fieldWeights.category),
    own(`${row.subtitle} ${row.summary}`, fieldWeights.summary),
    ours([...values, ...packs, ...packNames].join(' '), fieldWeights.summary),
    own(`${row.description} ${row.composition ?? ''}`, fieldWeights.description),
  ]
}

const textsAfter = statement<
  { languageId: number; fallbackId: number; platform: number; after: number; most: number },
  TextRow
>(
  'catalogue-index-texts',
  `
    select p.product_id "productId", l.code "textLanguage", t.title, t.subtitle, t.summary, t.description,
      t.composition,
      array(select c.category_id from product_category c where c.product_id = p.product_id) "categoryIds",
      array(select f.facet_key || '=' || f.value_key from product_facet f where f.product_id = p.product_id) facets,
      (select json_agg(json_build_object('amount', v.content_amount, 'unit', v.content_unit, 'pack', v.pack))
        from product_variant v where v.product_id = p.product_id) packs
    from product p
    left join product_text own on own.product_id = p.product_id and own.language_id = :languageId
    join product_text t on t.product_id = p.product_id and t.language_id = coalesce(own.language_id, :fallbackId)
    join language l on l.language_id = t.language_id
    where p.platform = :platform and p.product_id > :after
    order by p.product_id
    limit :most`,
)
