import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'
import { siteOfOrderSql } from '../sql.ts'

type Retry = { refundId: number; siteIds?: readonly number[]; by: string }

/** REFUNDS-6: a refund that the provider refused is asked for again, with the same key. */
export async function retryRefund(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { refundId, siteIds, by }: Retry,
): Promise<Result<null, 'no-such-refund' | 'already-paid'>> {
  const [found] = await transaction.rows(lock, { refundId })
  if (!found || siteIds?.includes(found.siteId) === false) return refusal('no-such-refund')
  if (found.state === 'paid') return refusal('already-paid')
  const now = clock()
  await transaction.rows(reopen, { refundId })
  const entry = { actor: by, action: 'refund-retried' as const, subject: `refund ${refundId}` }
  await writeAudit(transaction, { ...entry, siteIds: [found.siteId], now })
  await addJob(transaction, 'refund-payment', { refundId })
  return success(null)
}

const lock = statement<{ refundId: number }, { state: string; siteId: number }>(
  'refunds-lock',
  `
    select r.state, ${siteOfOrderSql('r.order_id')} "siteId" from refund r where r.refund_id = :refundId for update of r`,
)

const reopen = statement<{ refundId: number }>(
  'refunds-reopen',
  `update refund set state = 'owed', problem = null where refund_id = :refundId and state <> 'paid'`,
)
