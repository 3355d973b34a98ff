import { type Database, type NoValues, statement } from '../../database/index.ts'
import { buildInThread } from './build-in-thread.ts'
import { loadFigures } from './load-figures.ts'
import { loadSite } from './load-site.ts'
import { loadTexts } from './load-texts.ts'
import type { BuildIndex } from './index-parts.ts'
import type { Reference } from './reference.ts'

/** From this many products on, pages would wait for a build: it takes seconds, and a thread of its own costs less than one. */
export const threadFrom = 2000

/** In this thread in small turns while the catalogue is small, else in one of its own. */
export async function buildIndex(
  database: Database,
  reference: Reference,
  fewest = threadFrom,
): Promise<BuildIndex> {
  const [counted] = await database.rows(productCount)
  return (counted?.products ?? 0) >= fewest ? buildInThread(database) : buildHere(database, reference)
}

export function buildHere(database: Database, reference: Reference): BuildIndex {
  return {
    figures: () => loadFigures(database, reference),
    site: (figures, siteId, now) => loadSite(database, figures, siteId, now),
    texts: (figures, scope) => loadTexts(database, figures, reference, scope),
  }
}

const productCount = statement<NoValues, { products: number }>(
  'catalogue-index-count',
  'select count(*)::int products from product',
)
