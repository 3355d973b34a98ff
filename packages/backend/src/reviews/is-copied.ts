import { statement, type Transaction } from '../database/index.ts'

/** `reviewId`: the review itself, once it is kept. */
type CopyQuery = { productId: number; userId: string | null; text: string; reviewId: number | null }

/** Whether the same opinion stands under this product, or comes from the same writer, already (REVIEWS-3). */
export async function isCopied({ rows }: Transaction, query: CopyQuery): Promise<boolean> {
  return (await rows(findSame, query)).length > 0
}

const findSame = statement<CopyQuery>(
  'reviews-find-same',
  `
    select from review r where r.product_id = :productId and r.text = :text and r.review_id is distinct from :reviewId
    union all
    select from review_origin o join review r using (review_id)
    where o.user_id = :userId::uuid and r.text = :text and r.review_id is distinct from :reviewId
    limit 1`,
)
