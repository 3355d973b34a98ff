import { linkOf } from '../content-cards.server'
import type { PageLoad } from '../page-load'
import { readingHead, readingPage } from '../reading-head.server'
import type { PartnerData } from './partner'

type Route = { kind: string; partnerId: number }

export const load: PageLoad<PartnerData, Route> = async (shop, route) => {
  const answer = await shop.api.content.partner(route.partnerId)
  const page = readingPage(shop, answer)
  const data = { ...page, body: answer.body, website: answer.website, others: answer.related.map(linkOf) }
  return { data, head: readingHead(shop, page), texts: 'content' }
}
