import { authorOf, type HorseFacts, type ReviewVerdict } from '@haverhof/domain/reviews'
import type { SiteScope } from '@haverhof/domain/sites'
import type { AppContext } from '../app-context.ts'
import { reviewColumns } from '../catalogue/index.ts'
import type { ReviewPhoto } from './list-reviews.ts'
import { type ProductOfReview, reviewedProducts } from './reviewed-products.ts'
import type { CustomerReviewsView } from './schemas.ts'
import { type Unreviewed, unreviewedProducts } from './unreviewed.ts'
import { type RowOf, statement } from '../database/index.ts'

export type WrittenRow = RowOf<typeof reviewColumns> & {
  product: ProductOfReview
  date: string
  state: ReviewVerdict
  reply: string | null
  repliedOn: string | null
  facts: HorseFacts
  photos: (ReviewPhoto & { url: string })[]
}

type Names = { firstName: string; lastName: string }

/** What a customer wrote, and what there is to write about. */
export async function customerReviews(
  context: AppContext,
  scope: SiteScope,
  userId: string,
): Promise<CustomerReviewsView> {
  const [written, toWrite, [names]] = await Promise.all([
    writtenBy(context, userId),
    unreviewedProducts(context, { userId }),
    context.database.rows(readNames, { userId }),
  ])
  const products = await reviewedProducts(context, scope, [
    ...written.map(({ product }) => product),
    ...toWrite,
  ])
  return {
    author: names ? authorOf(names.firstName, names.lastName) : '',
    written: written.flatMap((review) => {
      const product = products.get(review.product.productId)
      return product ? [{ ...review, product }] : []
    }),
    toWrite: toWrite.flatMap((each) => toWriteView(each, products)),
  }
}

/** The newest first. */
export async function writtenBy(context: AppContext, userId: string): Promise<WrittenRow[]> {
  const reviews = await context.database.rows(readWritten, { userId })
  return reviews.map((review) => ({
    ...review,
    photos: review.photos.map((photo) => ({
      ...photo,
      url: `/api/account/reviews/${review.reviewId}/photos/${photo.photoId}`,
    })),
  }))
}

type Products = Awaited<ReturnType<typeof reviewedProducts>>

function toWriteView(
  { productId, orderId, orderedAt }: Unreviewed,
  products: Products,
): CustomerReviewsView['toWrite'] {
  const product = products.get(productId)
  // What the site no longer shows is not asked for (REVIEWS-5).
  return product?.url ? [{ ...product, orderId, orderedAt: orderedAt.toISOString() }] : []
}

const readNames = statement<{ userId: string }, Names>(
  'reviews-names',
  `select first_name "firstName", last_name "lastName" from account where user_id = :userId`,
)

type StoredRow = Omit<WrittenRow, 'photos'> & { photos: ReviewPhoto[] }

const readWritten = statement<{ userId: string }, StoredRow>(
  'reviews-written',
  `
    select ${reviewColumns.select('r')}, r.written_on "date", o.verdict state, r.reply, r.replied_on "repliedOn", r.facts, r.photos, json_build_object('productId', r.product_id, 'productVariantId', v.variant_id,
        'title', coalesce((
          select t.title from product_title t where t.product_id = r.product_id and t.language_id = r.language_id), '')) product
    from review_origin o join review_text r using (review_id)
    join product_variant v on v.product_id = r.product_id and v.position = 0
    where o.user_id = :userId order by r.review_id desc`,
)
