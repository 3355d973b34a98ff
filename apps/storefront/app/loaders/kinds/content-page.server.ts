import type { Block } from '@haverhof/domain/content'
import type { Topic } from '../../features/content/topic-grid'
import type { ReadingPage } from '../parts/reading-page'
import { topicOf } from '../parts/content-cards.server'
import type { PageLoad } from '../parts/page-load'
import { readingHead, readingPage } from '../parts/reading-head.server'
import { loadRation, type RationPageData } from '../parts/ration.server'
import { type FeedCalculatorData, loadFeedCalculator } from '../parts/feed-calculator.server'

export type ContentPageData = ReadingPage & {
  body: Block[]
  url: string
  /** What lives below a page that is a section: partners. */
  children: Topic[]
}

type Route = { kind: string; contentPageId: number }

export const load: PageLoad<ContentPageData | FeedCalculatorData | RationPageData, Route> = async (
  shop,
  route,
  url,
) => {
  const answer = await shop.api.content.page(route.contentPageId)
  const tool = answer.body.find((block) => block.type === 'tool')?.tool
  if (tool === 'feed-calculator') return loadFeedCalculator(shop, answer, url)
  if (tool === 'ration') return loadRation(shop, answer, url)
  const page = readingPage(shop, answer)
  const data = { ...page, url: answer.url, body: answer.body, children: answer.children.map(topicOf) }
  return { data, head: readingHead(shop, page), texts: 'content' }
}
