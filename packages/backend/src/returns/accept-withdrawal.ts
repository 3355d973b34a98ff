import type { OrderStatus } from '@haverhof/domain/orders'
import { neverReturned, returnableStatuses } from '@haverhof/domain/returns'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import type { AppContext } from '../app-context.ts'
import { inTransaction, statement, type Transaction } from '../database/index.ts'
import { addJob } from '../jobs/index.ts'
import { queueMails } from '../mail/index.ts'
import {
  type CancelProblem,
  decideWithdrawal,
  endOrder,
  lockOrderOfWithdrawal,
  lockWithdrawal,
  type MadeRefund,
  type RefundLimit,
  refundUnsent,
  type StaffWithdrawal,
  type WithdrawalRefusal,
} from '../orders/index.ts'

export type Acceptance = {
  withdrawalId: number
  siteIds?: readonly number[]
  limit?: RefundLimit
  by: string
}

type Accepted = Result<
  { returnIds: number[]; refund: MadeRefund | null },
  CancelProblem | WithdrawalRefusal | 'no-withdrawal' | 'not-matched' | 'nothing-to-return'
>

/**
 * An order that is still in the house is cancelled and paid back; of one that was sent every line becomes a return, and its
 * money goes back when the goods are here (Directive 2011/83/EU, Art. 13(3)); of one that was sent in part each has its way
 * (WITHDRAWAL-6).
 */
export function acceptWithdrawal(context: AppContext, acceptance: Acceptance): Promise<Accepted> {
  return inTransaction(context, (transaction) => takeWithdrawal(context, transaction, acceptance))
}

/** The same inside a transaction of the caller. */
export async function takeWithdrawal(
  context: Pick<AppContext, 'now' | 'orderHooks'>,
  transaction: Transaction,
  { withdrawalId, siteIds, limit, by }: Acceptance,
): Promise<Accepted> {
  const order = await lockOrderOfWithdrawal(transaction, withdrawalId)
  const withdrawal = await lockWithdrawal(transaction, { withdrawalId, siteIds })
  if (!withdrawal.ok) return withdrawal
  if (withdrawal.value.kind !== 'withdrawal') return refusal('no-withdrawal')
  if (!order || withdrawal.value.orderId === null) return refusal('not-matched')
  if (siteIds?.includes(order.siteId) === false) return refusal('no-such-order')
  const { orderId } = withdrawal.value
  const { status, siteId } = order
  const undone = await undo(context, transaction, { orderId, status, siteId, by, ...(limit && { limit }) })
  if (!undone.ok) return undone
  const now = context.now()
  const isSent = returnableStatuses.includes(status)
  const returnIds =
    isSent || status === 'processing' ? await registerAll(transaction, withdrawal.value, now) : []
  if (isSent && returnIds.length === 0) return refusal('nothing-to-return')
  await decideWithdrawal(transaction, withdrawal.value, { state: 'accepted', note: null, by, now })
  return success({ returnIds, refund: undone.value })
}

type Undoing = { orderId: number; status: OrderStatus; siteId: number; limit?: RefundLimit; by: string }

/** What has not left the house is not sent any more, and its money goes back. */
async function undo(
  context: Pick<AppContext, 'now' | 'orderHooks'>,
  transaction: Transaction,
  { status, ...order }: Undoing,
): Promise<Result<MadeRefund | null, CancelProblem>> {
  if (returnableStatuses.includes(status)) return success(null)
  if (status === 'processing') return refundUnsent(context, transaction, order)
  const ended = await endOrder(context, transaction, order)
  return ended.ok ? success(ended.value.refund) : ended
}

type Registered = {
  returnId: number
  orderId: number
  description: string
  quantity: number
  languageId: number
  /** It left after the withdrawal was sent, or came after an ending: it comes back at our expense (WITHDRAWAL-8, ENDING-16). */
  isFree: boolean
}

async function registerAll(
  transaction: Transaction,
  { withdrawalId, orderId, siteId, emailAddress }: StaffWithdrawal,
  now: Date,
): Promise<number[]> {
  const returns = await transaction.rows(register, { withdrawalId, orderId, neverReturned, now })
  if (returns.length === 0) return []
  const mails = returns.map(({ languageId, isFree, ...facts }) => ({
    kind: 'return-registered' as const,
    causeKey: `return-registered:${facts.returnId}`,
    siteId,
    languageId,
    toAddress: emailAddress,
    facts: { ...facts, reason: 'other' as const, remarks: '', ...(isFree && { isFree }) },
  }))
  await queueMails(transaction, mails, now)
  await addJob(transaction, 'send-mail', {})
  return returns.map(({ returnId }) => returnId)
}

// A piece is returned once; what is under way already is not asked for again (RETURNS-6).
const register = statement<
  { withdrawalId: number; orderId: number | null; neverReturned: readonly number[]; now: Date },
  Registered
>(
  'withdrawals-register-returns',
  `
    with new_returns as (
      insert into product_return (order_id, line_number, variant_id, user_id, quantity, reason, remarks, status,
        registered_at, changed_at, withdrawal_id)
      select * from (
        select l.order_id, l.line_number, l.variant_id, o.account_id, l.quantity - l.called_off - coalesce((select sum(r.quantity) from product_return r
            where r.order_id = l.order_id and r.line_number = l.line_number), 0)::int quantity,
          'other', '', 'registered', :now::timestamptz, :now::timestamptz moment, :withdrawalId::int
        from order_line l join shop_order o using (order_id)
        where l.order_id = :orderId and not l.is_free and l.product_type <> all(:neverReturned)) line
      where quantity > 0
      returning return_id, order_id, line_number, quantity)
    select m.return_id "returnId", m.order_id "orderId", l.description, m.quantity, l.language_id "languageId",
      (select w.is_after_ending or exists (
          select from sent_line s where s.order_id = m.order_id and s.line_number = m.line_number and s.sent_at > w.received_at)
        from received_withdrawal w where w.withdrawal_id = :withdrawalId::int) "isFree"
    from new_returns m join ordered_line l using (order_id, line_number) order by 1`,
)
