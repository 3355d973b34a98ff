import { refusal, type Result, success } from '@haverhof/domain/shared'
import { statement, type Transaction } from '../database/index.ts'
import { isLimited, type PromotionTerms } from './terms.ts'

/** Of the promotions that an order uses those that count their uses: without one there is nothing to redeem. */
export function limitedAmong(promotions: readonly PromotionTerms[], usedIds: readonly number[]): number[] {
  return promotions
    .filter((promotion) => usedIds.includes(promotion.promotionId) && isLimited(promotion))
    .map(({ promotionId }) => promotionId)
}

type Redemption = {
  orderId: number
  promotionIds: readonly number[]
  /** Folded e-mail address. */
  customerKey: string
  now: Date
}

/**
 * An order uses up the promotions that gave it something, as far as they are limited (PRICING-13). Refused when another
 * order was faster; the caller then rolls back.
 */
export async function redeemPromotions(
  transaction: Pick<Transaction, 'rows'>,
  { orderId, promotionIds, customerKey, now }: Redemption,
): Promise<Result<number[], 'discount-used-up'>> {
  if (promotionIds.length === 0) return success([])
  const rows = await transaction.rows(redeem, { promotionIds, orderId, customerKey, now })
  if (rows.some((row) => !row.isRedeemed)) return refusal('discount-used-up')
  return success(rows.map((row) => row.promotionId))
}

/** A cancelled order gives back what it used; giving back twice is giving back once. */
export async function releasePromotions(
  transaction: Pick<Transaction, 'rows'>,
  orderId: number,
  now: Date,
): Promise<void> {
  await transaction.rows(release, { orderId, now })
}

// The row of a promotion is touched only when there is a total to count, so that orders with the same unlimited
// promotion do not wait for each other. A customer's uses are numbered: the unique key refuses the one too many.
const redeem = statement<
  { promotionIds: readonly number[]; orderId: number; customerKey: string; now: Date },
  { promotionId: number; isRedeemed: boolean }
>(
  'pricing-redeem',
  `
    with limited as (
      select promotion_id, usage_limit, usage_limit_per_customer from promotion
      where promotion_id = any(:promotionIds::int[]) and (usage_limit is not null or usage_limit_per_customer is not null)),
    counted as (
      update promotion p set used = p.used + 1 from limited
      where p.promotion_id = limited.promotion_id and p.used < p.usage_limit
      returning p.promotion_id),
    redeemed as (
      insert into promotion_redemption (promotion_id, order_id, customer_key, customer_use, redeemed_at)
      select promotion_id, :orderId, :customerKey, coalesce(free.use, :orderId), :now
      from limited left join lateral (
        select use from generate_series(1, usage_limit_per_customer) use
        where not exists (select from promotion_redemption r where r.promotion_id = limited.promotion_id
          and r.customer_key = :customerKey and r.customer_use = use)
        limit 1) free on true
      where usage_limit_per_customer is null or free.use is not null
      on conflict do nothing
      returning promotion_id)
    select promotion_id "promotionId",
      redeemed.promotion_id is not null and (usage_limit is null or counted.promotion_id is not null) "isRedeemed"
    from limited left join counted using (promotion_id) left join redeemed using (promotion_id)`,
)

const release = statement<{ orderId: number; now: Date }>(
  'pricing-release',
  `
    with released as (
      update promotion_redemption set released_at = :now, customer_use = -order_id
      where order_id = :orderId and released_at is null returning promotion_id)
    update promotion p set used = p.used - 1 from released
    where p.promotion_id = released.promotion_id and p.usage_limit is not null`,
)
