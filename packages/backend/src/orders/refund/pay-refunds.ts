import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { ProviderRefusal } from '../../payments/index.ts'
import { paidPaymentsSql } from '../../payments/sql.ts'
import { isStray, keepPaid, type Owed, owedSql } from './keep-paid.ts'
import { leaveToBank } from './leave-to-bank.ts'

const mostAtOnce = 100

/** PAYMENTS-7: pays back what is owed; the same key for the same refund, so that nothing goes back twice. */
export async function payRefunds(context: AppContext): Promise<void> {
  await context.database.rows(adopt, { now: context.now() })
  for (const { refundId } of await context.database.rows(findUnpaid, { mostAtOnce })) {
    try {
      await pay(context, refundId)
    } catch (error) {
      context.log.error({ err: error, refundId }, 'a refund could not be made')
    }
  }
}

/** The same for one refund, at once. */
export async function payRefund(context: AppContext, payload: unknown): Promise<void> {
  const parsed = z.object({ refundId: z.int() }).safeParse(payload)
  // A job of the release before names a payment; the work of every minute finds it.
  if (!parsed.success) return payRefunds(context)
  await pay(context, parsed.data.refundId)
}

async function pay(context: AppContext, refundId: number): Promise<void> {
  const owed = await readOwed(context, refundId)
  if (!owed || owed.providerPaymentId === null) return
  const answer = await askProvider(context, owed.providerPaymentId, owed)
  if ('problem' in answer) return keepRefused(context, owed, answer.problem)
  const way = { providerRefundId: answer.refundId }
  const isNew = await inTransaction(context, (transaction) => keepPaid(context, transaction, owed, way))
  if (!isNew) context.log.info({ refundId }, 'a refund had been kept as paid before')
}

/** What is owed at this moment; REFUNDS-9: the provider would pay a second time what the bank has taken back. */
async function readOwed(context: AppContext, refundId: number): Promise<Owed | null> {
  const read = async () => (await context.database.rows(findOne, { refundId }))[0]
  let unpaid = await read()
  if (unpaid && unpaid.paymentLeftCents < unpaid.owedCents) {
    await inTransaction(context, (transaction) => leaveToBank(context, transaction, refundId))
    unpaid = await read()
  }
  return unpaid?.state === 'owed' ? unpaid : null
}

async function keepRefused(context: AppContext, owed: Owed, said: string): Promise<void> {
  const { refundId, orderId, siteId, owedCents: amountCents } = owed
  const problem = said.slice(0, 500)
  context.log.error({ refundId, problem }, 'the provider refused a refund')
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const kept = await transaction.rows(keepProblem, { refundId, problem, now })
    if (kept.length === 0) return
    await writeAudit(transaction, {
      actor: 'shop',
      action: 'refund-refused',
      subject: `order ${orderId}`,
      details: { refundId, amountCents, problem },
      siteIds: [siteId],
      now,
    })
  })
}

async function askProvider(context: AppContext, providerPaymentId: string, owed: Owed) {
  const { provider, owedCents } = owed
  try {
    return await context.paymentProviders
      .of(provider)
      .refundPayment(providerPaymentId, owedCents, idempotencyKey(owed))
  } catch (error) {
    if (error instanceof ProviderRefusal) return { problem: error.message }
    throw error
  }
}

/** Of a payment that goes back as a whole the key is as it was before refunds had numbers. */
function idempotencyKey({ reason, paymentId, refundId }: Owed): string {
  return isStray(reason) ? `refund-${paymentId}` : `refund-${paymentId}-${refundId}`
}

/** What the provider is asked for, and what it refused and the bank has taken back since. */
const findUnpaid = statement<{ mostAtOnce: number }, { refundId: number }>(
  'refunds-unpaid',
  `
    select r.refund_id "refundId" from refund r join (${paidPaymentsSql}) p using (payment_id)
    where r.state <> 'paid' and (r.state = 'owed' or p.charged_back_cents > 0
      and p.amount_cents - p.refunded_cents - p.charged_back_cents < r.amount_cents - r.gift_card_cents - r.charged_back_cents)
    order by r.made_at limit :mostAtOnce`,
)

const findOne = statement<{ refundId: number }, Owed & { state: string }>(
  'refunds-owed-one',
  `${owedSql(', r.state')} where r.refund_id = :refundId and r.state <> 'paid'`,
)

/** What a process of the release before has written to a payment alone. */
const adopt = statement<{ now: Date }>(
  'refunds-adopt',
  `
    insert into refund (order_id, payment_id, amount_cents, reason, made_by, made_at, state)
    select p.order_id, p.payment_id, p.refund_due_cents, p.refund_reason, 'shop', p.updated_at, 'owed' from (${paidPaymentsSql}) p
    where p.refunded_cents < p.refund_due_cents and p.refund_reason is not null and p.updated_at <= :now
      and not exists (select from refund r where r.payment_id = p.payment_id)`,
)

const keepProblem = statement<{ refundId: number; problem: string; now: Date }, { refundId: number }>(
  'refunds-keep-problem',
  `
    update refund set state = 'refused', problem = :problem, refused_at = :now
    where refund_id = :refundId and state = 'owed' returning refund_id "refundId"`,
)
