import type { Teaser } from '../../features/content/teaser-list'
import type { Topic } from '../../features/content/topic-grid'
import type { ReadingPage } from '../parts/reading-page'
import { teaserOf, topicOf } from '../parts/content-cards.server'
import type { PageLoad } from '../parts/page-load'
import { readingHead, readingPage } from '../parts/reading-head.server'

export type OverviewData = ReadingPage & {
  topics: (Omit<Topic, 'note'> & { count: number })[]
  latest: Teaser[]
  videos: Teaser[]
}

const latestCount = 6

export const load: PageLoad<OverviewData> = async (shop) => {
  const answer = await shop.api.content.adviceOverview()
  const page = readingPage(shop, answer)
  const data = {
    ...page,
    topics: answer.categories.map(topicOf),
    latest: answer.articles.slice(0, latestCount).map(teaserOf),
    videos: answer.videos.map(teaserOf),
  }
  return { data, head: readingHead(shop, page), texts: 'content' }
}
