import type { CatalogueFigures, SiteFigures, TextIndex } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Resources } from '../../resources.ts'
import { applyChanges } from './apply-changes.ts'
import {
  applying,
  figuresOf,
  type Generation,
  newGeneration,
  siteOf,
  succeeding,
  textsOf,
} from './generation.ts'
import { listenForChanges } from './listen.ts'
import { type LoadedSite, nextPriceAt } from './load-site.ts'
import { readBegun } from './read-changes.ts'
import type { Reference } from './reference.ts'

/**
 * What a call may ask of the index. Changes are applied between two turns of
 * the process: what is read without a pause is of one moment.
 */
export type CatalogueView = {
  reference: Reference
  figures: CatalogueFigures
  site: SiteFigures
  texts: () => Promise<TextIndex>
}

export type Catalogue = {
  reference: () => Promise<Reference>
  view: (scope: SiteScope) => Promise<CatalogueView>
  /** Resolves when the next announced change has been taken over; changes are heard from the first read on. */
  nextRefresh: () => Promise<void>
}

type Options = { threadFrom?: number }

/** One index per process, a cache of PostgreSQL and never the truth (CATALOGUE-17). */
export function createCatalogue(resources: Resources, options: Options = {}): Catalogue {
  const { database, now } = resources
  const loading = { database, now, ...options }
  let listening: Promise<void> | null = null
  let generation: Generation | null = null
  let waiting = Promise.withResolvers<void>()

  async function current(): Promise<Generation> {
    await (listening ??= listenForChanges(resources, refresh))
    generation ??= newGeneration(loading)
    const snapshot = generation
    try {
      await snapshot.reference
    } catch (error) {
      if (generation === snapshot) generation = null
      throw error
    }
    return snapshot
  }

  async function refresh(productIds: ReadonlySet<number> | '*'): Promise<void> {
    const snapshot = generation
    if (snapshot && !(productIds !== '*' && (await applied(snapshot, [...productIds])))) {
      generation = await succeeding(snapshot, loading)
    }
    waiting.resolve()
    waiting = Promise.withResolvers()
  }

  function applied(snapshot: Generation, productIds: readonly number[]): Promise<boolean> {
    return applying(snapshot, () => applyChanges(snapshot, loading, productIds))
  }

  /** A scheduled price has begun, which is announced by no change (CATALOGUE-16). */
  async function takeOverBegun(snapshot: Generation, siteId: number, site: LoadedSite): Promise<void> {
    const at = now()
    try {
      const productIds = await readBegun(database, { siteId, since: site.readAt, now: at })
      // Applying may find an earlier one, so this comes first.
      site.staleAt = await nextPriceAt(database, siteId, at)
      await applied(snapshot, productIds)
      site.readAt = at
    } catch (error) {
      site.staleAt = at.getTime()
      throw error
    } finally {
      site.renewing = null
    }
  }

  return {
    reference: async () => (await current()).reference,
    view: async (scope) => {
      const snapshot = await current()
      const loaded = await siteOf(snapshot, loading, scope.siteId)
      if (loaded.staleAt <= now().getTime()) loaded.renewing ??= takeOverBegun(snapshot, scope.siteId, loaded)
      if (loaded.renewing) await loaded.renewing
      const texts = () => textsOf(snapshot, loading, scope)
      const figures = await figuresOf(snapshot, loading)
      return { reference: await snapshot.reference, figures, site: loaded.figures, texts }
    },
    nextRefresh: () => waiting.promise,
  }
}
