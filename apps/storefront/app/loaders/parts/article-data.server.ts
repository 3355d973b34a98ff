import type { Block } from '@haverhof/domain/content'
import type { Schemas } from '@haverhof/api-client'
import type { Card } from '../../features/catalogue/card'
import type { Teaser } from '../../features/content/teaser-list'
import type { ReadingPage } from './reading-page'
import type { ShopRequest } from '../../toolkit/shop-request'
import { namedProducts, teaserOf } from './content-cards.server'
import { readingPage } from './reading-head.server'

export type ArticleData = ReadingPage & {
  body: Block[]
  author: string | null
  publishedOn: string | null
  category: { title: string; url: string } | null
  products: Card[]
  related: Teaser[]
}

type Article = Omit<Schemas['AdviceArticle'], 'adviceArticleId'>

/** What the page of an article shows, whether it is advice, blog or a step by step. */
export async function articleData(shop: ShopRequest, answer: Article): Promise<ArticleData> {
  return {
    ...readingPage(shop, answer),
    body: answer.body,
    author: answer.author,
    publishedOn: answer.date,
    category: answer.breadcrumb.at(-1) ?? null,
    products: await namedProducts(shop, answer.productIds),
    related: answer.related.map(teaserOf),
  }
}
