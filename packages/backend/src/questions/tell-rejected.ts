import { refusalMailDelayMs } from '@haverhof/domain/questions'
import { languageOfId, reasonFor, type ToldReason } from '@haverhof/domain/shared'
import { statement, type Transaction } from '../database/index.ts'
import { queueMail, unqueueMails } from '../mail/index.ts'

type Rejected = ToldReason<'question'> & {
  questionId: number
  wasShown: boolean
  wasReported?: boolean
  now: Date
}

/** Who asked is told why the question is not shown, unless the rejection is taken back at once (REPORTS-7). */
export async function tellWhyRejected(transaction: Transaction, rejected: Rejected): Promise<void> {
  const { questionId, wasShown, wasReported = false, now } = rejected
  const [asker] = await transaction.rows(find, { questionId })
  // The address is forgotten a while after the answer (QUESTIONS-9).
  if (!asker?.emailAddress) return
  const { siteId, languageId, emailAddress, productTitle } = asker
  const mail = {
    kind: 'text-refused' as const,
    causeKey: `${causeOf(questionId)}${now.getTime()}`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: {
      about: 'question' as const,
      productTitle,
      wasShown,
      wasReported,
      why: reasonFor(rejected, languageOfId(languageId)),
    },
  }
  await queueMail(transaction, mail, new Date(now.getTime() + refusalMailDelayMs))
}

/** The rejection was taken back, or the answer published again, before its mail was sent (QUESTIONS-20). */
export async function tellNoRejection(transaction: Transaction, questionId: number): Promise<void> {
  await unqueueMails(transaction, causeOf(questionId))
}

function causeOf(questionId: number): string {
  return `text-refused:question:${questionId}:`
}

type Asker = { siteId: number; languageId: number; emailAddress: string | null; productTitle: string }

const find = statement<{ questionId: number }, Asker>(
  'questions-asker-to-tell',
  `
    select o.site_id "siteId", o.language_id "languageId", coalesce(o.email_address, a.email_address) "emailAddress",
      coalesce((
      select t.title from product_title t where t.product_id = o.product_id and t.language_id = o.language_id), '') "productTitle"
    from question_origin o left join account_contact a on a.user_id = o.user_id
    where o.question_id = :questionId`,
)
