/** SITES-2: the nine languages; ids are stable for ever. */
export const languages = {
  nl: { languageId: 1, culture: 'nl-NL', localizedName: 'Nederlands' },
  de: { languageId: 2, culture: 'de-DE', localizedName: 'Deutsch' },
  da: { languageId: 3, culture: 'da-DK', localizedName: 'Dansk' },
  en: { languageId: 4, culture: 'en-GB', localizedName: 'English' },
  it: { languageId: 5, culture: 'it-IT', localizedName: 'Italiano' },
  pt: { languageId: 6, culture: 'pt-PT', localizedName: 'Português' },
  es: { languageId: 7, culture: 'es-ES', localizedName: 'Español' },
  sv: { languageId: 8, culture: 'sv-SE', localizedName: 'Svenska' },
  et: { languageId: 9, culture: 'et-EE', localizedName: 'Eesti' },
} as const

export type LanguageCode = keyof typeof languages

export const languageCodes = Object.keys(languages) as LanguageCode[]

/** SITES-3: codes that arrive from elsewhere under another name. */
const otherNames: Record<string, LanguageCode> = { esp: 'es', se: 'sv' }

/** The language a code means, whatever its case, or null for a language the shop does not speak. */
export function languageOfCode(code: string): LanguageCode | null {
  const lower = code.trim().toLowerCase()
  if (Object.hasOwn(otherNames, lower)) return otherNames[lower] ?? null
  return Object.hasOwn(languages, lower) ? (lower as LanguageCode) : null
}

export function languageOfId(languageId: number): LanguageCode | null {
  return languageCodes.find((code) => languages[code].languageId === languageId) ?? null
}
