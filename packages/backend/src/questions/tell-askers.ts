import type { AppContext } from '../app-context.ts'
import { readCards } from '../catalogue/index.ts'
import { siteOrigin } from '../config/index.ts'
import { inTransaction, statement } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMail } from '../mail/index.ts'

const perBatch = 200

type Due = { questionId: number; productId: number; siteId: number; languageId: number }

type AnswerNews = {
  emailAddress: string
  asker: string
  productTitle: string
  question: string
  answer: string
}

/** Mails every answer that its asker has not had (QUESTIONS-8). Any number of workers do this at the same time. */
export async function tellAskers(context: AppContext): Promise<void> {
  let last = 0
  for (let isMore = true; isMore;) {
    const due = await context.database.rows(findDue, { last, perBatch })
    for (const question of due) {
      if (context.stopping.aborted) return
      await tell(context, question)
    }
    last = due.at(-1)?.questionId ?? last
    isMore = due.length === perBatch
  }
}

async function tell(context: AppContext, { questionId, productId, siteId, languageId }: Due): Promise<void> {
  const scopes = await context.sites.scopes()
  const scope = scopes.find((each) => each.siteId === siteId && each.languageId === languageId)
  if (!scope) return
  const [card] = await readCards(context, scope, [productId])
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const [claimed] = await transaction.rows(claim, { questionId, now })
    if (!claimed) return
    const { emailAddress, ...facts } = claimed
    // What the site has stopped selling meanwhile has no page to lead to.
    const productUrl = card ? `${siteOrigin(context.env, scope.host)}${card.url}#questions` : null
    const mail = {
      kind: 'question-answered' as const,
      causeKey: `question-answered:${questionId}`,
      siteId,
      languageId,
      toAddress: emailAddress,
      facts: { ...facts, productUrl },
    }
    await queueMail(transaction, mail, now)
    await addJob(transaction, 'send-mail', {})
  })
}

const findDue = statement<{ last: number; perBatch: number }, Due>(
  'questions-untold',
  `
    select question_id "questionId", product_id "productId", site_id "siteId", language_id "languageId"
    from question_origin
    where state = 'published' and mailed_at is null and email_address is not null and question_id > :last
    order by question_id limit :perBatch`,
)

const claim = statement<{ questionId: number; now: Date }, AnswerNews>(
  'questions-claim-mail',
  `
    with claimed_question as (
      update question_origin set mailed_at = :now
      where question_id = :questionId and state = 'published' and mailed_at is null and email_address is not null
      returning question_id, product_id, language_id, email_address)
    select coalesce(claimed_question.email_address, '') "emailAddress", coalesce(q.asker, '') asker, q.question, coalesce(q.answer, '') answer,
      coalesce((
      select t.title from product_title t where t.product_id = claimed_question.product_id and t.language_id = claimed_question.language_id), '') "productTitle"
    from claimed_question join question_text q using (question_id)`,
)
