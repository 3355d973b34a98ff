import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { ProviderRefusal } from '../../payments/index.ts'
import { paidPaymentsSql } from '../../payments/sql.ts'
import { isStray, keepPaid, type Owed, owedSql } from './keep-paid.ts'

const mostAtOnce = 100

/** PAYMENTS-7: pays back what is owed; the same key for the same refund, so that nothing goes back twice. */
export async function payRefunds(context: AppContext): Promise<void> {
  await context.database.rows(adopt, { now: context.now() })
  for (const owed of await context.database.rows(findOwed, { mostAtOnce })) {
    try {
      await pay(context, owed)
    } catch (error) {
      context.log.error({ err: error, refundId: owed.refundId }, 'a refund could not be made')
    }
  }
}

/** The same for one refund, at once. */
export async function payRefund(context: AppContext, payload: unknown): Promise<void> {
  const parsed = z.object({ refundId: z.int() }).safeParse(payload)
  // A job of the release before names a payment; the work of every minute finds it.
  if (!parsed.success) return payRefunds(context)
  const [owed] = await context.database.rows(findOne, parsed.data)
  if (owed) await pay(context, owed)
}

async function pay(context: AppContext, owed: Owed): Promise<void> {
  if (owed.providerPaymentId === null) return
  const { refundId, paymentLeftCents, owedCents } = owed
  // REFUNDS-2: the bank was faster; the provider would pay it a second time.
  if (paymentLeftCents < owedCents) return keepRefused(context, owed, takenBack)
  const answer = await askProvider(context, owed.providerPaymentId, owed)
  if ('problem' in answer) return keepRefused(context, owed, answer.problem)
  const way = { providerRefundId: answer.refundId }
  const isNew = await inTransaction(context, (transaction) => keepPaid(context, transaction, owed, way))
  if (!isNew) context.log.info({ refundId }, 'a refund had been kept as paid before')
}

const takenBack = 'The bank has taken the payment back.'

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

const findOwed = statement<{ mostAtOnce: number }, Owed>(
  'refunds-owed',
  `${owedSql()} where r.state = 'owed' order by r.made_at limit :mostAtOnce`,
)

const findOne = statement<{ refundId: number }, Owed>(
  'refunds-owed-one',
  `${owedSql()} where r.refund_id = :refundId and r.state = 'owed'`,
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
