import { z } from 'zod'
import type { AppContext } from '../../app-context.ts'
import { writeAudit } from '../../audit/index.ts'
import { inTransaction, statement } from '../../database/index.ts'
import { askProvider, findAtProvider } from './ask-provider.ts'
import { type Claim, claimRefund, giveUpClaim } from './claim-refund.ts'
import type { Owed } from './keep-paid.ts'
import { keepPaidByProvider } from './keep-paid-by-provider.ts'
import { leaveToBank } from './leave-to-bank.ts'

const mostAtOnce = 100

/** Pays back what is owed; each refund is asked for by one process at a time (PAYMENTS-7, REFUNDS-10). */
export async function payRefunds(context: AppContext): Promise<void> {
  await context.database.rows(adopt, { now: context.now() })
  for (const { refundId } of await context.database.rows(findUnpaid, { mostAtOnce })) {
    if (context.stopping.aborted) return
    try {
      await pay(context, refundId)
    } catch (error) {
      if (context.stopping.aborted) return
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
  const claim = await claimRefund(context, refundId)
  if (!claim) return
  const { askedAt, earlierAskedAt } = claim
  const earlier = earlierAskedAt && (await lookAgain(context, claim))
  if (earlier) return keepPaidByProvider(context, claim, { ...earlier, paidAt: earlierAskedAt })
  const owed = claim.isShort ? await leaveToBank(context, refundId) : claim
  if (!owed || owed.providerPaymentId === null) return
  const answer = await askProvider(context, owed.providerPaymentId, owed)
  if ('problem' in answer) return keepRefused(context, { ...owed, askedAt }, answer.problem)
  await keepPaidByProvider(context, owed, { ...answer, paidAt: askedAt })
}

/** A failed look asked for nothing: the call before is still the last one. */
async function lookAgain(context: AppContext, claim: Claim) {
  try {
    return await findAtProvider(context, claim)
  } catch (error) {
    await giveUpClaim(context, claim)
    throw error
  }
}

async function keepRefused(
  context: AppContext,
  owed: Owed & Pick<Claim, 'askedAt'>,
  said: string,
): Promise<void> {
  const { refundId, orderId, siteId, owedCents: amountCents, askedAt } = owed
  const problem = said.slice(0, 500)
  context.log.error({ refundId, problem }, 'the provider refused a refund')
  await inTransaction(context, async (transaction) => {
    const now = context.now()
    const rows = await transaction.rows(keepProblem, { refundId, askedAt, problem, now })
    if (rows.length === 0) return
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

/** What the provider is asked for, and what it refused and the bank has taken back since. */
const findUnpaid = statement<{ mostAtOnce: number }, { refundId: number }>(
  'refunds-unpaid',
  `
    select r.refund_id "refundId" from refund r join paid_payment p using (payment_id)
    where r.state <> 'paid' and (r.state = 'owed' or p.charged_back_cents > 0
      and p.amount_cents - p.refunded_cents - p.charged_back_cents < r.amount_cents - r.gift_card_cents - r.charged_back_cents)
    order by r.made_at limit :mostAtOnce`,
)

/** What a process of the release before has written to a payment alone. */
const adopt = statement<{ now: Date }>(
  'refunds-adopt',
  `
    insert into refund (order_id, payment_id, amount_cents, reason, made_by, made_at, state)
    select p.order_id, p.payment_id, p.refund_due_cents, p.refund_reason, 'shop', p.updated_at, 'owed' from paid_payment p
    where p.refunded_cents < p.refund_due_cents and p.refund_reason is not null and p.updated_at <= :now
      and not exists (select from refund r where r.payment_id = p.payment_id)`,
)

/** The answer to an older call says nothing about a newer one (REFUNDS-10). */
const keepProblem = statement<
  { refundId: number; askedAt: Date; problem: string; now: Date },
  { refundId: number }
>(
  'refunds-keep-problem',
  `
    update refund set state = 'refused', problem = :problem, refused_at = :now, asked_at = null
    where refund_id = :refundId and state = 'owed' and asked_at = :askedAt returning refund_id "refundId"`,
)
