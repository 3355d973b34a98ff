import type { Resources } from '../../../resources.ts'
import { listenForChanges } from '../../product-index/listen.ts'
import { loadReference, type Reference } from '../../product-index/reference.ts'
import type { SearchEngine } from '../search-engine.ts'
import { createPostgresEngine } from './postgres-engine.ts'
import { createUpkeep } from './upkeep/create-upkeep.ts'

export type PostgresCatalogue = {
  reference: () => Promise<Reference>
  /** Resolves when the next announced change has been taken over; changes are heard from the first read on. */
  nextRefresh: () => Promise<void>
  searchEngine: SearchEngine
}

/** The catalogue without an index in memory: names are kept, everything else is asked of PostgreSQL. */
export function createPostgresCatalogue(resources: Resources): PostgresCatalogue {
  let listening: Promise<void> | null = null
  let names: Promise<Reference> | null = null
  let waiting = Promise.withResolvers<void>()

  async function reference(): Promise<Reference> {
    await (listening ??= listenForChanges(resources, refresh))
    if (names) return names
    const loaded = loadReference(resources.database)
    names = loaded
    loaded.catch(() => (names = null))
    return loaded
  }

  async function refresh(productIds: ReadonlySet<number> | '*'): Promise<void> {
    if (productIds === '*') names = null
    await upkeep.takeOver(productIds)
    waiting.resolve()
    waiting = Promise.withResolvers()
  }

  const upkeep = createUpkeep(resources, reference)
  const { database, now } = resources
  return {
    reference,
    nextRefresh: () => waiting.promise,
    searchEngine: createPostgresEngine({ database, now, reference, upkeep }),
  }
}
