export { escapeXml } from './escape-xml.ts'
export { cacheTable, cacheNameOf, namedCache } from './cache-table.ts'
export {
  askerAddressDays,
  decidedReportDays,
  type KindOfData,
  keptDays,
  keptOutsideDays,
  unusedMandateDays,
} from './kept-days.ts'
export { addDays, DAY, formatDate, HOUR, MINUTE, parseDate, SECOND } from './dates.ts'
export { countryName, dateFormat, numberFormat, pluralRules, relativeTimeFormat } from './intl.ts'
export { figureText, fixedText, moneyText, percentText } from './figures.ts'
export {
  type LanguageCode,
  languageCodes,
  languageOfCode,
  languageOfCulture,
  languageOfId,
  languages,
} from './language.ts'
export {
  brandNames,
  type Platform,
  type PlatformName,
  platformName,
  platformNames,
  platforms,
} from './platform.ts'
export { recordOf } from './record-of.ts'
export type { Review } from './review.ts'
export {
  type FieldProblem,
  missing,
  type Missing,
  refusal,
  type Refused,
  type Result,
  success,
  type TooManyAttempts,
  wrongFields,
  type WrongFields,
  wrongInput,
  type WrongInput,
} from './result.ts'
export {
  areWordsMissing,
  loggedReason,
  loggedWords,
  longestOwnWords,
  type OwnWords,
  type ReasonCode,
  reasonFor,
  type ReasonForReader,
  type ReasonList,
  reasonOfList,
  type ToldReason,
  toldReasons,
} from './told-reasons.ts'
export { type Closings, isoDay, isWorkingDay, workingDaysLater } from './working-days.ts'
