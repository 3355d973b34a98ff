import type { Block } from '@haverhof/domain/content'
import type { Teaser } from '../../features/content/teaser-list'
import type { ReadingPage } from '../parts/reading-page'
import { linkOf, teaserOf } from '../parts/content-cards.server'
import type { PageLoad } from '../parts/page-load'
import { readingHead, readingPage } from '../parts/reading-head.server'

export type CategoryData = ReadingPage & {
  body: Block[]
  articles: Teaser[]
  videos: Teaser[]
  otherTopics: { title: string; url: string }[]
}

type Route = { kind: string; adviceCategoryId: number }

export const load: PageLoad<CategoryData, Route> = async (shop, route) => {
  const [answer, overview] = await Promise.all([
    shop.api.content.adviceCategory(route.adviceCategoryId),
    shop.api.content.adviceOverview(),
  ])
  const page = readingPage(shop, answer)
  const data = {
    ...page,
    body: answer.body,
    articles: answer.articles.map(teaserOf),
    videos: answer.videos.map(teaserOf),
    otherTopics: overview.categories.filter(({ url }) => url !== answer.url).map(linkOf),
  }
  return { data, head: readingHead(shop, page), texts: 'content' }
}
