import type { ContentKind } from '@haverhof/domain/content'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { ofKind, readCards } from './read-cards.ts'
import { type ContentItem, readItem } from './read-item.ts'

/** Every function takes two statements: the thing itself and what is listed beside it. Null when this site has no such thing. */

export async function readPage(context: AppContext, scope: SiteScope, id: number) {
  const page = await readItem(context, scope, 'pages', id)
  if (!page) return null
  const kinds: ContentKind[] = page.key === 'home' ? [] : ['faq', 'partners']
  const children = await readCards(context, scope, { kinds, below: page.ref })
  return { contentPageId: page.id, ...detailOf(page), children }
}

export async function readFaq(context: AppContext, scope: SiteScope, id: number) {
  const faq = await readItem(context, scope, 'faq', id)
  if (!faq) return null
  const otherFaqs = await readCards(context, scope, { kinds: ['faq'], except: faq.ref })
  return { faqId: faq.id, ...detailOf(faq), items: faq.items, otherFaqs }
}

export async function readAdviceOverview(context: AppContext, scope: SiteScope) {
  const [page, cards] = await Promise.all([
    readItem(context, scope, 'pages', 'advice'),
    readCards(context, scope, { kinds: ['advice-categories', 'advice-articles', 'advice-videos'] }),
  ])
  if (!page) return null
  return {
    ...overviewOf(page),
    categories: ofKind(cards, 'advice-categories'),
    articles: ofKind(cards, 'advice-articles'),
    videos: ofKind(cards, 'advice-videos'),
  }
}

export async function readAdviceCategory(context: AppContext, scope: SiteScope, id: number) {
  const category = await readItem(context, scope, 'advice-categories', id)
  if (!category) return null
  const cards = await readCards(context, scope, {
    kinds: ['advice-articles', 'advice-videos'],
    below: category.ref,
  })
  return {
    adviceCategoryId: category.id,
    ...detailOf(category),
    articles: ofKind(cards, 'advice-articles'),
    videos: ofKind(cards, 'advice-videos'),
  }
}

export async function readAdviceArticle(context: AppContext, scope: SiteScope, id: number) {
  const article = await readItem(context, scope, 'advice-articles', id)
  if (!article) return null
  return {
    adviceArticleId: article.id,
    ...detailOf(article),
    related: await related(context, scope, article, 'advice-articles'),
  }
}

export async function readAdviceVideo(context: AppContext, scope: SiteScope, id: number) {
  const video = await readItem(context, scope, 'advice-videos', id)
  if (!video) return null
  return {
    adviceVideoId: video.id,
    ...detailOf(video),
    durationSeconds: video.durationSeconds ?? 0,
    stepImages: video.stepImages,
    related: await related(context, scope, video, 'advice-articles'),
  }
}

export async function readBlogOverview(context: AppContext, scope: SiteScope) {
  const [page, cards] = await Promise.all([
    readItem(context, scope, 'pages', 'blog'),
    readCards(context, scope, { kinds: ['blog-categories', 'blog-articles'] }),
  ])
  if (!page) return null
  const categories = ofKind(cards, 'blog-categories')
  return { ...overviewOf(page), categories, articles: ofKind(cards, 'blog-articles') }
}

export async function readBlogCategory(context: AppContext, scope: SiteScope, id: number) {
  const category = await readItem(context, scope, 'blog-categories', id)
  if (!category) return null
  const articles = await readCards(context, scope, { kinds: ['blog-articles'], below: category.ref })
  return { blogCategoryId: category.id, ...detailOf(category), articles }
}

export async function readBlogArticle(context: AppContext, scope: SiteScope, id: number) {
  const article = await readItem(context, scope, 'blog-articles', id)
  if (!article) return null
  return {
    blogArticleId: article.id,
    ...detailOf(article),
    related: await related(context, scope, article, 'blog-articles'),
  }
}

export async function readNewsOverview(context: AppContext, scope: SiteScope) {
  const [page, items] = await Promise.all([
    readItem(context, scope, 'pages', 'media'),
    readCards(context, scope, { kinds: ['news'] }),
  ])
  if (!page) return null
  return { ...overviewOf(page), items }
}

export async function readNewsItem(context: AppContext, scope: SiteScope, id: number) {
  const item = await readItem(context, scope, 'news', id)
  if (!item) return null
  return { newsItemId: item.id, ...detailOf(item), related: await related(context, scope, item, 'news') }
}

export async function readPartner(context: AppContext, scope: SiteScope, id: number) {
  const partner = await readItem(context, scope, 'partners', id)
  if (!partner) return null
  const beside = await related(context, scope, partner, 'partners')
  return { partnerId: partner.id, ...detailOf(partner), website: partner.website, related: beside }
}

function related(context: AppContext, scope: SiteScope, item: ContentItem, kind: ContentKind) {
  return readCards(context, scope, { kinds: [kind], below: item.parentRef, perKind: 4, except: item.ref })
}

function overviewOf({ title, intro, url, textLanguage }: ContentItem) {
  return { title, intro, url, textLanguage }
}

function detailOf(item: ContentItem) {
  const {
    key,
    title,
    intro,
    body,
    url,
    breadcrumb,
    icon,
    image,
    author,
    date,
    productIds,
    lastModified,
    textLanguage,
  } = item
  return {
    key,
    title,
    intro,
    body,
    url,
    breadcrumb,
    icon,
    image,
    author,
    date,
    productIds,
    lastModified,
    textLanguage,
  }
}
