import { type Database, statement, type Transaction } from '../database/index.ts'

/** What came for an order and has not gone back: neither as a refund nor because the bank took it back. */
export type MoneyLeft = {
  /** The payment that paid it: whatever else came has gone back with a reason of its own (ORDERS-7). */
  paymentId: string | null
  paymentLeftCents: number
  /** Of that payment, what the bank took back. */
  chargedBackCents: number
  giftCardLeftCents: number
}

const nothing: MoneyLeft = { paymentId: null, paymentLeftCents: 0, chargedBackCents: 0, giftCardLeftCents: 0 }

/** For a decision; the payment is locked until it is made (REFUNDS-2). */
export async function lockMoneyLeft({ rows }: Transaction, orderId: number): Promise<MoneyLeft> {
  const [left] = await rows(lockLeft, { orderId })
  return left ?? nothing
}

/** The same, to look at. */
export async function readMoneyLeft({ rows }: Pick<Database, 'rows'>, orderId: number): Promise<MoneyLeft> {
  const [left] = await rows(readLeft, { orderId })
  return left ?? nothing
}

/** A payment owes so much more (PAYMENTS-7). */
export async function oweRefund(
  { rows }: Transaction,
  owed: { paymentId: string; amountCents: number; now: Date },
): Promise<void> {
  await rows(owe, owed)
}

/** A payment owes no more than the bank has left of it (REFUNDS-9). Gives how much less than was owed that is. */
export async function leaveOwedToBank(
  { rows }: Transaction,
  owed: { paymentId: string; owedCents: number; now: Date },
): Promise<number> {
  const [left] = await rows(leaveToBank, owed)
  return left?.chargedBackCents ?? 0
}

const leftSql = (lock: string) => `
    with payment_row as materialized (
      select payment_id, greatest(amount_cents - refund_due_cents - charged_back_cents, 0) left_cents, charged_back_cents
      from payment
      where order_id = :orderId and status = 'paid' and refund_reason is null ${lock})
    select (select payment_id from payment_row) "paymentId", coalesce((select left_cents from payment_row), 0) "paymentLeftCents",
      coalesce((select charged_back_cents from payment_row), 0) "chargedBackCents",
      coalesce((select sum(amount_cents - returned_cents) from gift_card_debit
        where order_id = :orderId and released_at is null), 0)::int "giftCardLeftCents"`

const lockLeft = statement<{ orderId: number }, MoneyLeft>('payments-lock-money-left', leftSql('for update'))
const readLeft = statement<{ orderId: number }, MoneyLeft>('payments-money-left', leftSql(''))

const owe = statement<{ paymentId: string; amountCents: number; now: Date }>(
  'payments-owe',
  `
    update payment set refund_due_cents = refund_due_cents + :amountCents, updated_at = :now
    where payment_id = :paymentId`,
)

const takenSql = ':owedCents::int - greatest(amount_cents - refunded_cents - charged_back_cents, 0)'

const leaveToBank = statement<
  { paymentId: string; owedCents: number; now: Date },
  { chargedBackCents: number }
>(
  'payments-leave-to-bank',
  `
    update payment set refund_due_cents = refund_due_cents - (${takenSql}), updated_at = :now
    where payment_id = :paymentId and charged_back_cents > 0 and ${takenSql} > 0
    returning ${takenSql} "chargedBackCents"`,
)
