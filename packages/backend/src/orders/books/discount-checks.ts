import type { BookCheck } from './book-check.ts'

export const discountChecks: readonly BookCheck[] = [
  {
    name: 'a promotion is used as often as it was redeemed and never above its limit',
    text: `select 'promotion ' || p.promotion_id || ': used ' || p.used || ', redeemed ' || count(r.order_id) breach
      from promotion p left join promotion_redemption r on r.promotion_id = p.promotion_id and r.released_at is null
      where p.usage_limit is not null
      group by p.promotion_id having p.used <> count(r.order_id) or count(r.order_id) > p.usage_limit`,
  },
  {
    name: 'no customer redeems a promotion above the limit per customer',
    text: `select 'promotion ' || p.promotion_id breach
      from promotion p join promotion_redemption r on r.promotion_id = p.promotion_id and r.released_at is null
      where p.usage_limit_per_customer is not null
      group by p.promotion_id, r.customer_key having count(*) > p.usage_limit_per_customer`,
  },
  {
    name: 'a redemption is released exactly when its order was cancelled',
    text: `select 'promotion ' || r.promotion_id || ', order ' || r.order_id breach
      from promotion_redemption r left join shop_order o using (order_id)
      where o.order_id is null or (o.status = 'cancelled') <> (r.released_at is not null)`,
  },
  {
    name: 'a gift card holds what was issued less what was spent',
    text: `select 'gift card ' || g.gift_card_id || ': ' || g.balance_cents breach
      from gift_card g left join gift_card_debit d on d.gift_card_id = g.gift_card_id and d.released_at is null
      group by g.gift_card_id
      having g.balance_cents <> g.issued_cents - coalesce(sum(d.amount_cents), 0) or g.balance_cents < 0`,
  },
  {
    name: 'an order took from gift cards what it says, and gave it back when it was cancelled',
    text: `select 'order ' || o.order_id breach
      from shop_order o left join gift_card_debit d using (order_id)
      group by o.order_id
      having coalesce(sum(d.amount_cents), 0) <> o.gift_card_cents
        or bool_or(d.gift_card_id is not null and (o.status = 'cancelled') <> (d.released_at is not null))`,
  },
]
