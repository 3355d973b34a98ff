import { foldGiftCardNumber } from '@haverhof/domain/payments'
import { z } from 'zod'
import { hashPassword } from '../../accounts/index.ts'
import { readData } from '../../seed/read-data.ts'
import type { Seeding } from '../../seed/seeding.ts'
import { namedQuery } from '../../database/index.ts'

const GiftCards = z.array(
  z.strictObject({
    number: z.string().min(8).max(50).transform(foldGiftCardNumber),
    pin: z.string().regex(/^\d{4,12}$/),
    amount: z.number().positive().max(1000),
    expires: z.iso.date().nullish(),
  }),
)

/** Issues the cards of data/gift-cards.yaml that do not exist yet; a card that was spent stays spent. */
export async function seedGiftCards({ client, dataDir }: Seeding): Promise<void> {
  const cards = readData(dataDir, 'gift-cards.yaml', GiftCards)
  const numbers = cards.map(({ number }) => number)
  const seeded = await client.query<{ number: string }>(
    namedQuery('select number from gift_card where number = any(:numbers)', { numbers }),
  )
  const issued = new Set(seeded.rows.map(({ number }) => number))
  for (const { number, pin, amount, expires } of cards.filter((card) => !issued.has(card.number))) {
    const pinHash = await hashPassword(pin)
    const card = { number, pinHash, cents: Math.round(amount * 100), expires: expires ?? null }
    await client.query(namedQuery(issue, card))
  }
}

const issue = `
  with issued as (
    insert into gift_card (number, pin_hash, issued_cents, balance_cents, expires_at)
    values (:number, :pinHash, :cents, :cents, :expires) returning gift_card_id)
  insert into gift_card_issue (gift_card_id, amount_cents) select gift_card_id, :cents from issued`
