import { articleData } from '../article-data.server'
import type { PageLoad } from '../page-load'
import { articleHead } from '../reading-head.server'
import type { ArticleData } from './advice-article'

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
