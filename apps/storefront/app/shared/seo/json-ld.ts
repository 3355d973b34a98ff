import { company } from '@haverhof/domain/sites'
import type { JsonLd } from '../../toolkit/structured-data'

const context = 'https://schema.org'

/** Directive 2011/83/EU, Art. 9(1): days in which a buyer may withdraw. */
const withdrawalDays = 14

type Brand = { name: string; origin: string; platform: string }

type Contact = {
  telephone: string | null
  email: string
  socialMedia: readonly string[]
  language: string
  /** Where the site sells; null where it sells nothing. */
  countryCode: string | null
}

export function organizationJsonLd(brand: Brand, contact: Contact): JsonLd {
  return {
    '@context': context,
    '@type': contact.countryCode ? 'OnlineStore' : 'Organization',
    '@id': `${brand.origin}/#organization`,
    name: brand.name,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/icon-${brand.platform}-512.png`,
    legalName: company.name,
    vatID: company.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.zipcode,
      addressLocality: company.city,
      addressCountry: company.regionCode,
    },
    ...(contact.countryCode ? { hasMerchantReturnPolicy: returnPolicyJsonLd(contact.countryCode) } : {}),
    sameAs: contact.socialMedia,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      ...(contact.telephone ? { telephone: contact.telephone } : {}),
      email: contact.email,
      availableLanguage: contact.language,
    },
  }
}

/** The right of withdrawal: a fortnight, by post, at the buyer's cost (SEO-19). */
export function returnPolicyJsonLd(countryCode: string): JsonLd {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countryCode,
    returnPolicyCategory: `${context}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: withdrawalDays,
    returnMethod: `${context}/ReturnByMail`,
    returnFees: `${context}/ReturnFeesCustomerResponsibility`,
  }
}

/** What a list shows, in its order; pages after the first go on counting (SEO-8). */
export function itemListJsonLd(origin: string, urls: readonly string[], before: number): JsonLd | null {
  if (urls.length === 0) return null
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: urls.map((url, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: new URL(url, origin).href,
    })),
  }
}

/** With the search of the shop where it has one. */
export function webSiteJsonLd(brand: Brand, language: string, searchPath: string | null): JsonLd {
  const search = searchPath && {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${brand.origin}${searchPath}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${brand.origin}/#website`,
    name: brand.name,
    url: `${brand.origin}/`,
    inLanguage: language,
    publisher: { '@id': `${brand.origin}/#organization` },
    ...(search ? { potentialAction: search } : {}),
  }
}

/** A trail of one step says nothing, so it is left out. */
export function breadcrumbJsonLd(
  origin: string,
  trail: readonly { title: string; url: string }[],
): JsonLd | null {
  if (trail.length < 2) return null
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: new URL(url, origin).href,
    })),
  }
}

type Article = {
  type?: 'Article' | 'BlogPosting' | 'NewsArticle'
  title: string
  description: string
  url: string
  language: string
  author: string | null
  publishedOn: string | null
  modifiedOn?: string | null
  /** Of the article itself; without it that of the brand. */
  image?: string | null
}

export function articleJsonLd(brand: Brand, article: Article): JsonLd {
  const publisher = { '@type': 'Organization', name: brand.name, url: `${brand.origin}/` }
  return {
    '@context': context,
    '@type': article.type ?? 'Article',
    headline: article.title,
    description: article.description,
    mainEntityOfPage: `${brand.origin}${article.url}`,
    inLanguage: article.language,
    image: article.image ?? `${brand.origin}/pictures/share/${brand.platform}.png`,
    author: article.author ? { '@type': 'Person', name: article.author } : publisher,
    publisher,
    ...(article.publishedOn ? { datePublished: article.publishedOn } : {}),
    ...(article.modifiedOn ? { dateModified: article.modifiedOn } : {}),
  }
}

export function faqJsonLd(questions: readonly { question: string; answer: string }[]): JsonLd | null {
  if (questions.length === 0) return null
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
