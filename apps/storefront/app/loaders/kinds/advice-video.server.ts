import type { Schemas } from '@haverhof/api-client'
import { type ArticleData, articleData } from '../parts/article-data.server'
import type { PageLoad } from '../parts/page-load'
import { articleHead } from '../parts/reading-head.server'

type Route = { kind: string; adviceVideoId: number }

export type StepsData = ArticleData & { stepImages: Schemas['ContentImage'][] }

/** There is no film to point at, so search engines are told of an article, not of a video (CONTENT-PAGES-4). */
export const load: PageLoad<StepsData, Route> = async (shop, route) => {
  const answer = await shop.api.content.adviceVideo(route.adviceVideoId)
  return {
    data: { ...(await articleData(shop, answer)), stepImages: answer.stepImages },
    head: articleHead(shop, answer, { type: 'Article', kind: 'advice-videos', id: route.adviceVideoId }),
    texts: 'content',
  }
}
