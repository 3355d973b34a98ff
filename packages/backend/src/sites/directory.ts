import { cacheTable } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type pg from 'pg'
import { type Database, type NoValues, statement } from '../database/index.ts'
import { cacheRead } from '../observability/index.ts'

/** Every host of the shop, kept in memory: each request asks for its own (SITES-14). */
export type SiteDirectory = {
  /** The cached list, however old: no request waits for the next one. */
  scopes: () => Promise<readonly SiteScope[]>
  /** Reads the list anew, because it may have changed. While the database is away the one at hand stays. */
  renew: () => Promise<void>
}

export function createSiteDirectory(database: Database, now: () => Date): SiteDirectory {
  let cached: readonly SiteScope[] | null = null
  let until = 0
  let loading: Promise<readonly SiteScope[]> | null = null
  async function load(): Promise<readonly SiteScope[]> {
    try {
      const scopes = await database.rows(allScopes)
      // A shop without sites is a shop that is being filled: ask again next time.
      cached = scopes.length > 0 ? scopes : null
      until = now().getTime() + cacheTable.scopes.lifetimeMs
      return scopes
    } catch (error) {
      // A database that is away for a moment changes no host: go on with what is known.
      until = now().getTime() + cacheTable.scopes.retryMs
      if (cached) return cached
      throw error
    } finally {
      loading = null
    }
  }
  const loaded = () => (loading ??= load())
  return {
    scopes: async () => {
      if (!cached) {
        cacheRead.publish(miss)
        return loaded()
      }
      const isFresh = now().getTime() < until
      cacheRead.publish(isFresh ? hit : stale)
      // It never fails while something is known.
      if (!isFresh) void loaded()
      return cached
    },
    renew: async () => {
      // A reading that is under way may have begun before the change.
      await loading?.catch(ignore)
      await loaded().catch(ignore)
    },
  }
}

const ignore = () => undefined
const hit = { cache: 'scopes', result: 'hit' } as const
const stale = { cache: 'scopes', result: 'stale' } as const
const miss = { cache: 'scopes', result: 'miss' } as const

/** The same scopes inside a transaction that is still writing them. */
export async function readScopes(client: pg.Client): Promise<SiteScope[]> {
  return (await client.query<SiteScope>(allScopes)).rows
}

const allScopes = statement<NoValues, SiteScope>(
  'sites-scopes',
  `
    select s.site_id "siteId", sl.language_id "languageId", l.code "languageCode", l.culture, sl.host,
      sl.position = 0 "isMain", s.platform, s.country_id "countryId", c.region_code "regionCode",
      s.fallback_language_id "fallbackLanguageId", f.code "fallbackLanguageCode"
    from site_language sl
    join site s using (site_id)
    join language l using (language_id)
    join language f on f.language_id = s.fallback_language_id
    join country c using (country_id)
    order by s.site_id, sl.position`,
)
