import { foldGiftCardNumber } from '@haverhof/domain/payments'
import { HOUR, refusal, type Result, success, type TooManyAttempts } from '@haverhof/domain/shared'
import { createHash } from 'node:crypto'
import { hashPassword, verifyPassword } from '../../accounts/index.ts'
import type { AppContext } from '../../app-context.ts'
import { countAttempts, type LimitedSubject, takeBackAll } from '../../limits/index.ts'
import { statement } from '../../database/index.ts'

/** How many tries may be wrong within an hour. */
const limits = {
  cardFromCaller: { limit: 5, windowMs: HOUR },
  card: { limit: 5, windowMs: HOUR },
  firstTries: { limit: 20, windowMs: HOUR },
  caller: { limit: 20, windowMs: HOUR },
}

/** What each caller may try whatever a few others have tried before. */
const firstTries = 2

export type GiftCard = { giftCardId: number; balanceCents: number; lastDigits: string }
export type GiftCardClaim = { number: string; pin: string; clientIp: string | null }

/**
 * The card of this number and pin (PAYMENTS-8). Whatever is wrong with it, number, pin, balance or date, the answer is the
 * same and takes as long. Wrong tries are limited per card, known or not, per caller, and of a caller at one card.
 */
export async function findGiftCard(
  context: AppContext,
  { number, pin, clientIp }: GiftCardClaim,
): Promise<Result<GiftCard, TooManyAttempts | 'gift-card-refused'>> {
  const folded = foldGiftCardNumber(number).slice(0, 50)
  const counted = await countTry(context, `gift-card-pin:${fingerprint(folded)}`, clientIp)
  if (!counted.ok) return counted
  const card = await usableCard(context, folded, pin)
  if (!card) return refusal('gift-card-refused')
  await takeBackAll(context, counted.value)
  return success({ ...card, lastDigits: folded.slice(-4) })
}

/** Counts a try before the pin is looked at; gives what to take back after a right one. */
async function countTry(
  context: AppContext,
  card: string,
  clientIp: string | null,
): Promise<Result<LimitedSubject[], TooManyAttempts>> {
  const ofBoth = { subject: `${card}:${clientIp ?? 'inside'}`, limit: limits.cardFromCaller }
  const caller = { subject: `gift-card-caller:${clientIp}`, limit: limits.caller }
  const ofCaller = clientIp === null ? [ofBoth] : [ofBoth, caller]
  // What a caller tries beyond the own limit is not looked at, so it uses up nothing of the card's.
  const attempts = await countAttempts(context, ofCaller)
  if (!attempts.ok) return attempts
  // The holder of the card is another caller: guesses do not use up the holder's tries.
  const isFirst = (attempts.value.get(ofBoth.subject) ?? 0) <= firstTries
  const ofCard = isFirst
    ? { subject: `${card}:first-tries`, limit: limits.firstTries }
    : { subject: card, limit: limits.card }
  const counted = await countAttempts(context, [ofCard])
  return counted.ok ? success([...ofCaller, ofCard]) : counted
}

type Row = { giftCardId: number; balanceCents: number; pinHash: string; isUsable: boolean }

async function usableCard(context: AppContext, number: string, pin: string) {
  const [row] = await context.database.rows(find, { number, now: context.now() })
  const isRight = await verifyPassword(row?.pinHash ?? (await nobodysHash()), pin.trim().slice(0, 50))
  if (!row || !isRight || !row.isUsable) return null
  return { giftCardId: row.giftCardId, balanceCents: row.balanceCents }
}

let nobodys: Promise<string> | null = null

/** An unknown number takes as long to refuse as a wrong pin. */
function nobodysHash(): Promise<string> {
  return (nobodys ??= hashPassword('nobody'))
}

/** A number opens a card together with its pin, so it is not written down a second time. */
function fingerprint(number: string): string {
  return createHash('sha256').update(number).digest('base64url').slice(0, 22)
}

const find = statement<{ number: string; now: Date }, Row>(
  'gift-card-find',
  `
    select gift_card_id "giftCardId", balance_cents "balanceCents", pin_hash "pinHash",
      balance_cents > 0 and (expires_at is null or expires_at > :now) "isUsable"
    from gift_card where number = :number`,
)
