import { mayBecome, orderStatuses, paidStatuses } from '@haverhof/domain/orders'
import { listSql } from '../../database/index.ts'
import type { BookCheck } from './book-check.ts'

const edges = orderStatuses.flatMap((from) =>
  orderStatuses.filter((to) => mayBecome(from, to)).map((to) => ({ from, to })),
)

const confirmationSql = `(select to_address, created_at, sent_at from caused_mail where cause_key = 'order-confirmation:' || o.order_id)`

export const orderChecks: readonly BookCheck[] = [
  {
    name: 'one order per cart',
    isOfOrders: false,
    text: `select 'cart of orders ' || string_agg(order_id::text, ', ') breach from shop_order
      group by cart_id having count(*) > 1`,
  },
  {
    name: 'one order per idempotency key',
    isOfOrders: false,
    text: `select 'orders ' || string_agg(order_id::text, ', ') breach from shop_order
      where idempotency_key is not null group by idempotency_key having count(*) > 1`,
  },
  {
    name: 'the lines of an order make its sum',
    isOfOrders: true,
    text: `select 'order ' || o.order_id || ': ' || coalesce(sum(l.total_cents), 0) || ' is not ' || o.lines_cents breach
      from shop_order o left join order_line l using (order_id)
      group by o.order_id, o.lines_cents having coalesce(sum(l.total_cents), 0) <> o.lines_cents`,
  },
  {
    name: 'the parts of an order make its total',
    isOfOrders: true,
    text: `select 'order ' || order_id breach from shop_order
      where total_cents <> lines_cents - order_discount_cents + shipping_cents + payment_costs_cents
        or total_cents <> total_excl_vat_cents + vat_low_cents + vat_high_cents
        or due_cents <> total_cents - gift_card_cents or due_cents < 0`,
  },
  {
    name: 'an order comes to what the customer saw',
    isOfOrders: true,
    text: `select 'order ' || order_id breach from shop_order
      where (calculation->>'totalCents')::int <> total_cents
        or round((calculation->'shown'->>'totalAmount')::numeric * 100) <> total_cents
        or round((calculation->'shown'->>'dueAmount')::numeric * 100) <> due_cents`,
  },
  {
    name: 'orders take allowed steps alone',
    isOfOrders: true,
    text: `
      with step as (
        select order_id, from_status, to_status,
          lag(to_status) over (partition by order_id order by order_event_id) before
        from order_event)
      select 'order ' || order_id || ': ' || coalesce(from_status, 'nothing') || ' to ' || to_status breach from step
      where from_status is distinct from before
        or (from_status is null and to_status <> 'open')
        or (from_status is not null and not exists (
          select from jsonb_to_recordset('${JSON.stringify(edges)}') as edge("from" text, "to" text)
          where edge."from" = from_status and edge."to" = to_status))`,
  },
  {
    name: 'the last step of an order is its status',
    isOfOrders: true,
    text: `select 'order ' || o.order_id || ' is ' || o.status breach from shop_order o
      where o.status is distinct from (
        select to_status from order_event e where e.order_id = o.order_id order by order_event_id desc limit 1)`,
  },
  {
    name: 'the cart of a paid order is closed and no ordered cart is open',
    isOfOrders: true,
    text: `select 'order ' || order_id || ': cart is ' || state breach from shop_order o join cart using (cart_id)
      where state = 'open' or (o.status in ${listSql(paidStatuses)} and state <> 'closed')`,
  },
  {
    name: 'a cart that waits for payment holds what was ordered',
    isOfOrders: true,
    text: `select 'order ' || o.order_id || ', pack ' || l.variant_id breach
      from shop_order o join cart c using (cart_id) join order_line l using (order_id)
      left join cart_line held on held.cart_id = o.cart_id and held.variant_id = l.variant_id
      where c.state = 'ordered' and not l.is_free and held.quantity is distinct from l.quantity`,
  },
  {
    name: 'every paid order has one confirmation',
    isOfOrders: true,
    text: `select 'order ' || order_id breach from shop_order o
      where paid_at is not null
        and 1 <> (select count(*) from ${confirmationSql} mail)`,
  },
  {
    name: 'the VAT of an order is the one that was calculated',
    isOfOrders: true,
    text: `select 'order ' || order_id || ': ' || vat_low_cents || ' low, ' || vat_high_cents || ' high' breach from shop_order
      where vat_low_cents <> (calculation->>'vatLowCents')::int or vat_high_cents <> (calculation->>'vatHighCents')::int
        or total_excl_vat_cents <> (calculation->>'totalExclVatCents')::int`,
  },
  {
    name: 'a line has the price and VAT that were calculated',
    isOfOrders: true,
    text: `select 'order ' || l.order_id || ', pack ' || l.variant_id breach
      from shop_order o join order_line l using (order_id)
      left join lateral (
        select c from jsonb_array_elements(o.calculation->'lines') c
        where (c->>'productVariantId')::int = l.variant_id limit 1) calculated on true
      where not l.is_free and (
        l.vat_cents is distinct from (c->>'vatCents')::int or l.vat_percent is distinct from (c->>'vatPercent')::numeric
        or l.vat_class is distinct from coalesce(c->>'vatType', c->>'vatClass') or l.total_cents is distinct from (c->>'totalCents')::int)`,
  },
  {
    name: 'the total in the shown currency is the total at its rate',
    isOfOrders: true,
    text: `select 'order ' || order_id || ': ' || shown_total_cents breach from shop_order
      where abs(shown_total_cents - total_cents * exchange_rate) > 0.5`,
  },
  {
    name: 'an order keeps the key it was sent with',
    isOfOrders: true,
    text: `select 'order ' || order_id breach from shop_order where idempotency_key is null or request_hash is null`,
  },
  {
    name: 'a confirmation goes to the mailbox of its order',
    isOfOrders: true,
    text: `select 'order ' || order_id breach from shop_order o
      where exists (
        select from ${confirmationSql} mail where to_address not in ('', o.billing->>'emailAddress'))`,
  },
  {
    name: 'a confirmation is sent within a day',
    isOfOrders: true,
    text: `select 'order ' || order_id breach from shop_order o
      where exists (
        select from ${confirmationSql} mail where sent_at is null and created_at < :now::timestamptz - interval '1 day')`,
  },
]
