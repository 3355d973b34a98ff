import type { Block } from '@haverhof/domain/content'
import type { NewsTeaser } from '../../features/content/news-list'
import type { ReadingPage } from '../parts/reading-page'
import { newsOf } from '../parts/content-cards.server'
import type { PageLoad } from '../parts/page-load'
import { articleHead, readingPage } from '../parts/reading-head.server'

export type NewsItemData = ReadingPage & {
  body: Block[]
  author: string | null
  publishedOn: string | null
  more: NewsTeaser[]
}

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
  return {
    data,
    head: articleHead(shop, answer, { type: 'NewsArticle', kind: 'news', id: route.newsItemId }),
    texts: 'content',
  }
}
