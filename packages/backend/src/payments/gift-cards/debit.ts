import { statement, type Transaction } from '../../database/index.ts'

type Debit = { giftCardId: number; orderId: number; amountCents: number; now: Date }

/**
 * Takes an amount off a card, or nothing when it does not hold that much any more (PAYMENTS-9). The condition stands in
 * the update itself, so two orders at once cannot spend the same money.
 */
export async function debitGiftCard({ rows }: Transaction, debit: Debit): Promise<boolean> {
  const { giftCardId, orderId, amountCents, now } = debit
  return (await rows(debitStatement, { giftCardId, orderId, amountCents, now })).length === 1
}

/**
 * An order gives back a part of what it took; the condition keeps it from giving back more (REFUNDS-2). Money that comes
 * back can be spent for a year, however old the card is (PAYMENTS-12).
 */
export async function returnToGiftCard(
  { rows }: Transaction,
  returned: { orderId: number; amountCents: number; now: Date },
): Promise<void> {
  const given = await rows(returnStatement, returned)
  if (given.length !== 1) throw new Error(`order ${returned.orderId} took less from its gift card`)
}

/** A cancelled order gives back what it took, once. */
export async function releaseGiftCard({ rows }: Transaction, orderId: number, now: Date): Promise<void> {
  await rows(releaseStatement, { orderId, now })
}

export const debitStatement = statement<{
  giftCardId: number
  orderId: number
  amountCents: number
  now: Date
}>(
  'gift-card-debit',
  `
    with card_row as (
      update gift_card set balance_cents = balance_cents - :amountCents
      where gift_card_id = :giftCardId and balance_cents >= :amountCents and (expires_at is null or expires_at > :now)
      returning gift_card_id)
    insert into gift_card_debit (gift_card_id, order_id, amount_cents, debited_at)
    select gift_card_id, :orderId, :amountCents, :now from card_row
    returning gift_card_id`,
)

const releaseStatement = statement<{ orderId: number; now: Date }>(
  'gift-card-release',
  `
    with given as (
      update gift_card_debit set released_at = :now where order_id = :orderId and released_at is null
      returning gift_card_id, amount_cents - returned_cents amount_cents)
    update gift_card set balance_cents = balance_cents + given.amount_cents
    from given where gift_card.gift_card_id = given.gift_card_id`,
)

const returnStatement = statement<{ orderId: number; amountCents: number; now: Date }>(
  'gift-card-return',
  `
    with given as (
      update gift_card_debit set returned_cents = returned_cents + :amountCents
      where order_id = :orderId and released_at is null and amount_cents - returned_cents >= :amountCents
      returning gift_card_id)
    update gift_card set balance_cents = balance_cents + :amountCents,
      expires_at = greatest(expires_at, case when expires_at is not null then :now::timestamptz + interval '1 year' end)
    from given where gift_card.gift_card_id = given.gift_card_id returning 1`,
)
