import type { Schemas } from '@haverhof/api-client'
import { brandNames, languageOfId, platforms, type PlatformName } from '@haverhof/domain/shared'
import type { ContentKind } from '@haverhof/domain/content'
import type { ShopRequest } from '../../toolkit/shop-request'
import { articleJsonLd, breadcrumbJsonLd } from '../../shared/seo/json-ld'
import type { JsonLd } from '../../toolkit/structured-data'
import type { ReadingPage } from './reading-page'
import type { LoadedHead } from './structured-data.server'

type Crumb = { title: string; url: string }
type Answer = {
  title: string
  intro: string
  url: string
  textLanguage: string
  breadcrumb?: Crumb[]
  image?: Schemas['ContentImage'] | null
}

export type Brand = { name: string; origin: string; platform: PlatformName; language: string }

export function brandOf({ locale, origin, languageId }: ShopRequest): Brand {
  const platform = (locale.split('-')[0] ?? 'shop') as PlatformName
  return {
    name: brandNames[platforms[platform]],
    origin,
    platform,
    language: languageOfId(languageId) ?? 'en',
  }
}

/** What every page to read shows first; the trail ends with the page itself. */
export function readingPage(shop: ShopRequest, answer: Answer): ReadingPage {
  const { title, intro, textLanguage, url } = answer
  const above = answer.breadcrumb ?? [{ title: brandOf(shop).name, url: '/' }]
  return { title, intro, textLanguage, breadcrumb: [...above, { title, url }], image: answer.image ?? null }
}

/** Title, description and structured data of a page to read (SEO-7). */
export function readingHead(shop: ShopRequest, page: ReadingPage, more: (JsonLd | null)[] = []): LoadedHead {
  return {
    title: withParent(page),
    description: page.intro,
    jsonLd: [breadcrumbJsonLd(shop.origin, page.breadcrumb), ...more],
  }
}

/** A short title alone says little and has twins: what stands above the page is named behind it (SEO-15). */
function withParent({ title, breadcrumb }: ReadingPage): string {
  const above = breadcrumb.slice(1, -1).at(-1)?.title
  return above && title.length < shortTitle ? `${title} – ${above}` : title
}

const shortTitle = 30

/** A picture of its own for who shares the page, drawn at 1200 × 630 (SEO-16). */
export function shareImage({ origin }: ShopRequest, name: string, alt?: string) {
  return { url: `${origin}/pictures/share/${name}.jpg`, width: 1200, height: 630, ...(alt && { alt }) }
}

type Written = Answer & { author: string | null; date: string | null; lastModified: string }

type ArticleKind = {
  type: 'Article' | 'BlogPosting' | 'NewsArticle'
  /** Its folder in the content, and its number. */
  kind: ContentKind
  id: number
}

export function articleHead(shop: ShopRequest, answer: Written, { type, kind, id }: ArticleKind): LoadedHead {
  const brand = brandOf(shop)
  const image = shareImage(shop, `${brand.platform}/${brand.language}/${kind}-${id}`, answer.title)
  const article = articleJsonLd(brand, {
    type,
    image: image.url,
    title: answer.title,
    description: answer.intro,
    url: answer.url,
    language: answer.textLanguage,
    author: answer.author,
    publishedOn: answer.date,
    modifiedOn: answer.lastModified,
  })
  return { ...readingHead(shop, readingPage(shop, answer), [article]), type: 'article', image }
}
