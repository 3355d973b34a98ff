import type { CatalogueFigures, TextIndex } from '@haverhof/domain/catalogue'
import type { Database } from '../../database/index.ts'
import { buildIndex } from './build-index.ts'
import type { BuildIndex } from './index-parts.ts'
import type { LoadedSite } from './load-site.ts'
import type { TextScope } from './text-documents.ts'
import { loadReference, type Reference } from './reference.ts'

/**
 * The catalogue as far as it has been asked for: sites and languages are read on first use, and changes of single
 * products are applied to what is there.
 */
export type Generation = {
  reference: Promise<Reference>
  build: Promise<BuildIndex> | null
  figures: Promise<CatalogueFigures> | null
  sites: Map<number, Promise<LoadedSite>>
  texts: Map<string, { scope: TextScope; index: Promise<TextIndex> }>
  /** The changes that are being applied: what is read meanwhile would be half of one moment and half of another. */
  applied: Promise<unknown>
}

/** `threadFrom`: the size of a catalogue whose index is made in a thread of its own. */
export type Loading = { database: Database; now: () => Date; threadFrom?: number }

export function newGeneration({ database }: Loading): Generation {
  const reference = loadReference(database)
  const parts = { build: null, figures: null, sites: new Map(), texts: new Map() }
  return { reference, ...parts, applied: Promise.resolve() }
}

/** A failed read is tried again by the next request. */
export function figuresOf(generation: Generation, loading: Loading): Promise<CatalogueFigures> {
  if (generation.figures) return generation.figures
  const figures = buildOf(generation, loading).then((build) => build.figures())
  generation.figures = figures
  figures.catch(() => {
    generation.figures = null
  })
  return figures
}

function buildOf(generation: Generation, { database, threadFrom }: Loading): Promise<BuildIndex> {
  if (generation.build) return generation.build
  const build = generation.reference.then((reference) => buildIndex(database, reference, threadFrom))
  generation.build = build
  build.catch(() => {
    generation.build = null
  })
  return build
}

export function siteOf(generation: Generation, loading: Loading, siteId: number): Promise<LoadedSite> {
  return remembered(generation.sites, siteId, async () => {
    await generation.applied
    const figures = await figuresOf(generation, loading)
    return (await buildOf(generation, loading)).site(figures, siteId, loading.now())
  })
}

export async function textsOf(
  generation: Generation,
  loading: Loading,
  scope: TextScope,
): Promise<TextIndex> {
  const key = `${scope.platform} ${scope.languageId} ${scope.fallbackLanguageId}`
  const loaded = generation.texts.get(key)
  if (loaded) return loaded.index
  const index = (async () => {
    await generation.applied
    const figures = await figuresOf(generation, loading)
    return (await buildOf(generation, loading)).texts(figures, textScope(scope))
  })()
  generation.texts.set(key, { scope, index })
  index.catch(() => generation.texts.delete(key))
  return index
}

/** Nothing else of a site: its text index is shared, and what goes to a thread is copied. */
function textScope(scope: TextScope): TextScope {
  const { languageId, languageCode, fallbackLanguageId, fallbackLanguageCode, platform } = scope
  return { languageId, languageCode, fallbackLanguageId, fallbackLanguageCode, platform }
}

/** One after the other, and not before what is being read has been read: then nothing is read before a change and applied after it. */
export function applying<Result>(generation: Generation, work: () => Promise<Result>): Promise<Result> {
  const reading: Promise<unknown>[] = [generation.applied, ...generation.sites.values()]
  if (generation.figures) reading.push(generation.figures)
  for (const { index } of generation.texts.values()) reading.push(index)
  const result = Promise.allSettled(reading).then(work)
  generation.applied = result.catch(() => undefined)
  return result
}

/** Reloads everything that the old generation held, so that no request waits after the swap. */
export async function succeeding(old: Generation, loading: Loading): Promise<Generation> {
  const next = newGeneration(loading)
  if (old.figures) await figuresOf(next, loading)
  else await next.reference
  for (const siteId of old.sites.keys()) await siteOf(next, loading, siteId)
  for (const { scope } of old.texts.values()) await textsOf(next, loading, scope)
  return next
}

function remembered<Key, Value>(
  promises: Map<Key, Promise<Value>>,
  key: Key,
  load: () => Promise<Value>,
): Promise<Value> {
  const promise = promises.get(key)
  if (promise) return promise
  const value = load()
  promises.set(key, value)
  // A failed read is tried again by the next request.
  value.catch(() => promises.delete(key))
  return value
}
