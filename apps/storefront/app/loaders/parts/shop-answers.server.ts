import type { Schemas } from '@haverhof/api-client'
import { languageOfId, platformNames } from '@haverhof/domain/shared'
import { readHours } from '../../shared/opening-hours/read-hours'
import {
  type Footer,
  type Host,
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
  hosts: readonly Host[],
  facts: ShopFacts,
): SiteFacts {
  return {
    name: site.name,
    countryCode: hosts.find((host) => host.siteId === facts.siteId)?.countryCode ?? '',
    currency: site.currency,
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

/** Every host of the shop, with the scheme and port (and `.localhost` outside production) that this one is reached by. */
export function hostsOf(entries: readonly Schemas['SiteLanguageEntry'][], facts: ShopFacts): Host[] {
  const isOwn = (entry: Schemas['SiteLanguageEntry']) =>
    entry.siteId === facts.siteId && entry.language.languageId === facts.languageId
  const own = entries.find(isOwn)
  return entries.map((entry) => ({
    siteId: entry.siteId,
    languageId: entry.language.languageId,
    language: languageOfId(entry.language.languageId) ?? 'en',
    culture: entry.culture,
    countryCode: entry.country.regionCode,
    countryName: entry.country.name,
    languageName: entry.language.localizedName,
    platform: platformNames[entry.type as 0 | 1 | 2],
    origin: own ? facts.origin.replace(own.host, entry.host) : `https://${entry.host}`,
  }))
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
