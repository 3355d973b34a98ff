import { linkOf, teaserOf } from '../parts/content-cards.server'
import type { PageLoad } from '../parts/page-load'
import { readingHead, readingPage } from '../parts/reading-head.server'
import type { CategoryData } from './advice-category.server'

type Route = { kind: string; blogCategoryId: number }

export const load: PageLoad<CategoryData, Route> = async (shop, route) => {
  const [answer, overview] = await Promise.all([
    shop.api.content.blogCategory(route.blogCategoryId),
    shop.api.content.blogOverview(),
  ])
  const page = readingPage(shop, answer)
  const data = {
    ...page,
    body: answer.body,
    articles: answer.articles.map(teaserOf),
    videos: [],
    otherTopics: overview.categories.filter(({ url }) => url !== answer.url).map(linkOf),
  }
  return { data, head: readingHead(shop, page), texts: 'content' }
}
