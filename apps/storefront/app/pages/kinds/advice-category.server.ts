import { linkOf, teaserOf } from '../content-cards.server'
import type { PageLoad } from '../page-load'
import { readingHead, readingPage } from '../reading-head.server'
import type { CategoryData } from './advice-category'

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
