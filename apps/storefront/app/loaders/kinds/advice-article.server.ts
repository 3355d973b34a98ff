import { type ArticleData, articleData } from '../parts/article-data.server'
import type { PageLoad } from '../parts/page-load'
import { articleHead } from '../parts/reading-head.server'

type Route = { kind: string; adviceArticleId: number }

export const load: PageLoad<ArticleData, Route> = async (shop, route) => {
  const answer = await shop.api.content.adviceArticle(route.adviceArticleId)
  return {
    data: await articleData(shop, answer),
    head: articleHead(shop, answer, { type: 'Article', kind: 'advice-articles', id: route.adviceArticleId }),
    texts: 'content',
  }
}
