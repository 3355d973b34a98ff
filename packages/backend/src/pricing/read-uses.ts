import { paidStatuses } from '@haverhof/domain/orders'
import { listSql, statement, type Transaction } from '../database/index.ts'
import type { Uses } from './promotion-state.ts'
import { isLimited, type PromotionTerms } from './terms.ts'

/** What is known of a customer that a promotion asks about. */
export type CustomerUses = { of: (promotionId: number) => Uses | undefined; isFirstOrder: boolean }

type Customer = { siteId: number; customerKey: string | null }

const unasked: CustomerUses = { of: () => undefined, isFirstOrder: true }

/** One statement, and none when no promotion counts its uses or is for first orders. */
export async function readUses(
  reader: Pick<Transaction, 'rows'>,
  promotions: readonly PromotionTerms[],
  { siteId, customerKey }: Customer,
): Promise<CustomerUses> {
  const counted = promotions.filter(
    (promotion) => isLimited(promotion) || promotion.rule.condition.firstOrderOnly,
  )
  if (counted.length === 0) return unasked
  const ids = counted.map(({ promotionId }) => promotionId)
  const [row] = await reader.rows(uses, { ids, customerKey, siteId })
  const byPromotion = new Map(row?.uses.map((one) => [one.promotionId, one]))
  return { of: (promotionId) => byPromotion.get(promotionId), isFirstOrder: row?.isFirstOrder ?? true }
}

/** Orders are a later context, but the price of a first order must be known with the cart. */
const uses = statement<
  { ids: readonly number[]; customerKey: string | null; siteId: number },
  { uses: (Uses & { promotionId: number })[]; isFirstOrder: boolean }
>(
  'pricing-uses',
  `
    select coalesce((
        select json_agg(json_build_object('promotionId', p.promotion_id, 'used', p.used, 'usedByCustomer', (
          select count(*) from promotion_redemption r
          where r.promotion_id = p.promotion_id and r.customer_key = :customerKey and r.released_at is null)))
        from promotion p where p.promotion_id = any(:ids::int[])), '[]') uses,
      not exists (
        select from shop_order o where lower(o.email_address) = :customerKey
          and o.status in ${listSql(paidStatuses)})
      and not exists (
        select from account a join shop_order o on o.account_id = a.user_id
        where a.site_id = :siteId and a.email_address = :customerKey
          and o.status in ${listSql(paidStatuses)}) "isFirstOrder"`,
)
