import { languageOfId, reasonFor, type ToldReason } from '@haverhof/domain/shared'
import { refusalMailDelayMs } from '@haverhof/domain/reviews'
import { statement, type Transaction } from '../database/index.ts'
import { queueMail, unqueueMails } from '../mail/index.ts'
import { nobody } from './forget-author.ts'

type Refused = ToldReason<'review'> & {
  reviewId: number
  wasShown: boolean
  wasReported?: boolean
  now: Date
}

/** Who wrote a review is told why it is not shown, unless the refusal is taken back at once (REPORTS-7). */
export async function tellWriter(transaction: Transaction, refused: Refused): Promise<void> {
  const { reviewId, wasShown, wasReported = false, now } = refused
  const [writer] = await transaction.rows(find, { reviewId, nobody })
  // An example has no writer, and neither has a review of a deleted account, although an order still knows the mailbox.
  if (!writer?.emailAddress) return
  const { siteId, languageId, emailAddress, productTitle } = writer
  const mail = {
    kind: 'text-refused' as const,
    causeKey: `${causeOf(reviewId)}${now.getTime()}`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: {
      about: 'review' as const,
      productTitle,
      wasShown,
      wasReported,
      why: reasonFor(refused, languageOfId(languageId)),
    },
  }
  await queueMail(transaction, mail, new Date(now.getTime() + refusalMailDelayMs))
}

/** The refusal was revoked before its mail was sent (REVIEWS-14). */
export async function tellNoWriter(transaction: Transaction, reviewId: number): Promise<void> {
  await unqueueMails(transaction, causeOf(reviewId))
}

function causeOf(reviewId: number): string {
  return `text-refused:review:${reviewId}:`
}

type Writer = { siteId: number; languageId: number; emailAddress: string | null; productTitle: string }

const find = statement<{ reviewId: number; nobody: string }, Writer>(
  'reviews-writer-to-tell',
  `
    select o.site_id "siteId", r.language_id "languageId", coalesce(a.email_address, (
        select s.email_address from order_summary s where s.order_id = o.order_id)) "emailAddress",
      coalesce((
      select t.title from product_title t where t.product_id = o.product_id and t.language_id = r.language_id), '') "productTitle"
    from review_origin o join review_text r using (review_id)
    left join account_contact a on a.user_id = o.user_id
    where o.review_id = :reviewId and r.author <> :nobody`,
)
