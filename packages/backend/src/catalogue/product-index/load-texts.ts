import { type Numbering, type TextIndex, textIndexBuilder } from '@haverhof/domain/catalogue'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '../../database/index.ts'
import { inTurns } from './in-turns.ts'
import type { Reference } from './reference.ts'
import { readTextDocuments, type TextScope } from './text-documents.ts'

/** Small enough that a page waits a few milliseconds at most for its turn. */
const productsPerTurn = 200

/** Reads all texts in small turns, so that requests are answered while an index is being made. */
export async function loadTexts(
  database: Database,
  figures: Numbering,
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
    const wanted = { after, most: productsPerTurn, productIds: null }
    const documents = await readTextDocuments(database, reference, scope, wanted)
    for (const { productId, title, fields } of documents) {
      const doc = figures.docOfProduct.get(productId)
      if (doc !== undefined) builder.add({ doc, title, fields })
    }
    if (documents.length < productsPerTurn) return inTurns(builder.finish(figures.productIds))
    after = documents.at(-1)?.productId ?? Infinity
    await setImmediate()
  }
}
