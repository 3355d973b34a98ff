import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { notFound, Refusal } from '../../http/index.ts'
import { addJob } from '../../jobs/index.ts'
import type { SandboxFinish } from '../schemas.ts'

const SECOND = 1000
const lateMs = 30 * SECOND

type Finish = z.infer<typeof SandboxFinish>

/** PAYMENTS-10: the customer ends the payment at the sandbox, and says when the shop is to hear of it. */
export function finishSandboxPayment(
  context: AppContext,
  id: string,
  { outcome, webhook, issuer }: Finish,
): Promise<{ redirectUrl: string }> {
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const history = JSON.stringify([{ at: now, status: outcome }])
    const [known] = await transaction.rows(finish, { id, outcome, issuer: issuer ?? null, history, now })
    if (!known) throw notFound('payment')
    if (!known.isDone) {
      const title = 'This payment has come to an end already.'
      throw new Refusal({ status: 409, code: 'payment-ended', title })
    }
    for (const delayMs of webhookDelays[webhook]) {
      await addJob(transaction, 'send-sandbox-webhook', { sandboxPaymentId: id }, { delayMs })
    }
    return { redirectUrl: known.redirectUrl }
  })
}

/** How long after the end each message leaves. */
const webhookDelays: Record<Finish['webhook'], readonly number[]> = {
  now: [0],
  late: [lateMs],
  twice: [0, 0],
  never: [],
}

const finish = statement<
  { id: string; outcome: string; issuer: string | null; history: string; now: Date },
  { redirectUrl: string; isDone: boolean }
>(
  'sandbox-finish',
  `
    with done as (
      update sandbox_payment set status = :outcome, issuer = coalesce(:issuer, issuer), history = history || :history::jsonb
      where sandbox_payment_id = :id and status = 'open' and expires_at > :now
      returning true)
    select redirect_url "redirectUrl", exists (select from done) "isDone"
    from sandbox_payment where sandbox_payment_id = :id`,
)
