import { authorOf } from '@haverhof/domain/reviews'
import type { SiteScope } from '@haverhof/domain/sites'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { hashOf } from '../config/index.ts'
import { type ProductOfReview, reviewedProducts } from './reviewed-products.ts'
import type { ReviewRequestView } from './schemas.ts'
import { statement } from '../database/index.ts'

type Row = {
  firstName: string
  lastName: string
  products: (ProductOfReview & { isReviewed: boolean })[]
}

/** What a mailed request is about (REVIEWS-7). Opening the link changes nothing. */
export async function readRequest(
  context: AppContext,
  scope: SiteScope,
  token: string,
): Promise<Result<ReviewRequestView, 'link-invalid'>> {
  const [row] = await context.database.rows(read, {
    tokenHash: hashOf(token),
    siteId: scope.siteId,
    now: context.now(),
  })
  if (!row) return refusal('link-invalid')
  const products = await reviewedProducts(context, scope, row.products)
  return success({
    author: authorOf(row.firstName, row.lastName),
    products: row.products.flatMap(({ productId, isReviewed }) => {
      const product = products.get(productId)
      return product?.url ? [{ ...product, isReviewed }] : []
    }),
  })
}

const read = statement<{ tokenHash: string; siteId: number; now: Date }, Row>(
  'reviews-read-request',
  `
    select o.billing->>'firstName' "firstName", o.billing->>'lastName' "lastName",
      (select json_agg(line order by "lineNumber") from (
        select distinct on (l.product_id) l.line_number "lineNumber", l.product_id "productId",
          l.variant_id "productVariantId", l.description title,
          exists (select from review_origin w where w.product_id = l.product_id
            and (w.order_id = o.order_id or w.user_id = o.account_id)) "isReviewed"
        from order_line l where l.order_id = o.order_id and not l.is_free
        order by l.product_id, l.line_number) line) products
    from review_request q join shop_order o using (order_id)
    where q.token_hash = :tokenHash and o.site_id = :siteId and q.expires_at > :now`,
)
