import type { RouteKind } from './route-kinds.ts'

/** The kinds of content as their data directories name them. */
export const contentKinds = [
  'pages',
  'faq',
  'advice-categories',
  'advice-articles',
  'advice-videos',
  'blog-categories',
  'blog-articles',
  'news',
  'partners',
] as const

export type ContentKind = (typeof contentKinds)[number]

type ListPlace = {
  route: RouteKind
  /** The word before the colon of a ref: `page` in `page:delivery`. */
  refWord: string
  /** The field of the route that carries the id. */
  idField: string
  /** The section it lives in, or the kind of category. */
  below: { section: string } | { category: ContentKind }
}

/** Where each kind of content lives (CONTENT-4). */
export const contentPlaces: Record<ContentKind, ListPlace> = {
  pages: { route: 'content-page', refWord: 'page', idField: 'contentPageId', below: { section: 'home' } },
  faq: { route: 'faq', refWord: 'faq', idField: 'faqId', below: { section: 'faq' } },
  'advice-categories': listPlace('advice-category', 'adviceCategoryId', { section: 'advice' }),
  'advice-articles': listPlace('advice-article', 'adviceArticleId', { category: 'advice-categories' }),
  'advice-videos': listPlace('advice-video', 'adviceVideoId', { category: 'advice-categories' }),
  'blog-categories': listPlace('blog-category', 'blogCategoryId', { section: 'blog' }),
  'blog-articles': listPlace('blog-article', 'blogArticleId', { category: 'blog-categories' }),
  news: { route: 'news-item', refWord: 'news', idField: 'newsItemId', below: { section: 'media' } },
  partners: listPlace('partner', 'partnerId', { section: 'partners' }),
}

function listPlace(route: RouteKind, idField: string, below: ListPlace['below']): ListPlace {
  return { route, refWord: route, idField, below }
}

/** Sections that are more than a content page. */
export const sectionRoutes: Readonly<Record<string, RouteKind>> = {
  faq: 'faq',
  advice: 'advice-overview',
  blog: 'blog-overview',
  search: 'product-search',
}

/** Pages that are shown in place of another one; search engines do not list them. */
export const unlistedPages: ReadonlySet<string> = new Set([
  'not-found',
  'muehldorfer-not-found',
  'internal-error',
  'checkout-success',
  'checkout-success-rqs',
  'checkout-failed',
])
