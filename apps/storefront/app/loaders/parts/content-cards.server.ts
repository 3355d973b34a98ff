import type { Schemas } from '@haverhof/api-client'
import type { NewsTeaser } from '../../features/content/news-list'
import type { Teaser } from '../../features/content/teaser-list'
import type { Topic } from '../../features/content/topic-grid'
import type { ShopRequest } from '../../toolkit/shop-request'
import type { Card } from '../../features/catalogue/card'
import { shownCards } from './shown-cards.server'

type ContentCard = Schemas['ContentCard']

/** From the API's cards to what lists show: only what they show, so pages stay small. */

export function teaserOf({ title, intro, url, textLanguage, author, date, image }: ContentCard): Teaser {
  return { title, intro, url, textLanguage, author, publishedOn: date, image }
}

export function topicOf({
  title,
  intro,
  url,
  textLanguage,
  icon,
  image,
  childCount,
}: ContentCard): Topic & { count: number } {
  return { title, intro, url, textLanguage, icon, image, count: childCount }
}

export function newsOf({ title, intro, url, textLanguage, date, image }: ContentCard): NewsTeaser {
  return { title, intro, url, textLanguage, publishedOn: date, image }
}

export function linkOf({ title, url }: { title: string; url: string }): { title: string; url: string } {
  return { title, url }
}

/** The products a text names. Without them it can still be read, so their failure is not the page's. */
export async function namedProducts(shop: ShopRequest, productIds: readonly number[]): Promise<Card[]> {
  if (productIds.length === 0) return []
  return shownCards(shop, await shop.api.products.cards(productIds).catch(() => []))
}
