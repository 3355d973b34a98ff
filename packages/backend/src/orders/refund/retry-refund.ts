import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { statement, type Transaction } from '../../database/index.ts'
import { addJob } from '../../jobs/index.ts'

type Retry = { refundId: number; siteIds?: readonly number[]; by: string }

/** A refund that the provider refused is asked for again, with the same key (REFUNDS-17). */
export async function retryRefund(
  { now: clock }: Pick<AppContext, 'now'>,
  transaction: Transaction,
  { refundId, siteIds, by }: Retry,
): Promise<Result<null, 'no-such-refund' | 'already-paid'>> {
  const [row] = await transaction.rows(lock, { refundId })
  if (!row || siteIds?.includes(row.siteId) === false) return refusal('no-such-refund')
  if (row.state === 'paid') return refusal('already-paid')
  const now = clock()
  await transaction.rows(reopen, { refundId })
  const { orderId, siteId, amountCents } = row
  const details = { refundId, amountCents }
  const entry = { actor: by, action: 'refund-retried' as const, subject: `order ${orderId}`, details }
  await writeAudit(transaction, { ...entry, siteIds: [siteId], now })
  await addJob(transaction, 'refund-payment', { refundId })
  return success(null)
}

type Locked = { state: string; orderId: number; siteId: number; amountCents: number }

const lock = statement<{ refundId: number }, Locked>(
  'refunds-lock',
  `
    select r.state, r.order_id "orderId", (select o.site_id from shop_order o where o.order_id = r.order_id) "siteId",
      r.amount_cents - r.gift_card_cents - r.charged_back_cents "amountCents"
    from refund r where r.refund_id = :refundId for update of r`,
)

const reopen = statement<{ refundId: number }>(
  'refunds-reopen',
  `update refund set state = 'owed', problem = null where refund_id = :refundId and state <> 'paid'`,
)
