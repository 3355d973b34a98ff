import { articleData } from '../article-data.server'
import type { PageLoad } from '../page-load'
import { articleHead } from '../reading-head.server'
import type { ArticleData } from './advice-article'

type Route = { kind: string; adviceArticleId: number }

export const load: PageLoad<ArticleData, Route> = async (shop, route) => {
  const answer = await shop.api.content.adviceArticle(route.adviceArticleId)
  return {
    data: await articleData(shop, answer),
    head: articleHead(shop, answer, 'Article'),
    texts: 'content',
  }
}
