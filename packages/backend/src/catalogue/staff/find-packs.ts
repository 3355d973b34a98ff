import { type Database, statement } from '../../database/index.ts'
import { productsTitledSql, titleWords } from './title-words.ts'

export type FoundPack = {
  variantId: number
  productId: number
  article: string
  ean: string
  pack: string
  title: string
}

const english = 4

const shortestPart = 3

/** Packs by article, EAN or number, as it is printed, or by words of the title in any language (STAFF-60). */
export function findPacks({ rows }: Pick<Database, 'rows'>, typed: string): Promise<FoundPack[]> {
  const variantId = /^\d{1,9}$/.test(typed) ? Number(typed) : null
  const isName = typed.length >= shortestPart && /^\P{N}+$/u.test(typed) && !typed.includes('@')
  return rows(find, { code: typed, variantId, words: isName ? titleWords(typed) : null, languageId: english })
}

type PackQuery = { code: string; variantId: number | null; words: string | null; languageId: number }

const find = statement<PackQuery, FoundPack>(
  'packs-find',
  `
    select v.variant_id "variantId", v.product_id "productId", v.article, v.ean, v.pack,
      coalesce((
      select t.title from product_title t where t.product_id = v.product_id and t.language_id = :languageId), '') title
    from product_variant v where v.variant_id in (
      select variant_id from product_variant where article = upper(:code)
      union select variant_id from product_variant where ean = :code
      union select variant_id from product_variant where variant_id = :variantId
      union select variant_id from product_variant where product_id in (${productsTitledSql(':words')}))
    order by v.variant_id limit 10`,
)
