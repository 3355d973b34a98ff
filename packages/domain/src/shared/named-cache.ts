import type { cacheTable } from './cache-table.ts'

/** One symbol for every copy of this module: the storefront's build has its own. */
const nameOfCache = Symbol.for('haverhof.cache')

/** A cache of the library, with its name in the table: so the metrics of its reads (`lru-cache:metrics`) carry it. */
export function namedCache<Cache extends object>(name: keyof typeof cacheTable, cache: Cache): Cache {
  return Object.defineProperty(cache, nameOfCache, { value: name })
}

export function cacheNameOf(cache: object): string | undefined {
  return (cache as { [nameOfCache]?: string })[nameOfCache]
}
