import { strayReasons } from '@haverhof/domain/payments'
import { listSql } from '../../database/index.ts'
import type { BookCheck } from './book-check.ts'

const isStray = `r.reason in ${listSql(strayReasons)}`

/** REFUNDS-1 to 4: every decision that money goes back, against what it moved. */
export const refundChecks: readonly BookCheck[] = [
  {
    name: 'a payment owes and paid back what its refunds say',
    isOfOrders: true,
    // Payments that went back as a whole before refunds had rows of their own have none.
    text: `
      with said as (
        select payment_id, sum(cents) due, coalesce(sum(cents) filter (where state = 'paid'), 0) paid
        from (select r.payment_id, r.state, r.amount_cents - r.gift_card_cents - r.charged_back_cents cents
          from refund r where r.payment_id is not null) r group by payment_id)
      select 'payment of order ' || p.order_id || ': ' || p.refund_due_cents || ' is not ' || coalesce(s.due, 0) breach
      from payment p left join said s using (payment_id)
      where (p.refund_due_cents <> coalesce(s.due, 0) or p.refunded_cents <> coalesce(s.paid, 0))
        and (s.due is not null or p.refund_reason is null)`,
  },
  {
    name: 'no more is left to the bank than it has taken back',
    isOfOrders: true,
    text: `select 'payment of order ' || p.order_id breach from refund r join paid_payment p using (payment_id)
      group by p.payment_id, p.order_id, p.charged_back_cents having sum(r.charged_back_cents) > p.charged_back_cents`,
  },
  {
    name: 'nothing is paid back that the bank has taken back before',
    isOfOrders: true,
    text: `select distinct 'payment of order ' || p.order_id breach from refund r join paid_payment p using (payment_id)
      where p.refunded_cents + p.charged_back_cents > p.amount_cents and r.paid_at > p.charged_back_at
        and r.amount_cents > r.gift_card_cents + r.charged_back_cents`,
  },
  {
    name: 'every refund by staff has one credit note over its amount, and every credit note a refund',
    isOfOrders: true,
    text: `select 'order ' || coalesce(r.order_id, i.order_id) || ', refund ' || coalesce(r.refund_id::text, 'none') breach
      from (select * from refund r where not (${isStray})) r
      full join (select * from invoice i where i.kind = 'credit') i using (refund_id)
      where r.refund_id is null or i.invoice_id is null or i.total_cents <> r.amount_cents or i.order_id <> r.order_id`,
  },
  {
    name: 'money that paid no order goes back as a whole',
    isOfOrders: true,
    text: `select 'refund ' || r.refund_id || ' of order ' || r.order_id breach
      from refund r left join paid_payment p using (payment_id)
      where ${isStray} and (r.amount_cents is distinct from p.amount_cents or p.refund_reason is distinct from r.reason)`,
  },
  {
    name: 'a refund says of lines and delivery what its credit note takes back',
    isOfOrders: true,
    text: `select 'refund ' || r.refund_id || ' of order ' || r.order_id breach
      from refund r join invoice i using (refund_id)
      where r.delivery_cents <> (i.document->>'shippingCents')::int
        or r.amount_cents <> r.delivery_cents
          + coalesce((select sum((l->>'grossCents')::int) from jsonb_array_elements(r.lines) l), 0)
        or (select jsonb_agg(l - 'vatCents') from jsonb_array_elements(i.document->'credits'->'taken'->'lines') l)
          is distinct from (select jsonb_agg(l) from jsonb_array_elements(r.lines) l)`,
  },
  {
    name: 'no more pieces of a line are paid back than were ordered',
    isOfOrders: true,
    text: `
      with back as (
        select r.order_id, (l->>'lineNumber')::int line_number, sum((l->>'quantity')::int) pieces,
          sum((l->>'grossCents')::int) cents
        from refund r cross join jsonb_array_elements(r.lines) l group by 1, 2)
      select 'order ' || b.order_id || ', line ' || b.line_number breach
      from back b left join order_line l using (order_id, line_number)
      where l.quantity is null or b.pieces > l.quantity or b.cents > l.total_cents`,
  },
  {
    name: 'a paid order that was cancelled has given everything back, or nothing of it is left to send',
    isOfOrders: true,
    text: `select 'order ' || o.order_id breach from shop_order o
      where o.status = 'cancelled' and o.paid_at is not null
        and o.total_cents <> coalesce((select sum(r.amount_cents) from refund r
          where r.order_id = o.order_id and not (${isStray})), 0)
        and exists (select from order_line l where l.order_id = o.order_id and not l.is_free and l.called_off < l.quantity)`,
  },
]
