import type { SiteScope } from './host.ts'

/** Three sites, four hosts: enough for every rule about hosts. */
export const dutch: SiteScope = {
  siteId: 1,
  languageId: 1,
  languageCode: 'nl',
  culture: 'nl-NL',
  host: 'haverhof.nl',
  isMain: true,
  platform: 0,
  countryId: 528,
  regionCode: 'NL',
  fallbackLanguageId: 4,
  fallbackLanguageCode: 'en',
}
export const dutchEnglish: SiteScope = {
  ...dutch,
  languageId: 4,
  languageCode: 'en',
  culture: 'en-GB',
  host: 'en.haverhof.nl',
  isMain: false,
}
export const german: SiteScope = {
  ...dutch,
  siteId: 3,
  languageId: 2,
  languageCode: 'de',
  culture: 'de-DE',
  host: 'haverhof.de',
  countryId: 276,
  regionCode: 'DE',
}
export const germanEnglish: SiteScope = {
  ...german,
  languageId: 4,
  languageCode: 'en',
  host: 'en.haverhof.de',
  isMain: false,
}
export const sister: SiteScope = { ...german, siteId: 11, platform: 1, host: 'muehldorfer.de' }

export const scopes = [dutch, dutchEnglish, german, germanEnglish, sister]
