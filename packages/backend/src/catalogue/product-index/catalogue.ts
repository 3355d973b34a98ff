import type { CatalogueFigures, SiteFigures, TextIndex } from '@haverhof/domain/catalogue'
import type { SiteScope } from '@haverhof/domain/sites'
import type { Resources } from '../../resources.ts'
import { type Generation, newGeneration, siteOf, succeeding, textsOf, withNewPrices } from './generation.ts'
import { listenForChanges } from './listen.ts'
import type { Reference } from './reference.ts'
import { statement } from '../../database/index.ts'

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

/** CATALOGUE-17: one index per process, a cache of PostgreSQL and never the truth. */
export function createCatalogue(resources: Resources): Catalogue {
  const loading = { database: resources.database, now: resources.now }
  let listening: Promise<void> | null = null
  let generation: Generation | null = null
  let waiting = Promise.withResolvers<void>()

  async function current(): Promise<Generation> {
    await (listening ??= listenForChanges(resources, refresh))
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
      const onlyPrices = productIds !== '*' && (await contentUnchanged(resources, generation, productIds))
      generation = await (onlyPrices ? withNewPrices : succeeding)(generation, loading)
    }
    waiting.resolve()
    waiting = Promise.withResolvers()
  }

  return {
    reference: async () => (await current()).reference,
    view: async (scope) => {
      let asked = await current()
      let loaded = await siteOf(asked, loading, scope.siteId)
      if (loaded.staleAt <= resources.now().getTime()) {
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

/** A new price or assortment leaves texts, filters and what sells best as they are: then nothing but the sites is read anew. */
async function contentUnchanged(
  { database }: Resources,
  generation: Generation,
  ids: ReadonlySet<number>,
): Promise<boolean> {
  const figures = await generation.figures
  const rows = await database.rows(versions, { productIds: [...ids] })
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...ids].every((id) => {
    const doc = figures.docOfProduct.get(id)
    const product = found.get(id)
    if (doc === undefined || !product) return false
    return figures.contentVersions[doc] === product.version && figures.unitsSold[doc] === product.unitsSold
  })
}

const versions = statement<
  { productIds: readonly number[] },
  { id: number; version: number; unitsSold: number }
>(
  'catalogue-content-versions',
  `
    select product_id id, content_version "version", units_sold "unitsSold" from product
    where product_id = any(:productIds)`,
)
