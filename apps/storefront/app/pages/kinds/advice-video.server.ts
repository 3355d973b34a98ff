import { articleData } from '../article-data.server'
import type { PageLoad } from '../page-load'
import { articleHead } from '../reading-head.server'
import type { VideoData } from './advice-video'

type Route = { kind: string; adviceVideoId: number }

/** There is no film file to point at, so search engines are told of an article, not of a video (CONTENT-PAGES-4). */
export const load: PageLoad<VideoData, Route> = async (shop, route) => {
  const answer = await shop.api.content.adviceVideo(route.adviceVideoId)
  const data = { ...(await articleData(shop, answer)), durationSeconds: answer.durationSeconds }
  return { data, head: articleHead(shop, answer, 'Article') }
}
