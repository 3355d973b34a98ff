import { type LanguageCode, languageOfId, languages, type PlatformName } from '@haverhof/domain/shared'

/** A host as it travels inside every page: what follows from this is worked out where it is needed. */
export type HostRow = readonly [
  siteId: number,
  languageId: number,
  countryCode: string,
  platform: PlatformName,
  name: string,
]

/** One shop in one language, at one host. */
export type Host = {
  siteId: number
  languageId: number
  /** `haverhof.de` */
  name: string
  language: LanguageCode
  culture: string
  countryCode: string
  languageName: string
  platform: PlatformName
  /** `https://haverhof.de` */
  origin: string
}

type Here = { hosts: readonly HostRow[]; siteId: number; languageId: number; origin: string }

/** Every host of the shop, with the scheme and port (and `.localhost` outside production) that this one is reached by. */
export function hostsOf({ hosts, siteId: here, languageId: spoken, origin }: Here): Host[] {
  const own = hosts.find(([siteId, languageId]) => siteId === here && languageId === spoken)?.[4]
  return hosts.map(([siteId, languageId, countryCode, platform, name]) => {
    const language = languageOfId(languageId) ?? 'en'
    return {
      siteId,
      languageId,
      name,
      language,
      culture: `${language}-${countryCode}`,
      countryCode,
      languageName: languages[language].localizedName,
      platform,
      origin: own ? origin.replace(own, name) : `https://${name}`,
    }
  })
}
