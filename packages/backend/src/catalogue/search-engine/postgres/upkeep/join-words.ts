import { joinedWordsOf } from '@haverhof/domain/catalogue'
import { statement, type Transaction } from '../../../../database/index.ts'
import { languagesOf, type TextSource } from './text-source.ts'
import { writeWords } from './write-texts.ts'

/**
 * Works out which words of a text scope are joined ones (SEARCH-3). A part that is new in any title can be found in words of
 * all other products, so this looks at every word; texts are not touched by it.
 */
export async function joinWords(transaction: Transaction, source: TextSource): Promise<void> {
  const { textScope, scope, reference } = source
  const words = await transaction.rows(scopeWords, { textScope })
  const help = reference.help([scope.languageId, scope.fallbackLanguageId])
  const { partStems, lonelyParts } = joinedWordsOf(words, { languages: languagesOf(scope), help })
  const lonely = new Map(
    Array.from(lonelyParts, ([part, stem]) => [part, { spelling: part, stems: new Set([stem]) }]),
  )
  if (lonely.size > 0) await writeWords(transaction, textScope, lonely)
  const changed = words
    .map(({ word, partStems: current }) => ({ word, known: current, partStems: partStems.get(word) ?? [] }))
    .filter(({ known: current, partStems: fresh }) => current.join(' ') !== fresh.join(' '))
  if (changed.length > 0) await transaction.rows(joinedRows, { textScope, words: JSON.stringify(changed) })
}

const scopeWords = statement<
  { textScope: number },
  { word: string; stems: string[]; partStems: string[]; isHeavy: boolean }
>(
  'catalogue-search-scope-words',
  `
    select w.word, w.stems, w.part_stems "partStems", exists (
      select from search_posting p
      where p.text_scope = :textScope and p.term = any(w.stems) and p.weight >= 5) "isHeavy"
    from search_word w where w.text_scope = :textScope`,
)

const joinedRows = statement<{ textScope: number; words: string }>(
  'catalogue-search-join-words',
  `
    update search_word w set part_stems = j."partStems"
    from json_to_recordset(:words::json) as j (word text, "partStems" text[])
    where w.text_scope = :textScope and w.word = j.word`,
)
