/** Structured data of pages, in the words of schema.org. */
export type JsonLd = Record<string, unknown>

const context = 'https://schema.org'

type Brand = { name: string; origin: string; platform: string }

export function organizationJsonLd(
  brand: Brand,
  contact: { telephone: string | null; email: string; socialMedia: readonly string[]; language: string },
): JsonLd {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${brand.origin}/#organization`,
    name: brand.name,
    url: `${brand.origin}/`,
    logo: `${brand.origin}/pictures/share/${brand.platform}.png`,
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
    image: `${brand.origin}/pictures/share/${brand.platform}.png`,
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
