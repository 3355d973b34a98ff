import type { Schemas } from '@haverhof/api-client'
import type { ShopRequest } from '../toolkit/shop-request'
import { namedProducts, teaserOf } from './content-cards.server'
import type { ArticleData } from './kinds/advice-article'
import { readingPage } from './reading-head.server'

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
