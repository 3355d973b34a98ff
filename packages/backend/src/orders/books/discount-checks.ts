import type { BookCheck } from './book-check.ts'

export const discountChecks: readonly BookCheck[] = [
  {
    name: 'a promotion is used as often as it was redeemed and never above its limit',
    isOfOrders: false,
    text: `select 'promotion ' || p.promotion_id || ': used ' || p.used || ', redeemed ' || count(r.order_id) breach
      from promotion p left join promotion_redemption r on r.promotion_id = p.promotion_id and r.released_at is null
      where p.usage_limit is not null
      group by p.promotion_id having p.used <> count(r.order_id) or count(r.order_id) > p.usage_limit`,
  },
  {
    name: 'no customer redeems a promotion above the limit per customer',
    isOfOrders: false,
    text: `select 'promotion ' || p.promotion_id breach
      from promotion p join promotion_redemption r on r.promotion_id = p.promotion_id and r.released_at is null
      where p.usage_limit_per_customer is not null
      group by p.promotion_id, r.customer_key having count(*) > p.usage_limit_per_customer`,
  },
  {
    name: 'a redemption is released exactly when its order was cancelled',
    isOfOrders: true,
    text: `select 'promotion ' || r.promotion_id || ', order ' || r.order_id breach
      from promotion_redemption r left join shop_order o using (order_id)
      where o.order_id is null or (o.status = 'cancelled') <> (r.released_at is not null)`,
  },
  {
    name: 'a gift card holds what was issued less what was spent',
    isOfOrders: false,
    text: `select 'gift card ' || g.gift_card_id || ': ' || g.balance_cents breach
      from gift_card g left join gift_card_debit d on d.gift_card_id = g.gift_card_id and d.released_at is null
      group by g.gift_card_id
      having g.balance_cents <> g.issued_cents - coalesce(sum(d.amount_cents - d.returned_cents), 0) or g.balance_cents < 0`,
  },
  {
    name: 'an order took from gift cards what it says, and gave it back when it was cancelled unpaid',
    isOfOrders: true,
    text: `select 'order ' || o.order_id breach
      from shop_order o left join gift_card_debit d using (order_id)
      group by o.order_id, o.gift_card_cents
      having coalesce(sum(d.amount_cents), 0) <> o.gift_card_cents
        or bool_or(d.gift_card_id is not null
          and (o.status = 'cancelled' and o.paid_at is null) <> (d.released_at is not null))`,
  },
  {
    name: 'gift cards got back what refunds gave them',
    isOfOrders: true,
    text: `select 'order ' || o.order_id breach from shop_order o
      where coalesce((select sum(u.returned_cents) from gift_card_use u where u.order_id = o.order_id), 0)
        <> coalesce((select sum(r.gift_card_cents) from refund r where r.order_id = o.order_id), 0)`,
  },
  {
    name: 'an order that used a limited promotion has redeemed it',
    isOfOrders: true,
    text: `select 'promotion ' || p.promotion_id || ', order ' || o.order_id breach
      from shop_order o cross join lateral jsonb_array_elements_text(o.calculation->'usedPromotionIds') used(id)
      join promotion p on p.promotion_id = used.id::int
      where (p.usage_limit is not null or p.usage_limit_per_customer is not null) and not exists (
        select from promotion_redemption r where r.order_id = o.order_id and r.promotion_id = p.promotion_id)`,
  },
  {
    name: 'a gift card was issued with what was written down when it was',
    isOfOrders: false,
    text: `select 'gift card ' || g.gift_card_id || ': ' || g.issued_cents || ' is not ' || coalesce(i.amount_cents, 0) breach
      from gift_card g left join gift_card_issue i using (gift_card_id)
      where g.issued_cents is distinct from i.amount_cents`,
  },
]
