import { statement, type Transaction } from '../database/index.ts'
import type { Uses } from './promotion-state.ts'
import { isLimited, type PromotionTerms } from './terms.ts'

/** What is known of a customer that a promotion asks about. */
export type CustomerUses = { of: (promotionId: number) => Uses | undefined; isFirstOrder: boolean }

export type Customer = {
  /** The folded e-mail address, or null while it is unknown. */
  customerKey: string | null
  /** Whether the customer has paid for an order before: orders are a later context, so who asks for prices brings the answer. */
  hasPaidBefore: (customerKey: string) => Promise<boolean>
}

/** A statement when a promotion counts its uses, and one when a promotion is for first orders; none for others. */
export async function readUses(
  reader: Pick<Transaction, 'rows'>,
  promotions: readonly PromotionTerms[],
  { customerKey, hasPaidBefore }: Customer,
): Promise<CustomerUses> {
  const ids = promotions.filter(isLimited).map(({ promotionId }) => promotionId)
  const isAsked = promotions.some(({ rule }) => rule.condition.firstOrderOnly)
  const [rows, hasPaid] = await Promise.all([
    ids.length === 0 ? [] : reader.rows(uses, { ids, customerKey }),
    isAsked && customerKey !== null && hasPaidBefore(customerKey),
  ])
  const byPromotion = new Map(rows.map((one) => [one.promotionId, one]))
  return { of: (promotionId) => byPromotion.get(promotionId), isFirstOrder: !hasPaid }
}

const uses = statement<
  { ids: readonly number[]; customerKey: string | null },
  Uses & { promotionId: number }
>(
  'pricing-uses',
  `
    select p.promotion_id "promotionId", p.used, (
        select count(*)::int from promotion_redemption r
        where r.promotion_id = p.promotion_id and r.customer_key = :customerKey and r.released_at is null) "usedByCustomer"
    from promotion p where p.promotion_id = any(:ids::int[])`,
)
