import { languageOfId, platformNames } from '@haverhof/domain/shared'
import type { Footer, Host, Link, MenuItem, Notification, ShopFacts, SiteFacts, Usp } from './shop'

type SiteAnswer = {
  siteId: number
  name: string
  domain: string
  type: number
  footerId: number
  countryId: number
  regionCode: string
  primaryNavigationId: number
  headerUspCollectionId: number
  notificationId: number | null
  socialMedia: Record<string, string | null>
  customerServiceTitle: string
  customerServiceBottomText: string
  customerServiceLink: Link | null
  customerServicePhoneLink: string
  customerServiceEmailAddress: string
  openingHours: { days: string; hours: string }[]
  currencyConversionDisclaimerLink: Link | null
  currency: string
  paymentMethods: { paymentMethodId: string }[]
  gtmContainerId: string | null
  autoRedirectIfNotInSameCountry: boolean
  enableRqs: boolean
}

type SiteLanguageAnswer = {
  siteId: number
  languageId: number
  host: string
  culture: string
  type: number
  regionCode: string
  countryName: string
  languageName: string
}

/** The calls the frame of a page makes. */
export type ShopApi = {
  sites: { get: (id: number) => Promise<SiteAnswer>; languages: () => Promise<SiteLanguageAnswer[]> }
  navigation: { primary: (id: number) => Promise<MenuItem[]>; secondary: (id: number) => Promise<MenuItem[]> }
  footer: { get: (id: number) => Promise<Footer> }
  usps: { get: (id: number) => Promise<Usp[]> }
  notifications: { get: (id: number) => Promise<Notification | null> }
}

export function siteFactsOf(site: SiteAnswer): SiteFacts {
  return {
    name: site.name,
    countryCode: site.regionCode,
    currency: site.currency,
    currencyDisclaimer: site.currencyConversionDisclaimerLink,
    customerService: {
      title: site.customerServiceTitle,
      text: site.customerServiceBottomText,
      link: site.customerServiceLink,
      phone: site.customerServicePhoneLink,
      email: site.customerServiceEmailAddress,
      openingHours: site.openingHours,
    },
    socialMedia: Object.entries(site.socialMedia).flatMap(([network, url]) =>
      url ? [{ network, url }] : [],
    ),
    paymentMethods: site.paymentMethods.map((method) => method.paymentMethodId),
    gtmContainerId: site.gtmContainerId,
    autoRedirectIfNotInSameCountry: site.autoRedirectIfNotInSameCountry,
    enableRqs: site.enableRqs,
  }
}

/** Every host of the shop, with the scheme and port (and `.localhost` outside production) that this one is reached by. */
export function hostsOf(entries: readonly SiteLanguageAnswer[], facts: ShopFacts): Host[] {
  const own = entries.find((entry) => entry.siteId === facts.siteId && entry.languageId === facts.languageId)
  return entries.map((entry) => ({
    siteId: entry.siteId,
    languageId: entry.languageId,
    language: languageOfId(entry.languageId) ?? 'en',
    culture: entry.culture,
    countryCode: entry.regionCode,
    countryName: entry.countryName,
    languageName: entry.languageName,
    platform: platformNames[entry.type as 0 | 1 | 2],
    origin: own ? facts.origin.replace(own.host, entry.host) : `https://${entry.host}`,
  }))
}
