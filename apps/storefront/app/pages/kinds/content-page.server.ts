import { topicOf } from '../content-cards.server'
import type { PageLoad } from '../page-load'
import { readingHead, readingPage } from '../reading-head.server'
import { loadFeedCalculator } from '../load-feed-calculator.server'
import type { ContentPageData } from './content-page'
import type { FeedCalculatorData } from './feed-calculator'

type Route = { kind: string; contentPageId: number }

export const load: PageLoad<ContentPageData | FeedCalculatorData, Route> = async (shop, route, url) => {
  const answer = await shop.api.content.page(route.contentPageId)
  if (answer.body.some(({ type }) => type === 'tool')) return loadFeedCalculator(shop, answer, url)
  const page = readingPage(shop, answer)
  const data = { ...page, url: answer.url, body: answer.body, children: answer.children.map(topicOf) }
  return { data, head: readingHead(shop, page), texts: 'content' }
}
