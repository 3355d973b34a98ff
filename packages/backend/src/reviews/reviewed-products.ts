import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { imageView, readCards } from '../catalogue/index.ts'
import type { ReviewedProductView } from './schemas.ts'

/** What is known of a product from the order or the review it stands in. */
export type ProductOfReview = { productId: number; productVariantId: number; title: string }

/** Products as the site shows them today; what it no longer shows keeps the words of then and has no address. */
export async function reviewedProducts(
  context: AppContext,
  scope: SiteScope,
  productsOfReviews: readonly ProductOfReview[],
): Promise<Map<number, ReviewedProductView>> {
  const ids = [...new Set(productsOfReviews.map(({ productId }) => productId))]
  const cards = new Map((await readCards(context, scope, ids)).map((card) => [card.productId, card]))
  return new Map(
    productsOfReviews.map((product) => [
      product.productId,
      viewOf(product, cards.get(product.productId), scope),
    ]),
  )
}

type Card = Awaited<ReturnType<typeof readCards>>[number]

function viewOf(
  { productId, productVariantId, title }: ProductOfReview,
  card: Card | undefined,
  { languageCode: language }: SiteScope,
): ReviewedProductView {
  if (!card)
    return {
      productId,
      productVariantId,
      title,
      url: null,
      image: imageView({ variantId: productVariantId, language }, title),
    }
  return {
    productId,
    productVariantId: card.productVariantId,
    title: card.title,
    url: card.url,
    image: card.image,
  }
}
