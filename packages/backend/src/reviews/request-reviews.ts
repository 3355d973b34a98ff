import { sentStatuses } from '@haverhof/domain/orders'
import { reviewRequestTimes } from '@haverhof/domain/reviews'
import type { AppContext } from '../app-context.ts'
import { soldHere } from '../catalogue/index.ts'
import { newSecret, siteOrigin } from '../config/index.ts'
import { inTransaction, listSql, statement } from '../database/index.ts'
import { addJob, deleteRows } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'
import { wantsRequests } from './silence.ts'

const perBatch = 200

type Due = { orderId: number }

type ReviewRequestRow = {
  siteId: number
  languageId: number
  emailAddress: string
  /** What there is to review. */
  titles: string[]
}

/** Asks the customers of orders that were sent a week ago (REVIEWS-6). Any number of workers do this at the same time. */
export async function requestReviews(context: AppContext): Promise<void> {
  const now = context.now().getTime()
  const { afterMs, untilMs } = reviewRequestTimes
  for (let isMore = true; isMore && !context.stopping.aborted;) {
    const window = { sentAfter: new Date(now - untilMs), sentUntil: new Date(now - afterMs), perBatch }
    const due = await context.database.rows(findDue, window)
    for (const { orderId } of due) await askForReview(context, orderId)
    isMore = due.length === perBatch
  }
}

/** Asks for this order, unless it has had its turn (REVIEWS-6). Says whether a mail goes out. */
export async function askForReview(context: AppContext, orderId: number): Promise<boolean> {
  const { secret: token, hash } = newSecret(192)
  const scopes = await context.sites.scopes()
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const expiresAt = new Date(now.getTime() + reviewRequestTimes.linkMs)
    // The row says that the order has had its turn, also when there was nothing to review or no mailbox.
    const [order] = await transaction.rows(claim, { orderId, hash, now, expiresAt })
    if (!order || order.titles.length === 0) return false
    const { siteId, languageId, emailAddress, titles } = order
    if (!(await wantsRequests(transaction, order))) return false
    const scope = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
    if (!scope) return false
    const origin = siteOrigin(context.env, scope.host)
    const mail = {
      kind: 'review-request' as const,
      causeKey: `review-request:${orderId}`,
      siteId,
      languageId,
      toAddress: emailAddress,
      facts: {
        orderId,
        titles,
        reviewUrl: `${origin}/review/?token=${token}`,
        endUrl: `${origin}/review/end/?token=${token}`,
        oneClickUrl: `${origin}/api/reviews/oneclick?token=${token}`,
      },
    }
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
    return true
  })
}

const findDue = statement<{ sentAfter: Date; sentUntil: Date; perBatch: number }, Due>(
  'reviews-due-requests',
  `
    select o.order_id "orderId" from shop_order o
    where o.sent_at > :sentAfter and o.sent_at <= :sentUntil and o.status in ${listSql(sentStatuses)}
      and not exists (select from review_request q where q.order_id = o.order_id)
    order by o.sent_at, o.order_id limit :perBatch`,
)

const claim = statement<{ orderId: number; hash: string; now: Date; expiresAt: Date }, ReviewRequestRow>(
  'reviews-claim-request',
  `
    with claimed as (
      insert into review_request (order_id, token_hash, requested_at, expires_at)
      select order_id, :hash, :now, :expiresAt from shop_order where order_id = :orderId and status in ${listSql(sentStatuses)}
      on conflict (order_id) do nothing returning order_id)
    select o.site_id "siteId", o.language_id "languageId", coalesce(a.email_address, o.email_address) "emailAddress",
      array(select l.description from order_line l
        join publication pub on ${soldHere({ siteId: 'o.site_id', languageId: 'o.language_id', productId: 'l.product_id' })}
        where l.order_id = o.order_id and not l.is_free
          and not exists (select from review_origin w where w.product_id = l.product_id
            and (w.order_id = o.order_id or w.user_id = o.account_id))
        group by l.product_id, l.description order by min(l.line_number)) titles
    from claimed join shop_order o using (order_id) left join account a on a.user_id = o.account_id`,
)

/** By then the link has expired, and the order is too old to be asked about again (REVIEWS-6). */
export const requestRetention = deleteRows(
  'requests for reviews',
  'review_request',
  'requested_at < :before order by requested_at',
)
