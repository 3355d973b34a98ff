import { sentStatuses } from '@haverhof/domain/orders'
import { authorOf } from '@haverhof/domain/reviews'
import type { SiteScope } from '@haverhof/domain/sites'
import { missing, type Missing, refusal, type Result, success } from '@haverhof/domain/shared'
import { soldHere } from '../catalogue/index.ts'
import { hashOf } from '../config/index.ts'
import { listSql, statement, type Transaction } from '../database/index.ts'

/** Who reviews a product, and on which purchase that rests. */
export type Writer = {
  userId: string | null
  /** The order that proves the purchase; null without one (REVIEWS-5). */
  orderId: number | null
  defaultAuthor: string
}

export type Claim = {
  scope: SiteScope
  productId: number
  /** The token of a mailed request counts more than being signed in. */
  by: { token: string } | { userId: string }
  now: Date
}

type Row = { userId: string | null; orderId: number | null; firstName: string; lastName: string }

/** The writer of a review, or a refusal when the link or the product is unknown here (REVIEWS-5). */
export async function findWriter(
  { rows }: Transaction,
  { scope, productId, by, now }: Claim,
): Promise<Result<Writer, Missing | 'link-invalid'>> {
  const { siteId, languageId } = scope
  const shown = await rows(findProduct, { siteId, languageId, productId })
  if (shown.length === 0) return missing('product')
  const [row] =
    'token' in by
      ? await rows(byToken, { tokenHash: hashOf(by.token), siteId, productId, now })
      : await rows(byAccount, { userId: by.userId, siteId, productId })
  if (!row) return refusal('link-invalid')
  const { userId, orderId, firstName, lastName } = row
  return success({ userId, orderId, defaultAuthor: authorOf(firstName, lastName) })
}

const findProduct = statement<{ siteId: number; languageId: number; productId: number }>(
  'reviews-find-product',
  `select from publication pub where ${soldHere({ productId: ':productId' })}`,
)

const byToken = statement<
  { tokenHash: string; siteId: number; productId: number; now: Date },
  Row & { orderId: number }
>(
  'reviews-writer-by-token',
  `
    select o.account_id "userId", o.order_id "orderId", o.billing->>'firstName' "firstName",
      o.billing->>'lastName' "lastName"
    from review_request q join shop_order o using (order_id)
    where q.token_hash = :tokenHash and q.expires_at > :now and o.site_id = :siteId
      and exists (select from order_line l where l.order_id = o.order_id and l.product_id = :productId)`,
)

const byAccount = statement<{ userId: string; siteId: number; productId: number }, Row & { userId: string }>(
  'reviews-writer-by-account',
  `
    select a.user_id "userId", a.first_name "firstName", a.last_name "lastName",
      (select o.order_id from shop_order o join order_line l using (order_id)
        where o.account_id = a.user_id and l.product_id = :productId and o.status in ${listSql(sentStatuses)}
        order by o.sent_at desc limit 1) "orderId"
    from account a where a.user_id = :userId and a.site_id = :siteId`,
)
