import { offeredMethods } from '@haverhof/domain/payments'
import { languageCodes, languages, platforms } from '@haverhof/domain/shared'
import isoCountries from 'i18n-iso-countries'
import { DataProblem } from '../seed/data-problem.ts'
import { readData } from '../seed/read-data.ts'
import type { Seeding } from '../seed/seeding.ts'
import { upsert } from '../seed/upsert.ts'
import type { SiteTexts } from './records.ts'
import { type SiteData, SitesFile } from './site-data.ts'
import { seedVat } from './seed-vat.ts'
import * as tables from './tables.ts'

const file = 'sites.yaml'

/** What content calls its things; a site refers to them by key. */
export type ContentIds = Record<'page' | 'footer' | 'navigation', ReadonlyMap<string, number>>

/** Languages, countries, selling points, notices and the sites themselves, from data/sites.yaml. */
export async function seedSites(seeding: Seeding, ids: ContentIds): Promise<void> {
  const data = readData(seeding.dataDir, file, SitesFile)
  await upsert(seeding, tables.language, [tables.language.languageId], languageRows())
  const countries = countryRows(data)
  await upsert(seeding, tables.country, [tables.country.countryId], countries)
  await seedVat(seeding, countries)
  await seedUsps(seeding, data)
  await upsert(seeding, tables.notification, [tables.notification.notificationId], notificationRows(data))
  const sites = data.sites.map((site) => siteRow(data, site, ids))
  await upsert(seeding, tables.site, [tables.site.siteId], sites)
  const pair = [tables.siteLanguage.siteId, tables.siteLanguage.languageId]
  await upsert(
    seeding,
    tables.siteLanguage,
    pair,
    data.sites.flatMap((site) => languageRowsOf(data, site)),
  )
}

function languageRows() {
  return languageCodes.map((code) => {
    const { languageId, culture, localizedName } = languages[code]
    return { code, languageId, culture, localizedName }
  })
}

function countryRows(data: SitesFile) {
  return data.countries.map(({ code, moreDays, labelLanguages }, position) => ({
    countryId: countryId(code),
    regionCode: code,
    position,
    moreDays,
    labelLanguages,
  }))
}

function countryId(regionCode: string): number {
  const numeric = isoCountries.alpha2ToNumeric(regionCode)
  if (numeric === undefined) throw new DataProblem(file, [`countries: ${regionCode} is not a country`])
  return Number(numeric)
}

async function seedUsps(seeding: Seeding, data: SitesFile): Promise<void> {
  const collections = data.uspCollections.map(({ id, key }) => ({ uspCollectionId: id, key }))
  await upsert(seeding, tables.uspCollection, [tables.uspCollection.uspCollectionId], collections)
  await seeding.client.query('delete from usp_item')
  const items = data.uspCollections.flatMap(({ id, items }) =>
    items.map((item, position) => ({ uspCollectionId: id, position, ...item })),
  )
  await upsert(seeding, tables.uspItem, [tables.uspItem.uspCollectionId, tables.uspItem.position], items)
}

function notificationRows(data: SitesFile) {
  return data.notifications.map(({ id, activeFrom, activeUntil, ...rest }) => ({
    notificationId: id,
    activeFrom: activeFrom ? new Date(activeFrom) : null,
    activeUntil: activeUntil ? new Date(activeUntil) : null,
    ...rest,
  }))
}

function siteRow(data: SitesFile, site: SiteData, ids: ContentIds): typeof tables.site.$inferInsert {
  const platform = data.platforms[site.platform]
  const page = (key: string) => idOf(ids.page, key, `platforms.${site.platform}.pages`)
  const usps = new Map(data.uspCollections.map(({ id, key }) => [key, id]))
  const notices = new Map(data.notifications.map(({ id, key }) => [key, id]))
  return {
    siteId: site.id,
    name: site.name,
    platform: platforms[site.platform],
    countryId: countryId(site.country),
    fallbackLanguageId: languages[platform.fallbackLanguage].languageId,
    rootContentPageId: page(platform.pages.root),
    notFoundContentPageId: page(platform.pages.notFound),
    internalErrorContentPageId: page(platform.pages.internalError),
    customerServiceContentPageId: page(platform.pages.customerService),
    checkoutSuccessPageId: page(platform.pages.checkoutSuccess),
    checkoutSuccessRqsPageId: page(platform.pages.checkoutSuccessRqs),
    checkoutFailedPageId: page(platform.pages.checkoutFailed),
    rqsContentPage: page(platform.pages.rqs),
    footerId: idOf(ids.footer, platform.footer, `platforms.${site.platform}.footer`),
    primaryNavigationId: idOf(ids.navigation, platform.navigation, `platforms.${site.platform}.navigation`),
    headerUspCollectionId: idOf(usps, platform.headerUsps, `platforms.${site.platform}.headerUsps`),
    cartUspCollectionId: idOf(usps, platform.cartUsps, `platforms.${site.platform}.cartUsps`),
    notificationId:
      site.notification === null ? null : idOf(notices, site.notification, `sites.${site.id}.notification`),
    socialMedia: platform.socialMedia,
    customerServicePhone: site.phone,
    customerServiceEmail: site.email,
    customerServiceRef: platform.customerServiceRef,
    currencyDisclaimerRef: platform.currencyDisclaimerRef,
    becomeDealerRef: platform.becomeDealerRef,
    currencySymbol: site.currencySymbol,
    exchangeRate: site.exchangeRate,
    exchangeRateOn: rateDayOf(site),
    priceLevelPercent: site.priceLevelPercent,
    paymentProviderConfigId: site.paymentProviderConfigId,
    paymentMethods: offeredMethods(site).map((paymentMethodId) => ({ paymentMethodId })),
    googleRecaptchaKey: site.googleRecaptchaKey ?? null,
    gtmContainerId: site.gtmContainerId ?? null,
    googleMapsKey: site.googleMapsKey ?? null,
    clientApiEndpoint: '/api',
    autoRedirectIfNotInSameCountry: site.autoRedirectIfNotInSameCountry,
    enableRqs: platform.enableRqs,
    enableStockReminderFeature: platform.enableStockReminderFeature,
  }
}

/** A rate without its day hides its age (SITES-19). */
function rateDayOf({ id, exchangeRate, exchangeRateOn }: SiteData): string | null {
  if (exchangeRate !== 1 && exchangeRateOn === null)
    throw new DataProblem(file, [`sites.${id}.exchangeRateOn: is missing beside a rate`])
  return exchangeRate === 1 ? null : exchangeRateOn
}

function idOf(ids: ReadonlyMap<string, number>, key: string, field: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new DataProblem(file, [`${field}: there is no ${key}`])
  return id
}

function languageRowsOf(data: SitesFile, site: SiteData) {
  return site.languages.map(({ code, host }, position) => {
    const texts: SiteTexts | undefined = data.platforms[site.platform].texts[code]
    if (!texts) throw new DataProblem(file, [`platforms.${site.platform}.texts.${code}: is missing`])
    return { siteId: site.id, languageId: languages[code].languageId, host, position, texts }
  })
}
