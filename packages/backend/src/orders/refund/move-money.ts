import { type Credited, type CreditReason, splitRefund } from '@haverhof/domain/orders'
import { refusal, type Result, success } from '@haverhof/domain/shared'
import { statement, type Transaction } from '../../database/index.ts'
import { returnToGiftCard } from '../../payments/index.ts'

type Money = {
  orderId: number
  amountCents: number
  credited: Credited
  reason: CreditReason
  restock: boolean
  by: string
  now: Date
}

type Moved = { refundId: number; giftCardCents: number; paymentCents: number }

/** REFUNDS-2: the gift card of the order gets back what it gave, at once; the payment owes the rest. Never more than either gave. */
export async function moveMoney(
  transaction: Transaction,
  { orderId, amountCents, credited, reason, restock, by, now }: Money,
): Promise<Result<Moved, 'more-than-paid'>> {
  const [paid] = await transaction.rows(lockPaid, { orderId })
  const { giftCardCents, paymentCents } = splitRefund(amountCents, paid?.giftCardLeftCents ?? 0)
  if (paymentCents > (paid?.paymentLeftCents ?? 0)) return refusal('more-than-paid')
  if (giftCardCents > 0) await returnToGiftCard(transaction, { orderId, amountCents: giftCardCents })
  const lines = credited.lines.map(({ lineNumber, quantity, grossCents }) => ({
    lineNumber,
    quantity,
    grossCents,
  }))
  const [kept] = await transaction.rows(owe, {
    orderId,
    paymentId: paymentCents > 0 ? (paid?.paymentId ?? null) : null,
    amountCents,
    giftCardCents,
    deliveryCents: credited.costs.reduce((sum, { grossCents }) => sum + grossCents, 0),
    reason,
    lines: JSON.stringify(lines),
    restock,
    by,
    now,
    state: paymentCents > 0 ? 'owed' : 'paid',
  })
  if (!kept) throw new Error('a refund was not kept')
  return success({ refundId: kept.refundId, giftCardCents, paymentCents })
}

type Paid = { paymentId: string | null; paymentLeftCents: number; giftCardLeftCents: number }

// The payment that paid the order: whatever else came has gone back with a reason of its own (ORDERS-7).
const lockPaid = statement<{ orderId: number }, Paid>(
  'refunds-lock-paid',
  `
    with paying as materialized (
      select payment_id, amount_cents - refund_due_cents left_cents from payment
      where order_id = :orderId and status = 'paid' and refund_reason is null for update)
    select (select payment_id from paying) "paymentId", coalesce((select left_cents from paying), 0) "paymentLeftCents",
      coalesce((select sum(amount_cents - returned_cents) from gift_card_debit
        where order_id = :orderId and released_at is null), 0)::int "giftCardLeftCents"`,
)

const owe = statement<
  {
    orderId: number
    paymentId: string | null
    amountCents: number
    giftCardCents: number
    deliveryCents: number
    reason: string
    lines: string
    restock: boolean
    by: string
    now: Date
    state: string
  },
  { refundId: number }
>(
  'refunds-owe',
  `
    with owing as (
      update payment set refund_due_cents = refund_due_cents + :amountCents::int - :giftCardCents::int, updated_at = :now
      where payment_id = :paymentId)
    insert into refund (order_id, payment_id, amount_cents, gift_card_cents, delivery_cents, reason, lines, restock, made_by,
      made_at, state, paid_at)
    values (:orderId, :paymentId, :amountCents::int, :giftCardCents::int, :deliveryCents, :reason, :lines::jsonb, :restock, :by, :now,
      :state, case when :state = 'paid' then :now::timestamptz end)
    returning refund_id "refundId"`,
)
