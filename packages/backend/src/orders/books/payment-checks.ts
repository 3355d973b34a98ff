import { paidStatuses } from '@haverhof/domain/orders'
import { listSql } from '../../database/index.ts'
import type { BookCheck } from './book-check.ts'

export const paymentChecks: readonly BookCheck[] = [
  {
    name: 'the provider is asked for what is due',
    isOfOrders: true,
    text: `select 'payment of order ' || order_id || ': ' || amount_cents || ' is not ' || coalesce(due_cents, 0) breach
      from payment left join shop_order using (order_id) where amount_cents is distinct from due_cents`,
  },
  {
    name: 'the provider has the amount that was asked for',
    isOfOrders: true,
    text: `select 'payment of order ' || p.order_id breach
      from payment p left join sandbox_payment s on s.sandbox_payment_id = p.provider_payment_id
      where p.provider = 'sandbox' and p.provider_payment_id is not null
        and (s.amount_cents is distinct from p.amount_cents or s.idempotency_key is distinct from p.payment_id)`,
  },
  {
    name: 'a paid order has exactly one payment that paid it',
    isOfOrders: true,
    text: `select 'order ' || o.order_id || ' has ' || count(p.payment_id) breach
      from shop_order o
      left join payment p on p.order_id = o.order_id and p.status = 'paid' and p.refund_reason is null
      where o.due_cents > 0 group by o.order_id, o.paid_at
      having count(p.payment_id) <> case when o.paid_at is null then 0 else 1 end`,
  },
  {
    name: 'an order is paid when it has a moment of payment',
    isOfOrders: true,
    text: `select 'order ' || order_id || ' is ' || status breach from shop_order
      where (status = 'open' and paid_at is not null)
        or (status in ${listSql(paidStatuses)} and paid_at is null)`,
  },
  {
    name: 'what is owed goes back within a quarter of an hour',
    isOfOrders: true,
    text: `select 'refund ' || refund_id || ' of order ' || order_id || ' since ' || made_at breach from refund
      where state <> 'paid' and made_at < :now::timestamptz - interval '15 minutes'`,
  },
  {
    name: 'money at the provider is known to the shop within a quarter of an hour',
    isOfOrders: false,
    text: `select 'payment ' || s.sandbox_payment_id breach
      from sandbox_payment s left join payment p on p.payment_id = s.idempotency_key
      where s.status = 'paid' and p.status is distinct from 'paid'
        and (s.history->-1->>'at')::timestamptz < :now::timestamptz - interval '15 minutes'`,
  },
  {
    name: 'the provider gave back what the shop says',
    isOfOrders: true,
    // What was paid by bank transfer the provider knows nothing of (REFUNDS-8).
    text: `select 'payment of order ' || p.order_id breach
      from payment p join sandbox_payment s on s.sandbox_payment_id = p.provider_payment_id
      cross join lateral (select coalesce(sum(amount_cents - gift_card_cents - charged_back_cents), 0) cents from refund r
        where r.payment_id = p.payment_id and r.transfer_reference is not null) by_transfer
      where p.refunded_cents - by_transfer.cents > s.refunded_cents
        or s.refunded_cents > p.refund_due_cents - by_transfer.cents`,
  },
  {
    name: 'what the shop takes for paid its provider has reported as paid',
    isOfOrders: true,
    text: `select 'payment of order ' || p.order_id || ': ' || coalesce(p.reported_status, s.status, 'never begun') breach
      from payment p left join sandbox_payment s on s.sandbox_payment_id = p.provider_payment_id
      where p.status = 'paid' and (p.provider_payment_id is null or p.reported_status <> 'paid' or s.status <> 'paid')`,
  },
]
