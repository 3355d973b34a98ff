import { languageOfId, reasonFor, type ToldReason } from '@haverhof/domain/shared'
import { refusalMailDelayMs } from '@haverhof/domain/reviews'
import { addresseeSql } from '../accounts/sql.ts'
import { productTitleSql, reviewOfSql } from '../catalogue/sql.ts'
import { statement, type Transaction } from '../database/index.ts'
import { queueMail, unqueueMails } from '../mail/index.ts'
import { mailboxOfOrderSql } from '../orders/sql.ts'
import { nobody } from './forget-author.ts'

type Refused = ToldReason<'review'> & {
  reviewId: number
  wasShown: boolean
  wasReported?: boolean
  now: Date
}

/** REPORTS-7: who wrote a review is told why it is not shown, unless the refusal is taken back at once. */
export async function tellWriter(transaction: Transaction, refused: Refused): Promise<void> {
  const { reviewId, wasShown, wasReported = false, now } = refused
  const [writer] = await transaction.rows(find, { reviewId, nobody })
  // Nobody wrote an example; whose account is gone is no more its writer, although an order still knows the mailbox.
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

/** REVIEWS-14: the refusal was taken back before anybody was told of it. */
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
    select o.site_id "siteId", r.language_id "languageId", coalesce(a.email_address, ${mailboxOfOrderSql('o.order_id')}) "emailAddress",
      ${productTitleSql('o.product_id', 'r.language_id')} "productTitle"
    from review_origin o join lateral ${reviewOfSql('o.review_id')} r on true
    left join lateral ${addresseeSql('o.user_id')} a on true
    where o.review_id = :reviewId and r.author <> :nobody`,
)
