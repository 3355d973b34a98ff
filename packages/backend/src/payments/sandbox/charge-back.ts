import { missing, type Missing, refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'

/** The payer has a collection taken back, and the shop is told that something happened (REPEAT-13). Taken back twice it is once. */
export function chargeBackAtSandbox(
  context: AppContext,
  id: string,
): Promise<Result<null, Missing | 'not-collected'>> {
  return inTransaction(context, async (transaction) => {
    const [row] = await transaction.rows(takeBack, { id })
    if (!row) return missing('payment')
    if (!row.isTakenBack) return refusal('not-collected')
    await addJob(transaction, 'send-sandbox-webhook', { sandboxPaymentId: id })
    return success(null)
  })
}

const takeBack = statement<{ id: string }, { isTakenBack: boolean }>(
  'sandbox-charge-back',
  `
    with charged_back_row as (
      update sandbox_payment set charged_back_cents = amount_cents - refunded_cents
      where sandbox_payment_id = :id and status = 'paid' and sequence = 'recurring' and refunded_cents < amount_cents
      returning true)
    select exists (select from charged_back_row) "isTakenBack" from sandbox_payment where sandbox_payment_id = :id`,
)
