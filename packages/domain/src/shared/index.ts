export { cacheTable } from './cache-table.ts'
export { formatDate, parseDate } from './date.ts'
export { DAY, HOUR, MINUTE, SECOND } from './durations.ts'
export { figureText, fixedText, moneyText, percentText } from './figures.ts'
export { type LanguageCode, languageCodes, languageOfCode, languageOfId, languages } from './language.ts'
export {
  brandNames,
  type Platform,
  type PlatformName,
  platformName,
  platformNames,
  platforms,
} from './platform.ts'
export { refusal, type Result, success } from './result.ts'
