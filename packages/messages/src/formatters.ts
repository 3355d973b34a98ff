import { figureText } from '@haverhof/domain/shared'
import type { FormatOptions } from 'icu-minify/format'

const plurals = new Map<string, Intl.PluralRules>()

/** Texts hold plain plurals alone. Their rules are expensive to construct, and a list counts in each of its rows. */
function pluralRulesOf(culture: string, rules: Intl.PluralRulesOptions | undefined): Intl.PluralRules {
  const known = plurals.get(culture) ?? new Intl.PluralRules(culture, rules)
  plurals.set(culture, known)
  return known
}

const mostDecimals = 3

/** What a compiled text needs to write plurals and figures, on pages, in the office and in letters alike. */
export const formatOptions: FormatOptions = {
  formatters: {
    getPluralRules: (culture, rules) => pluralRulesOf(String(culture), rules),
    // SHELL-13: figures in texts are written as everywhere else.
    getNumberFormat: (culture) =>
      ({ format: (value: number) => figureText(String(culture), value, mostDecimals) }) as Intl.NumberFormat,
    getDateTimeFormat: (culture, shape) => new Intl.DateTimeFormat(culture, shape),
  },
}
