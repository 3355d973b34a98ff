import type { Database } from '../database/index.ts'

type Reader = Pick<Database, 'rows'>

/** What later contexts know of a cart and its customer. The assembly of the shop fills it in. */
export type CartHooks = {
  /** Null when there is no such card any more, or its time is over. */
  readGiftCard: (
    reader: Reader,
    card: { giftCardId: number; now: Date },
  ) => Promise<{ lastDigits: string; balanceCents: number } | null>
  readOrderOfCart: (reader: Reader, cartId: string) => Promise<{ orderId: number; orderKey: string } | null>
  /** How the customer chose to pay the last order; null when there is none (CHECKOUT-40). */
  readLastPaymentMethod: (
    reader: Reader,
    customer: { userId: string; siteId: number },
  ) => Promise<string | null>
  /** Whether a method of the site can begin a mandate (REPEAT-30). */
  offersRepeatDelivery: (siteId: number) => Promise<boolean>
  /** Whether an order with this folded mailbox, or of the account that has it on the site, was ever paid. */
  hasPaidBefore: (reader: Reader, customer: { siteId: number; customerKey: string }) => Promise<boolean>
}
