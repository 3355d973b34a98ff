import { topicOf } from '../content-cards.server'
import type { PageLoad } from '../page-load'
import { readingHead, readingPage } from '../reading-head.server'
import type { ContentPageData } from './content-page'

type Route = { kind: string; contentPageId: number }

export const load: PageLoad<ContentPageData, Route> = async (shop, route) => {
  const answer = await shop.api.content.page(route.contentPageId)
  const page = readingPage(shop, answer)
  const data = { ...page, url: answer.url, body: answer.body, children: answer.children.map(topicOf) }
  return { data, head: readingHead(shop, page) }
}
