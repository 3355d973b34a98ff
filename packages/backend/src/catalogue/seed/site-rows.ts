import type pg from 'pg'

/** A site in one of its languages, as far as the catalogue minds. */
export type SiteLanguage = {
  siteId: number
  languageId: number
  platform: number
  fallbackLanguageId: number
  priceLevelPercent: number
  /** Two letters of its country. */
  regionCode: string
}

export async function siteLanguages(client: pg.ClientBase): Promise<SiteLanguage[]> {
  const { rows } = await client.query<SiteLanguage>(`
    select s.site_id "siteId", sl.language_id "languageId", s.platform,
      s.fallback_language_id "fallbackLanguageId", s.price_level_percent "priceLevelPercent",
      (select c.region_code from country_terms c where c.country_id = s.country_id) "regionCode"
    from site s join site_language sl using (site_id) order by s.site_id, sl.position`)
  return rows
}
