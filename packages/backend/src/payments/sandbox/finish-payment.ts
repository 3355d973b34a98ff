import type { z } from '@hono/zod-openapi'
import type { AppContext } from '../../app-context.ts'
import { isPaymentMethod, mandateOf } from '@haverhof/domain/payments'
import { missing, type Missing, refusal, type Result, success } from '@haverhof/domain/shared'
import { randomToken } from '../../config/index.ts'
import { inTransaction, statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import type { PaymentSequence } from '../records.ts'
import type { SandboxFinish } from '../schemas.ts'

const SECOND = 1000
const lateMs = 30 * SECOND

type Finish = z.infer<typeof SandboxFinish>

/** The customer ends the payment at the sandbox, and says when the shop is to hear of it (PAYMENTS-10). */
export function finishSandboxPayment(
  context: AppContext,
  id: string,
  { outcome, webhook, issuer, failingCollections = 0 }: Finish,
): Promise<Result<{ redirectUrl: string }, Missing | 'payment-ended'>> {
  return inTransaction(context, async (transaction) => {
    const now = context.now()
    const history = JSON.stringify([{ at: now, status: outcome }])
    const [row] = await transaction.rows(finish, { id, outcome, issuer: issuer ?? null, history, now })
    if (!row) return missing('payment')
    if (row.isDone && outcome === 'paid') await agree(transaction, id, { ...row, failingCollections })
    if (!row.isDone) return refusal('payment-ended')
    for (const delayMs of webhookDelays[webhook]) {
      await addJob(transaction, 'send-sandbox-webhook', { sandboxPaymentId: id }, { delayMs })
    }
    return success({ redirectUrl: row.redirectUrl })
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
  { redirectUrl: string; isDone: boolean } & Begun
>(
  'sandbox-finish',
  `
    with done as (
      update sandbox_payment set status = :outcome, issuer = coalesce(:issuer, issuer), history = history || :history::jsonb
      where sandbox_payment_id = :id and status = 'open' and expires_at > :now
      returning true)
    select redirect_url "redirectUrl", exists (select from done) "isDone", sequence, method
    from sandbox_payment where sandbox_payment_id = :id`,
)

type Begun = { sequence: PaymentSequence | null; method: string }

/** Who pays the first of several has agreed to the others, as the page says (REPEAT-31). */
async function agree(
  { rows }: Transaction,
  id: string,
  { sequence, method, failingCollections }: Begun & { failingCollections: number },
): Promise<void> {
  const collectedBy = isPaymentMethod(method) ? mandateOf(method) : null
  if (sequence !== 'first' || collectedBy === null) return
  const label = collectedBy === 'sepa' ? '4300' : '4242'
  const mandateId = `smd_${randomToken(12)}`
  await rows(addMandate, { id, mandateId, method: collectedBy, label, failures: failingCollections })
}

const addMandate = statement<{
  id: string
  mandateId: string
  method: string
  label: string
  failures: number
}>(
  'sandbox-add-mandate',
  `
    with agreed as (
      update sandbox_payment set sandbox_mandate_id = :mandateId where sandbox_payment_id = :id returning customer_id)
    insert into sandbox_mandate (sandbox_mandate_id, customer_id, method, label, failures_to_come)
    select :mandateId, customer_id, :method, :label, :failures from agreed where customer_id is not null`,
)
