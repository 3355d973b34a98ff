import type { ShopRequest } from '../toolkit/shop-request'
import { alternatesOf } from './parts/alternates.server'
import { newsOf } from './parts/content-cards.server'
import { readingHead, readingPage } from './parts/reading-head.server'

export async function loadNews(shop: ShopRequest) {
  const [answer, alternates] = await Promise.all([shop.api.content.newsList(), alternatesOf(shop, '/media')])
  const page = readingPage(shop, answer)
  return {
    page,
    items: answer.items.map(newsOf),
    texts: 'content',
    head: readingHead(shop, page),
    alternates,
  }
}
