import { type Database, statement } from '../../database/index.ts'

type GiftCardBalance = { lastDigits: string; balanceCents: number }

/** A card that its owner has named before, by its id; null when it is over. */
export async function readGiftCard(
  { rows }: Pick<Database, 'rows'>,
  card: { giftCardId: number; now: Date },
): Promise<GiftCardBalance | null> {
  const [row] = await rows(read, card)
  return row ?? null
}

const read = statement<{ giftCardId: number; now: Date }, GiftCardBalance>(
  'gift-card-read',
  `
    select right(number, 4) "lastDigits", balance_cents "balanceCents" from gift_card
    where gift_card_id = :giftCardId and (expires_at is null or expires_at > :now)`,
)
