const noBreak = '\u00a0'
const euroAfter = ['', `${noBreak}€`] as const
const percentApart = `${noBreak}%`

/** What the shop must know to speak a language, beside its texts: its words for searches and claims have lists of their own. */
type Language = {
  /** Stable for ever. */
  languageId: number
  culture: string
  localizedName: string
  /** How decimals and percentages are written, and the currencies that are shown, on either side of an amount (SHELL-13). */
  figures: {
    point: string
    percent?: string
    signs: Record<string, readonly [before: string, after: string]>
  }
  /** One piece, several pieces. */
  pieces: readonly [string, string]
  /** The opening and the closing mark (TEXTS-3). */
  quotes: string
  /** In the address of the page that compares products. */
  compare: string
}

/** The nine languages (SITES-2). */
export const languages = {
  nl: {
    languageId: 1,
    culture: 'nl-NL',
    localizedName: 'Nederlands',
    figures: { point: ',', signs: { EUR: [`€${noBreak}`, ''] } },
    pieces: ['stuk', 'stuks'],
    quotes: '‘’',
    compare: 'vergelijken',
  },
  de: {
    languageId: 2,
    culture: 'de-DE',
    localizedName: 'Deutsch',
    figures: { point: ',', percent: percentApart, signs: { EUR: euroAfter } },
    pieces: ['Stück', 'Stück'],
    quotes: '„“',
    compare: 'vergleichen',
  },
  da: {
    languageId: 3,
    culture: 'da-DK',
    localizedName: 'Dansk',
    figures: { point: ',', percent: percentApart, signs: { EUR: euroAfter, DKK: ['', `${noBreak}kr.`] } },
    pieces: ['stk.', 'stk.'],
    quotes: '»«',
    compare: 'sammenlign',
  },
  en: {
    languageId: 4,
    culture: 'en-GB',
    localizedName: 'English',
    figures: { point: '.', signs: { EUR: ['€', ''] } },
    pieces: ['piece', 'pieces'],
    quotes: '‘’',
    compare: 'compare',
  },
  it: {
    languageId: 5,
    culture: 'it-IT',
    localizedName: 'Italiano',
    figures: { point: ',', signs: { EUR: euroAfter } },
    pieces: ['pezzo', 'pezzi'],
    quotes: '«»',
    compare: 'confronto',
  },
  pt: {
    languageId: 6,
    culture: 'pt-PT',
    localizedName: 'Português',
    figures: { point: ',', signs: { EUR: euroAfter } },
    pieces: ['unidade', 'unidades'],
    quotes: '«»',
    compare: 'comparar',
  },
  es: {
    languageId: 7,
    culture: 'es-ES',
    localizedName: 'Español',
    figures: { point: ',', percent: percentApart, signs: { EUR: euroAfter } },
    pieces: ['unidad', 'unidades'],
    quotes: '«»',
    compare: 'comparar',
  },
  sv: {
    languageId: 8,
    culture: 'sv-SE',
    localizedName: 'Svenska',
    figures: { point: ',', percent: percentApart, signs: { EUR: euroAfter, SEK: ['', `${noBreak}kr`] } },
    pieces: ['st', 'st'],
    quotes: '”',
    compare: 'jamfor',
  },
  et: {
    languageId: 9,
    culture: 'et-EE',
    localizedName: 'Eesti',
    figures: { point: ',', signs: { EUR: euroAfter } },
    pieces: ['tk', 'tk'],
    quotes: '„“',
    compare: 'compare',
  },
} as const satisfies Record<string, Language>

export type LanguageCode = keyof typeof languages

export const languageCodes = Object.keys(languages) as LanguageCode[]

/** Codes that arrive from elsewhere under another name (SITES-3). */
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

/** Of the language that a culture or a code begins with: `nl-NL`. */
export function languageOfCulture(culture: string): Language | undefined {
  const code = culture.slice(0, 2)
  return Object.hasOwn(languages, code) ? languages[code as LanguageCode] : undefined
}
