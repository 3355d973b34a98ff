import { HOUR, MINUTE, SECOND } from './dates.ts'

const MB = 1024 * 1024

/** `lifetimeMs` is null for entries that are asked for by version: they are never old, only pushed out by others. */
type Cache = { file: string; holds: string; lifetimeMs: number | null; bound: string; droppedBy: string }

const change = 'a change of catalogue or content (`NOTIFY`)'
const everything = 'a change of more than single products (`NOTIFY`)'
const reference = 'a newer reading of names and categories'

/** Every cache of the server, once. `docs/caches.md` shows the same table, and a test holds both against the code. */
export const cacheTable = {
  page: {
    file: 'apps/server/src/pages/kept-pages.ts',
    holds:
      'pages as they are sent, fresh for 2 s, then stale while one request renders anew; for a day while none can be made',
    lifetimeMs: MINUTE,
    bound: '2,000 pages, 96 MB',
    droppedBy: 'nothing: a change (`NOTIFY`) makes stale what shows it',
    freshMs: 2 * SECOND,
    /** Announcements are taken over together … */
    gatherMs: SECOND,
    /** … and what shows a changed product is then shown for no longer than this: two seconds in all. */
    changedMs: SECOND,
    keepMs: 24 * HOUR,
    retryMs: 2 * SECOND,
    maxEntries: 2000,
    maxBytes: 96 * MB,
  },
  picture: {
    file: 'apps/server/src/pictures/pictures.ts',
    holds: 'drawn pictures; the pack is looked up again after their lifetime',
    lifetimeMs: MINUTE,
    bound: '48 MB',
    droppedBy: 'a pack that looks otherwise',
    maxBytes: 48 * MB,
  },
  seo: {
    file: 'apps/server/src/seo/answer-seo.ts',
    holds: 'sitemaps, robots.txt, manifest; the last good copy while none can be made',
    lifetimeMs: 10 * MINUTE,
    bound: '500 files',
    droppedBy: 'nothing',
    max: 500,
  },
  path: {
    file: 'apps/storefront/app/loaders/parts/cached-paths.server.ts',
    holds: 'where a path leads, per host',
    lifetimeMs: MINUTE,
    bound: '500 paths',
    droppedBy: everything,
    max: 500,
  },
  missingPath: {
    file: 'apps/storefront/app/loaders/parts/cached-paths.server.ts',
    holds: 'that a path leads nowhere, per host',
    lifetimeMs: MINUTE,
    bound: '200 paths',
    droppedBy: everything,
    max: 200,
  },
  shop: {
    file: 'apps/storefront/app/loaders/shop.server.ts',
    holds: 'menus, footer and notices around a page, per host',
    lifetimeMs: 15 * SECOND,
    bound: '1 per host',
    droppedBy: everything,
    max: 1,
  },
  answer: {
    file: 'packages/api-client/src/response-cache.ts',
    holds: 'answers of the API that everybody may read, per host (here and in the browser)',
    lifetimeMs: 2 * SECOND,
    bound: '200 answers',
    droppedBy: change,
  },
  longAnswer: {
    file: 'packages/api-client/src/response-cache.ts',
    holds: 'the same for what hardly ever changes: sites, languages, countries, menus, footer',
    lifetimeMs: 15 * MINUTE,
    bound: '200 answers',
    droppedBy: change,
  },
  scopes: {
    file: 'packages/backend/src/sites/directory.ts',
    holds: 'every host with its site and language; after its lifetime it stays until the next one is read',
    lifetimeMs: 15 * MINUTE,
    bound: 'one list',
    droppedBy: 'nothing: after a change (`NOTIFY`) it is read anew',
    retryMs: 5 * SECOND,
  },
  productContent: {
    file: 'packages/backend/src/catalogue/product/detail-cache.ts',
    holds: 'what products say, by content version',
    lifetimeMs: null,
    bound: '5 million characters',
    droppedBy: reference,
    maxCharacters: 5_000_000,
  },
  variantText: {
    file: 'packages/backend/src/catalogue/variants/variant-text-cache.ts',
    holds: 'what packs in lists and carts say, by content version',
    lifetimeMs: null,
    bound: '10,000 packs',
    droppedBy: 'nothing',
    max: 10_000,
  },
  facetCounts: {
    file: 'packages/domain/src/catalogue/product-index/count-cache.ts',
    holds: 'counted filters of a list, per reading of the index',
    lifetimeMs: null,
    bound: '1,000 lists',
    droppedBy: 'a newer index',
    max: 1000,
  },
  sitePayments: {
    file: 'packages/backend/src/payments/site-payments.ts',
    holds: 'payment methods of a site',
    lifetimeMs: MINUTE,
    bound: '100 sites',
    droppedBy: 'nothing',
    max: 100,
  },
  vatAnswer: {
    file: 'packages/backend/src/pricing/vat-answer-cache.ts',
    holds: 'what the register of VAT numbers said',
    lifetimeMs: 10 * MINUTE,
    bound: '500 numbers',
    droppedBy: 'nothing',
    max: 500,
  },
} as const satisfies Record<string, Cache & Record<string, unknown>>

/** One symbol for every copy of this module: the storefront's build has its own. */
const nameOfCache = Symbol.for('haverhof.cache')

/** A cache of the library, with its name in the table: so the metrics of its reads (`lru-cache:metrics`) carry it. */
export function namedCache<Cache extends object>(name: keyof typeof cacheTable, cache: Cache): Cache {
  return Object.defineProperty(cache, nameOfCache, { value: name })
}

export function cacheNameOf(cache: object): string | undefined {
  return (cache as { [nameOfCache]?: string })[nameOfCache]
}
