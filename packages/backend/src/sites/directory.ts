import { cacheTable } from '@haverhof/domain/shared'
import type { SiteScope } from '@haverhof/domain/sites'
import type pg from 'pg'
import { type Database, type NoValues, statement } from '../database/index.ts'
import { cacheRead } from '../observability/index.ts'

/** Every host of the shop, kept in memory: each request asks for its own. */
export type SiteDirectory = {
  scopes: () => Promise<readonly SiteScope[]>
  forget: () => void
}

export function createSiteDirectory(database: Database, now: () => Date): SiteDirectory {
  let known: { scopes: readonly SiteScope[]; until: number } | null = null
  let loading: Promise<readonly SiteScope[]> | null = null
  async function load(): Promise<readonly SiteScope[]> {
    try {
      const scopes = await database.rows(allScopes)
      // A shop without sites is a shop that is being filled: ask again next time.
      if (scopes.length > 0) known = { scopes, until: now().getTime() + cacheTable.scopes.lifetimeMs }
      return scopes
    } catch (error) {
      // A database that is away for a moment changes no host: go on with what is known.
      if (known) return known.scopes
      throw error
    } finally {
      loading = null
    }
  }
  const fresh = () => (known && now().getTime() < known.until ? known.scopes : null)
  return {
    scopes: async () => {
      const scopes = fresh()
      cacheRead.publish(scopes ? hit : miss)
      return scopes ?? (loading ??= load())
    },
    forget: () => {
      known = null
    },
  }
}

const hit = { cache: 'scopes', result: 'hit' } as const
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
