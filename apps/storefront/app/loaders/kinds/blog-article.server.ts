import { type ArticleData, articleData } from '../parts/article-data.server'
import type { PageLoad } from '../parts/page-load'
import { articleHead } from '../parts/reading-head.server'

type Route = { kind: string; blogArticleId: number }

export const load: PageLoad<ArticleData, Route> = async (shop, route) => {
  const answer = await shop.api.content.blogArticle(route.blogArticleId)
  return {
    data: await articleData(shop, answer),
    head: articleHead(shop, answer, { type: 'BlogPosting', kind: 'blog-articles', id: route.blogArticleId }),
    texts: 'content',
  }
}
