import type { Schemas } from '@haverhof/api-client'
import { type Platform, platformNames } from '@haverhof/domain/shared'
import { readHours } from '../../shared/opening-hours/read-hours'
import type { HostRow } from '../../shared/shop/hosts'
import {
  type Footer,
  type Link,
  type MenuItem,
  type Notification,
  type ShopFacts,
  type SiteFacts,
  soughtRefs,
  type Usp,
} from '../../shared/shop/shop'

type Entry = Schemas['MenuEntry'] & { children?: Schemas['MenuEntry'][] }

/** Answers of the API, cut down to what the frame shows: all of it travels inside every page. */

type SiteAnswers = { site: Schemas['Site']; repeatTerms: Schemas['RepeatTerms'] | null }

export function siteFactsOf(
  { site, repeatTerms }: SiteAnswers,
  hosts: readonly HostRow[],
  facts: ShopFacts,
): SiteFacts {
  return {
    name: site.name,
    countryCode: hosts.find(([siteId]) => siteId === facts.siteId)?.[2] ?? '',
    currency: site.currency,
    shownRate: site.exchangeRateOn ? { perEuro: site.exchangeRate, on: site.exchangeRateOn } : null,
    currencyDisclaimer: linkOf(site.currencyConversionDisclaimerLink),
    customerService: {
      title: site.customerServiceTitle,
      text: site.customerServiceBottomText,
      link: linkOf(site.customerServiceLink),
      phone: site.customerServicePhoneLink?.title ?? '',
      phoneLink: site.customerServicePhoneLink?.route ?? '',
      email: site.customerServiceEmailAddress,
      openingHours: readHours(site.openingHours, facts.culture),
    },
    socialMedia: Object.entries(site.socialMedia).flatMap(([network, url]) =>
      url ? [{ network, url }] : [],
    ),
    paymentMethods: site.paymentMethods.map((method) => method.paymentMethodId),
    gtmContainerId: site.gtmContainerId,
    autoRedirectIfNotInSameCountry: site.autoRedirectIfNotInSameCountry,
    enableRqs: site.enableRqs,
    repeatPercent: repeatTerms?.isOffered ? repeatTerms.discountPercent : null,
  }
}

export function hostRowsOf(entries: readonly Schemas['SiteLanguageEntry'][]): HostRow[] {
  return entries.map(({ siteId, language, country, type, host }) => [
    siteId,
    language.languageId,
    country.regionCode,
    platformNames[type as Platform],
    host,
  ])
}

export function menuOf(entries: readonly Entry[], language: string): MenuItem[] {
  return entries.map(({ ref, title, url, icon, textLanguage, children = [] }) => ({
    ...soughtRef(ref),
    title,
    url,
    ...otherLanguage(textLanguage, language),
    ...(children.length > 0 && { ...(icon && { icon }), children: menuOf(children, language) }),
  }))
}

function soughtRef(ref: string): Pick<MenuItem, 'ref'> {
  const sought = soughtRefs.find((each) => each === ref)
  return sought ? { ref: sought } : {}
}

export function footerOf(footer: Schemas['Footer'], language: string): Footer {
  const columns = footer.columns.map(({ title, entries }) => ({ title, links: menuOf(entries, language) }))
  return { columns, legal: menuOf(footer.legal, language), closing: footer.closing }
}

export function uspsOf(usps: Schemas['UspCollection'], language: string): Usp[] {
  return usps.items.map(({ icon, title, url, textLanguage }) => ({
    icon,
    title,
    url,
    ...otherLanguage(textLanguage, language),
  }))
}

export function notificationOf(answer: Schemas['Notification'], language: string): Notification {
  const { tone, message, link, textLanguage } = answer
  return { tone, message, link: linkOf(link), ...otherLanguage(textLanguage, language) }
}

function otherLanguage(textLanguage: string, language: string): { lang?: string } {
  return textLanguage === language ? {} : { lang: textLanguage }
}

function linkOf(link: Schemas['Link'] | null): Link | null {
  return link && { title: link.title, url: link.route }
}
