import { newsOf } from '../content-cards.server'
import type { PageLoad } from '../page-load'
import { articleHead, readingPage } from '../reading-head.server'
import type { NewsItemData } from './news-item'

type Route = { kind: string; newsItemId: number }

export const load: PageLoad<NewsItemData, Route> = async (shop, route) => {
  const answer = await shop.api.content.newsItem(route.newsItemId)
  const data = {
    ...readingPage(shop, answer),
    body: answer.body,
    author: answer.author,
    publishedOn: answer.date,
    more: answer.related.map(newsOf),
  }
  return { data, head: articleHead(shop, answer, 'NewsArticle'), texts: 'content' }
}
