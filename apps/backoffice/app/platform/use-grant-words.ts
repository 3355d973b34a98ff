import type { Grant } from '@haverhof/domain/backoffice'
import { languageOfId, languages } from '@haverhof/domain/shared'
import { useTranslations } from '#texts'
import { useSiteName } from './session'

/** “Warehouse: haverhof.nl, haverhof.be”. */
export function useGrantWords() {
  const t = useTranslations('office-staff')
  const siteName = useSiteName()
  const role = (grant: Grant) => t(`roleNames.${grant.role}`)
  const reach = ({ siteIds, languageIds }: Grant) => {
    const sites = siteIds === null ? t('allSites') : siteIds.map(siteName).join(', ')
    if (languageIds === null) return sites
    return `${sites}; ${languageIds.map(nameOfLanguage).join(', ')}`
  }
  return { role, reach }
}

function nameOfLanguage(languageId: number): string {
  const code = languageOfId(languageId)
  return code ? languages[code].localizedName : String(languageId)
}
