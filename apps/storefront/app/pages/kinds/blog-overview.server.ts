import { teaserOf, topicOf } from '../content-cards.server'
import type { PageLoad } from '../page-load'
import { readingHead, readingPage } from '../reading-head.server'
import type { OverviewData } from './advice-overview'

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
