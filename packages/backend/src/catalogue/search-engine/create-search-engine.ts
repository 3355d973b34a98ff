import type { Resources } from '../../resources.ts'
import { type Catalogue, createCatalogue } from '../product-index/catalogue.ts'
import { createMemoryEngine } from './memory/memory-engine.ts'
import { createPostgresCatalogue } from './postgres/postgres-catalogue.ts'
import type { SearchEngine } from './search-engine.ts'

type CatalogueState = { catalogue: Pick<Catalogue, 'reference' | 'nextRefresh'>; searchEngine: SearchEngine }

/** The engine that the setting names, and the names of the catalogue, which are refreshed together with it. */
export function createSearchEngine(resources: Resources): CatalogueState {
  if (resources.env.SEARCH_ENGINE === 'postgres') {
    const { searchEngine, ...catalogue } = createPostgresCatalogue(resources)
    return { catalogue, searchEngine }
  }
  const catalogue = createCatalogue(resources)
  return { catalogue, searchEngine: createMemoryEngine(catalogue) }
}
