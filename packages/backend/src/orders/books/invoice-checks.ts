import type { BookCheck } from './book-check.ts'

export const invoiceChecks: readonly BookCheck[] = [
  {
    name: 'every paid order has one invoice over its total, and no other order has one',
    isOfOrders: true,
    text: `select 'order ' || o.order_id breach
      from shop_order o left join invoice i on i.order_id = o.order_id and i.kind = 'invoice'
      group by o.order_id, o.paid_at
      having count(i.invoice_id) <> case when o.paid_at is null then 0 else 1 end
        or bool_or(i.total_cents <> o.total_cents)`,
  },
  {
    name: 'an invoice adds up to its order',
    isOfOrders: true,
    text: `
      with drawn as (
        select invoice_id, series, number, total_cents, document,
          coalesce((select sum((l->>'totalCents')::int) from jsonb_array_elements(document->'lines') l), 0) lines,
          coalesce((select sum((d->>'amountCents')::int) from jsonb_array_elements(document->'discounts') d), 0) discounts,
          coalesce((select sum((v->>'vatCents')::int) from jsonb_array_elements(document->'vat') v), 0) vat
        from invoice)
      select 'invoice ' || series || '-' || number breach from drawn
      where (document->>'totalCents')::int <> total_cents
        or total_cents <> lines - discounts + (document->>'shippingCents')::int + (document->>'paymentCostsCents')::int
        or total_cents <> (document->>'totalExclVatCents')::int + vat`,
  },
  {
    name: 'invoice numbers run from 1 without gaps, and the counter stands at the last',
    isOfOrders: false,
    text: `select 'series ' || series breach
      from invoice full join invoice_counter c using (series) group by series, c.last_number
      having count(number) <> c.last_number or c.last_number is null
        or min(number) is distinct from case when c.last_number > 0 then 1 end
        or max(number) <> c.last_number or count(distinct number) <> count(number)`,
  },
  {
    name: 'a later invoice number never has an earlier date',
    isOfOrders: false,
    text: `
      with dated as (
        select series, number, issued_at, lag(issued_at) over (partition by series order by number) before from invoice)
      select 'invoice ' || series || '-' || number breach from dated where issued_at < before`,
  },
  {
    name: 'an invoice charges the VAT of its order',
    isOfOrders: true,
    text: `select 'invoice ' || i.series || '-' || i.number breach from invoice i join shop_order o using (order_id)
      where i.kind = 'invoice' and ((
          select jsonb_agg(v - 'treatment') from jsonb_array_elements(i.document->'vat') v) is distinct from (
          select jsonb_agg(v - 'treatment') from jsonb_array_elements(o.calculation->'vatGroups') v)
        or (i.document->>'totalExclVatCents')::int <> o.total_excl_vat_cents)`,
  },
  {
    name: 'an invoice names the buyer of its order',
    isOfOrders: true,
    text: `
      with named as (
        select i.series, i.number, i.document->'buyer' buyer, o.billing, o.billing->'address' address
        from invoice i join shop_order o using (order_id) where i.kind = 'invoice')
      select 'invoice ' || series || '-' || number breach from named
      where buyer->>'name' is distinct from concat(billing->>'firstName', ' ', billing->>'lastName')
        or buyer->>'companyName' is distinct from billing->>'companyName'
        or buyer->>'vatNumber' is distinct from billing->>'vatNumber'
        or buyer->'lines'->>0 not like concat(address->>'street', ' ', address->>'streetNumber', '%')
        or buyer->'lines'->>1 is distinct from concat(address->>'zipcode', ' ', address->>'city')`,
  },
  {
    name: 'credit notes of an order take back no more than was invoiced',
    isOfOrders: true,
    text: `select 'order ' || c.order_id breach from invoice c join invoice i on i.order_id = c.order_id and i.kind = 'invoice'
      where c.kind = 'credit' group by c.order_id, i.total_cents having sum(c.total_cents) > i.total_cents`,
  },
]
