import type { z } from '@hono/zod-openapi'
import { countryName, languages } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import type { Language, SiteLanguageEntry } from './schemas.ts'
import { statement } from '../database/index.ts'

type LanguageRow = z.infer<typeof Language>

export async function readLanguages(context: AppContext, languageId: number | null): Promise<LanguageRow[]> {
  return context.database.reader.rows(allLanguages, { languageId })
}

/** Every site in every language it speaks, as a language switch shows them. */
export async function readSiteLanguages(context: AppContext): Promise<z.infer<typeof SiteLanguageEntry>[]> {
  const scopes = await context.sites.scopes()
  return scopes.map((scope) => {
    const { languageId, localizedName } = languages[scope.languageCode]
    const culture = `${scope.languageCode}-${scope.regionCode}`
    const name = countryName(scope.regionCode, scope.languageCode)
    return {
      key: `${scope.siteId}-${scope.languageId}`,
      displayName: `${name} - ${localizedName}`,
      siteId: scope.siteId,
      language: { languageId, culture: scope.culture, localizedName },
      country: { countryId: scope.countryId, name, regionCode: scope.regionCode },
      culture,
      host: scope.host,
      type: scope.platform,
    }
  })
}

const allLanguages = statement<{ languageId: number | null }, LanguageRow>(
  'languages-read',
  `
    select language_id "languageId", culture, localized_name "localizedName" from language
    where :languageId::int is null or language_id = :languageId order by language_id`,
)
