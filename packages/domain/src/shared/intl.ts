const formatters = new Map<string, unknown>()

/** The one cache of formatters: a phone takes longer to make one than to draw a card. */
function cached<Arguments extends unknown[], Formatter>(
  Kind: new (...args: Arguments) => Formatter,
  ...args: Arguments
): Formatter {
  const key = JSON.stringify([Kind.name, args])
  const formatter = (formatters.get(key) as Formatter | undefined) ?? new Kind(...args)
  formatters.set(key, formatter)
  return formatter
}

export function dateFormat(culture: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(Intl.DateTimeFormat, culture, shape)
}

export function numberFormat(culture: string, shape: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(Intl.NumberFormat, culture, shape)
}

export function pluralRules(culture: string, shape?: Intl.PluralRulesOptions): Intl.PluralRules {
  return cached(Intl.PluralRules, culture, shape)
}

export function relativeTimeFormat(
  culture: string,
  shape: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat {
  return cached(Intl.RelativeTimeFormat, culture, shape)
}

/** A country by its two letters. The everyday names (CLDR): “Nederland”, not “Koninkrijk der Nederlanden”. */
export function countryName(code: string, language: string): string {
  return cached(Intl.DisplayNames, language, { type: 'region' }).of(code) ?? code
}
