import type { CatalogueFigures, SiteFigures, TextIndex } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../../app-context.ts'
import { type Generation, newGeneration, siteOf, succeeding, textsOf, withNewPrices } from './generation.ts'
import { listenForChanges } from './listen.ts'
import type { Reference } from './reference.ts'

/** What a call may ask of the index; all parts are of one moment. */
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

const known = new WeakMap<AppContext, Catalogue>()

/** CATALOGUE-17: one index per process, a cache of PostgreSQL and never the truth. */
export function catalogueOf(context: AppContext): Catalogue {
  let catalogue = known.get(context)
  if (!catalogue) known.set(context, (catalogue = createCatalogue(context)))
  return catalogue
}

function createCatalogue(context: AppContext): Catalogue {
  const loading = { database: context.database, now: context.now }
  let generation: Generation | null = null
  let waiting = Promise.withResolvers<void>()

  async function current(): Promise<Generation> {
    await listening
    generation ??= newGeneration(loading)
    const asked = generation
    try {
      await asked.figures
    } catch (error) {
      if (generation === asked) generation = null
      throw error
    }
    return asked
  }

  async function refresh(productIds: ReadonlySet<number> | '*'): Promise<void> {
    if (generation) {
      const onlyPrices = productIds !== '*' && (await contentUnchanged(context, generation, productIds))
      generation = await (onlyPrices ? withNewPrices : succeeding)(generation, loading)
    }
    waiting.resolve()
    waiting = Promise.withResolvers()
  }

  const listening = listenForChanges(context, refresh)
  return {
    reference: async () => (await current()).reference,
    view: async (scope) => {
      let asked = await current()
      let loaded = await siteOf(asked, loading, scope.siteId)
      if (loaded.staleAt <= context.now().getTime()) {
        // A price that was known beforehand has begun.
        asked = { ...asked, sites: new Map(asked.sites) }
        asked.sites.delete(scope.siteId)
        loaded = await siteOf(asked, loading, scope.siteId)
        generation = asked
      }
      const texts = () => textsOf(asked, loading, scope)
      return { reference: await asked.reference, figures: await asked.figures, site: loaded.figures, texts }
    },
    nextRefresh: () => waiting.promise,
  }
}

/** A new price or assortment leaves texts and filters as they are: then nothing but the sites is read anew. */
async function contentUnchanged(
  context: AppContext,
  generation: Generation,
  ids: ReadonlySet<number>,
): Promise<boolean> {
  const figures = await generation.figures
  const rows = await context.database.rows<{ id: number; version: number }>(versions, [[...ids]])
  const found = new Map(rows.map((row) => [row.id, row.version]))
  return [...ids].every((id) => {
    const doc = figures.docOfProduct.get(id)
    return doc !== undefined && figures.contentVersions[doc] === found.get(id)
  })
}

const versions = {
  name: 'catalogue-content-versions',
  text: 'select product_id id, content_version "version" from product where product_id = any($1)',
}
