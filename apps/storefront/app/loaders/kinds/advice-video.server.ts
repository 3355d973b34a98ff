import { type ArticleData, articleData } from '../parts/article-data.server'
import type { PageLoad } from '../parts/page-load'
import { articleHead } from '../parts/reading-head.server'

type Route = { kind: string; adviceVideoId: number }

/** There is no film to point at, so search engines are told of an article, not of a video (CONTENT-PAGES-4). */
export const load: PageLoad<ArticleData, Route> = async (shop, route) => {
  const answer = await shop.api.content.adviceVideo(route.adviceVideoId)
  return {
    data: await articleData(shop, answer),
    head: articleHead(shop, answer, 'Article'),
    texts: 'content',
  }
}
