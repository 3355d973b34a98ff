import type { Block } from '@haverhof/domain/content'
import type { ReadingPage } from '../parts/reading-page'
import { linkOf } from '../parts/content-cards.server'
import type { PageLoad } from '../parts/page-load'
import { readingHead, readingPage } from '../parts/reading-head.server'

export type PartnerData = ReadingPage & {
  body: Block[]
  website: string | null
  others: { title: string; url: string }[]
}

type Route = { kind: string; partnerId: number }

export const load: PageLoad<PartnerData, Route> = async (shop, route) => {
  const answer = await shop.api.content.partner(route.partnerId)
  const page = readingPage(shop, answer)
  const data = { ...page, body: answer.body, website: answer.website, others: answer.related.map(linkOf) }
  return { data, head: readingHead(shop, page), texts: 'content' }
}
