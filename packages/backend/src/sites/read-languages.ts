import type { z } from '@hono/zod-openapi'
import { languages } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { countryName } from './countries.ts'
import type { Language, SiteLanguageEntry } from './schemas.ts'

type LanguageRow = z.infer<typeof Language>

export async function readLanguages(context: AppContext, languageId: number | null): Promise<LanguageRow[]> {
  return context.database.rows<LanguageRow>(allLanguages, [languageId])
}

/** Every site in every language it speaks, as a language switch shows them. */
export async function readSiteLanguages(context: AppContext): Promise<z.infer<typeof SiteLanguageEntry>[]> {
  const pairs = await context.sites.pairs()
  return pairs.map((pair) => {
    const { languageId, localizedName } = languages[pair.languageCode]
    const culture = `${pair.languageCode}-${pair.regionCode}`
    const name = countryName(pair.regionCode, pair.languageCode)
    return {
      key: `${pair.siteId}-${pair.languageId}`,
      displayName: `${name} - ${localizedName}`,
      siteId: pair.siteId,
      language: { languageId, culture: pair.culture, localizedName },
      country: { countryId: pair.countryId, name, regionCode: pair.regionCode },
      culture,
      host: pair.host,
      type: pair.platform,
    }
  })
}

const allLanguages = {
  name: 'languages-read',
  text: `
    select language_id "languageId", culture, localized_name "localizedName" from language
    where $1::int is null or language_id = $1 order by language_id`,
}
