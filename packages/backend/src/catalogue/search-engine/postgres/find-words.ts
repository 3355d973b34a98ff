import {
  type FetchedVocabulary,
  fetchedVocabulary,
  questionWords,
  type StoredWord,
  variantCode,
} from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import { type Database, statement } from '../../../database/index.ts'
import type { Reference } from '../../product-index/reference.ts'
import { soldHere } from '../../sold-here.ts'
import { languagesOf, textScopeOf } from './upkeep/text-source.ts'

/** The pack whose code was typed (SEARCH-6). */
export type ExactVariant = { variantId: number; productId: number }

type WordsFound = { vocabulary: FetchedVocabulary; exact: ExactVariant | null }

/** Fetches with one statement what reading a question needs: its words, what they may be slips of, and the pack it is the code of. */
export async function findWords(
  database: Database,
  reference: Reference,
  scope: SiteScope,
  term: string,
): Promise<WordsFound> {
  const languages = languagesOf(scope)
  const help = reference.help([scope.languageId, scope.fallbackLanguageId])
  const { siteId, languageId } = scope
  const question = { ...questionWords(help, languages, term), code: variantCode(term), siteId, languageId }
  const [row] = await database.rows(words, { ...question, textScope: textScopeOf(scope) })
  return { vocabulary: fetchedVocabulary(row?.words ?? [], languages, help), exact: row?.exact ?? null }
}

type WordsQuery = ReturnType<typeof questionWords> & {
  textScope: number
  code: string
  siteId: number
  languageId: number
}

/** As many words as are completed at most. */
const mostPrefixWords = 64

const words = statement<WordsQuery, { words: StoredWord[]; exact: ExactVariant | null }>(
  'catalogue-search-words',
  `
    with matching_word as materialized (
      select word from search_word where text_scope = :textScope and word = any(:words)
      union select word from search_word where text_scope = :textScope and stems && :stems
      union select word from search_word where text_scope = :textScope and slip_keys && :slipKeys
      union (
        select word from search_word
        where text_scope = :textScope and word ~>=~ :prefix and word ~<~ (:prefix || chr(1114111))
        order by word using ~<~ limit ${mostPrefixWords})
    ),
    stored_word as (
      select w.* from matching_word join search_word w on w.text_scope = :textScope and w.word = matching_word.word
    ),
    compound as (
      select w.* from search_word w
      where w.text_scope = :textScope
        and w.part_stems && (array(select unnest(stems) from stored_word) || :stems)
    )
    select (
      select coalesce(json_agg(json_build_object('word', w.word, 'spelling', w.spelling, 'stems', w.stems,
        'partStems', w.part_stems, 'weights', array(
          select coalesce((
            select max(p.weight) from search_posting p where p.text_scope = :textScope and p.term = s.stem), 0)
          from unnest(w.stems) with ordinality s (stem, place) order by s.place))), '[]')
      from (select * from stored_word union select * from compound) w) words, (
      select json_build_object('variantId', v.variant_id, 'productId', v.product_id)
      from search_product p
      join product_variant v on v.product_id = p.product_id
      join publication pub on ${soldHere({ productId: 'p.product_id' })}
      where p.codes @> array[:code]
        and (v.ean = :code or lower(regexp_replace(v.article, '[^a-zA-Z0-9]', '', 'g')) = :code)
      limit 1) exact`,
)
