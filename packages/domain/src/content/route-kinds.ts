/** The sixteen kinds of dynamic page, each with the fields its route carries (CONTENT-3). */
export const routeKinds = {
  'content-page': ['contentPageId'],
  'product-search': ['parameters', 'searchType'],
  'product-detail': ['productVariantId', 'omitArticleCode'],
  faq: ['contentPageId', 'faqId', 'faqItemId'],
  redirect: ['url', 'permanent'],
  'advice-category': ['adviceCategoryId'],
  'advice-article': ['adviceArticleId'],
  'advice-video': ['adviceVideoId'],
  'rqs-result': ['key'],
  'qs-result': ['key'],
  'news-item': ['newsItemId'],
  partner: ['partnerId'],
  'blog-article': ['blogArticleId'],
  'blog-category': ['blogCategoryId'],
  'blog-overview': [],
  'advice-overview': [],
} as const satisfies Record<string, readonly string[]>

export type RouteKind = keyof typeof routeKinds
