import { teaserOf, topicOf } from '../parts/content-cards.server'
import type { PageLoad } from '../parts/page-load'
import { readingHead, readingPage } from '../parts/reading-head.server'
import type { OverviewData } from './advice-overview.server'

export const load: PageLoad<OverviewData> = async (shop) => {
  const answer = await shop.api.content.blogOverview()
  const page = readingPage(shop, answer)
  const data = {
    ...page,
    topics: answer.categories.map(topicOf),
    latest: answer.articles.map(teaserOf),
    videos: [],
  }
  return { data, head: readingHead(shop, page), texts: 'content' }
}
