import { type MetWord, readDocument, slipKeys } from '@haverhof/domain/catalogue'
import { statement, type Transaction } from '../../../../database/index.ts'
import { readTextDocuments, type TextDocument } from '../../../product-index/text-documents.ts'
import type { TextSource } from './text-source.ts'

/** Writes what these products say anew, and answers whether another word stands anywhere now. */
export async function writeTexts(
  transaction: Transaction,
  { textScope, scope, reference, wording }: TextSource,
  productIds: readonly number[],
): Promise<boolean> {
  const wanted = { after: 0, most: productIds.length, productIds }
  const documents = await readTextDocuments(transaction, reference, scope, wanted)
  const words = new Map<string, { spelling: string; stems: Set<string> }>()
  const rows = documents.map((document) => textRow(document, words))
  const [written] = await transaction.rows(textRows, {
    textScope,
    productIds,
    wording,
    documents: JSON.stringify(rows),
  })
  if (words.size > 0) await writeWords(transaction, textScope, words)
  return written !== undefined && written.added + written.removed > 0
}

type Words = Map<string, { spelling: string; stems: Set<string> }>

function textRow({ productId, contentVersion, title, fields }: TextDocument, words: Words) {
  const read = readDocument(fields)
  for (const [word, { spelling, stems }] of read.words) {
    const entry = words.get(word)
    if (!entry) words.set(word, { spelling, stems: new Set(stems) })
    else for (const stem of stems) entry.stems.add(stem)
  }
  return {
    productId,
    contentVersion,
    title,
    terms: [...read.weights.keys()],
    weights: [...read.weights.values()],
  }
}

/** Words that are known keep the spelling they were first met in. */
export async function writeWords(
  { rows }: Transaction,
  textScope: number,
  words: ReadonlyMap<string, MetWord>,
): Promise<void> {
  const sent = Array.from(words, ([word, { spelling, stems }]) => ({
    word,
    spelling,
    stems: [...stems],
    slipKeys: slipKeys(word),
  }))
  await rows(wordRows, { textScope, words: JSON.stringify(sent) })
}

const textRows = statement<
  { textScope: number; productIds: readonly number[]; wording: string; documents: string },
  { added: number; removed: number }
>(
  'catalogue-search-write-texts',
  `
    with document as materialized (
      select * from json_to_recordset(:documents::json)
        as d ("productId" int, "contentVersion" int, title text, terms text[], weights smallint[])
    ),
    fresh as materialized (
      select "productId" product_id, term, weight from document cross join lateral unnest(terms, weights) as t (term, weight)
    ),
    old as materialized (
      select t.product_id, p.term, p.weight from search_text t cross join lateral unnest(t.terms, t.weights) as p (term, weight)
      where t.text_scope = :textScope and t.product_id = any(:productIds)
    ),
    removed as (
      delete from search_posting p using (select * from old except select * from fresh) o
      where p.text_scope = :textScope and p.term = o.term and p.weight = o.weight and p.product_id = o.product_id
      returning p.product_id
    ),
    added as (
      insert into search_posting (text_scope, term, weight, product_id)
      select :textScope, term, weight, product_id from (select * from fresh except select * from old) f
      on conflict do nothing returning product_id
    ),
    stale_texts as (
      delete from search_text t where t.text_scope = :textScope and t.product_id = any(:productIds)
        and not exists (select from document where "productId" = t.product_id)
    ),
    written as (
      insert into search_text (text_scope, product_id, content_version, wording, title, terms, weights)
      select :textScope, "productId", "contentVersion", :wording, title, terms, weights from document
      on conflict (text_scope, product_id) do update set content_version = excluded.content_version,
        wording = excluded.wording, title = excluded.title, terms = excluded.terms, weights = excluded.weights
    )
    select (select count(*) from added)::int added, (select count(*) from removed)::int removed`,
)

const wordRows = statement<{ textScope: number; words: string }>(
  'catalogue-search-write-words',
  `
    insert into search_word as kept (text_scope, word, spelling, stems, part_stems, slip_keys)
    select :textScope, word, spelling, stems, '{}', "slipKeys" from json_to_recordset(:words::json)
      as w (word text, spelling text, stems text[], "slipKeys" int[])
    order by word
    on conflict (text_scope, word) do update
      set stems = array(select unnest(kept.stems) union select unnest(excluded.stems))
    where not kept.stems @> excluded.stems`,
)
