export { company, currencyOfSymbol, freeDeliveryFromEuros } from './every-site.ts'
export { carriedQuery, fixedPath, scopeForCountry, siblingOrigin } from './localization.ts'
export { isLoopbackAddress, scopeOfHost, type SiteScope } from './host.ts'
export { isMailingParameter, mailingIdIn, mailingIdPattern } from './mailing.ts'
export { requestScope, type ScopeRefusal } from './request-scope.ts'
export { startRequest, startUpErrors } from './start-up.ts'
export { timeZoneOf } from './time-zone.ts'
export {
  classOfVatType,
  type DatedTaxRate,
  rateOf,
  supplies,
  type Supply,
  type TaxClass,
  type TaxRates,
  taxRatesOn,
  type VatType,
  vatTypes,
} from './tax-rates.ts'
export { dateInZone, endOfDay, startOfDay } from './date-in-zone.ts'
export { ownPath } from './own-path.ts'
export { arrivalCookie, type BrowserMemory, browserMemoryKeys } from './browser-memory.ts'
