const formatCache = new Map<string, unknown>()

/** The one cache of formatters: a phone takes longer to make one than to draw a card. */
function keptFor<Formatter>(key: readonly unknown[], make: () => Formatter): Formatter {
  const name = JSON.stringify(key)
  const formatter = (formatCache.get(name) as Formatter | undefined) ?? make()
  formatCache.set(name, formatter)
  return formatter
}

export function dateFormat(culture: string, shape: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keptFor(['date', culture, shape], () => new Intl.DateTimeFormat(culture, shape))
}

export function numberFormat(culture: string, shape: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keptFor(['number', culture, shape], () => new Intl.NumberFormat(culture, shape))
}

export function pluralRules(
  culture: string,
  shape: Intl.PluralRulesOptions | undefined = {},
): Intl.PluralRules {
  return keptFor(['plural', culture, shape], () => new Intl.PluralRules(culture, shape))
}

export function relativeTimeFormat(
  culture: string,
  shape: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat {
  return keptFor(['relative', culture, shape], () => new Intl.RelativeTimeFormat(culture, shape))
}

/** A country by its two letters. The everyday names (CLDR): “Nederland”, not “Koninkrijk der Nederlanden”. */
export function countryName(code: string, language: string): string {
  const names = keptFor(['country', language], () => new Intl.DisplayNames(language, { type: 'region' }))
  return names.of(code) ?? code
}
