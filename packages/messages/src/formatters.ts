import { dateFormat, figureText, pluralRules } from '@haverhof/domain/shared'
import type { FormatOptions } from 'icu-minify/format'

const mostDecimals = 3

/** What a compiled text needs to write plurals and figures, on pages, in the office and in letters alike. */
export const formatOptions: FormatOptions = {
  formatters: {
    getPluralRules: (culture, rules) => pluralRules(String(culture), rules),
    // Figures in texts are written as everywhere else (SHELL-13).
    getNumberFormat: (culture) =>
      ({ format: (value: number) => figureText(String(culture), value, mostDecimals) }) as Intl.NumberFormat,
    getDateTimeFormat: (culture, shape) => dateFormat(String(culture), shape ?? {}),
  },
}
