import type pg from 'pg'
import { fillGoods, packCount, packs } from './fill-goods.ts'

const lastNames = [
  'Jansen',
  'de Vries',
  'Bakker',
  'Visser',
  'Müller',
  'Schmidt',
  'Peeters',
  'Sørensen',
  'Quist',
  'Rossi',
]
const cities = [
  'Zwolle',
  'Utrecht',
  'Amsterdam',
  'Gent',
  'Berlin',
  'Hamburg',
  'Aarhus',
  'Meppel',
  'Ede',
  'Torino',
]

const oneOf = (words: readonly string[], number: string) =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (${number}) % ${words.length}]`

/**
 * Usual things are usual and rare ones rare: one order of 500 goes to Estonia, one of
 * 1,000 to a dealer, one of 200 waits for money, one of 15 comes again.
 */
const orders = `
  insert into shop_order (order_id, order_key, cart_id, site_id, language_id, status, ordered_at, paid_at, sent_at, hold_until,
    email_address, billing, delivery, shipping_address, is_scan_only, calculation, lines_cents, order_discount_cents, shipping_cents,
    payment_costs_cents, total_cents, total_excl_vat_cents, vat_low_cents, vat_high_cents, gift_card_cents, due_cents,
    payment_method_id, shown_currency, exchange_rate, shown_total_cents)
  select 200000 + n, 'key', 'office-' || n, 1 + n % 7 * (n % 3), 1,
    case when n % 200 = 0 then 'open' when n % 97 = 0 then 'cancelled' when n > $1::int - 1500 then 'paid' when n > $1::int - 9000 then 'sent' else 'closed' end,
    moment, moment + interval '1 minute', moment + interval '1 day', moment + interval '7 days', lower(last) || n % 60000 || '@example.nl',
    jsonb_build_object('firstName', 'Anna', 'lastName', last, 'emailAddress', lower(last) || n % 60000 || '@example.nl', 'phoneNumber', null,
      'companyName', null, 'vatNumber', null, 'vatNumberValid', null, 'address', address),
    jsonb_build_object('kind', case when n % 1000 = 0 then 'dealer' when n % 9 = 0 then 'parcel-shop' else 'home' end,
      'firstName', 'Anna', 'lastName', last, 'name', 'Stal'),
    address, false, (case when n % 15 = 0 then '{"lines": [{"repeatDays": 42}]}' else '{"lines": []}' end)::jsonb, 2500, 0, 0, 0, 2500, 2294, 206, 0, 0, 2500,
    ${oneOf(['ideal', 'ideal', 'ideal', 'creditcard', 'paypal', 'klarna', 'bancontact', 'banktransfer'], 'n')}, 'EUR', 1, 2500
  from generate_series(1, $1::int) n,
    lateral (select date_trunc('milliseconds', now() - ($1::int - n) * interval '3 years' / $1::int) moment,
      ${oneOf(lastNames, 'n * 7 / 3')} last) facts,
    lateral (select jsonb_build_object('zipcode', 1000 + n % 9000 || ' AB', 'street', 'Kerkstraat', 'streetNumber', '1', 'streetNumberAddition', null,
      'city', ${oneOf(cities, 'n / 5')}, 'countryId', case when n % 500 = 0 then 233 when n % 3 = 0 then 276 else 528 end) address) place`

/** Of a thousand two were given up, one has failed so far and one waits. */
const mails = `
  insert into outbox_mail (cause_key, kind, site_id, language_id, to_address, facts, created_at, next_attempt_at, last_error, sent_at)
  select 'order-confirmation:' || order_id, 'order-confirmation', site_id, 1, email_address, jsonb_build_object('orderId', order_id), ordered_at,
    case when place in (1, 2) then 'infinity' else ordered_at end, case when place in (1, 2, 3) then 'refused' end,
    case when place > 4 or place = 0 then ordered_at end
  from shop_order, lateral (select order_id % 1000 place) facts where order_key = 'key' and order_id <= 200000 + $1::int`

const around = [
  `insert into cart (cart_id, site_id, language_id, state, created, last_modified)
    select 'office-' || n, 1, 1, 'closed', now(), now() from generate_series(1, $1::int) n`,
  orders,
  `insert into order_line (order_id, line_number, product_id, variant_id, product_type, quantity, description, product_label,
      original_cents, total_cents, vat_class, vat_percent, vat_cents, is_free)
    select o.order_id, l, v.product_id, v.variant_id, 1, 1, 'Muesli, 20 kg', 'Muesli', 1000, 1000, 'low', 9, 83, false
    from shop_order o cross join generate_series(1, 3) l
      join (${packs}) v on v.place = o.order_id::bigint * l % ${packCount}
    where o.order_key = 'key' and o.order_id <= 200000 + $1::int`,
  `insert into order_event (order_id, at, from_status, to_status, reason)
    select order_id, ordered_at, null, 'open', 'placed' from shop_order where order_key = 'key' and order_id <= 200000 + $1::int`,
  `insert into payment (payment_id, order_id, provider, provider_payment_id, payment_method_id, amount_cents, status, created_at, updated_at, paid_at)
    select 'pay_' || order_id, order_id, 'sandbox', 'tr_' || order_id, 'ideal', 2500, 'paid', ordered_at, ordered_at, paid_at
    from shop_order where order_key = 'key' and order_id <= 200000 + $1::int`,
  `insert into invoice (series, number, kind, order_id, issued_at, total_cents, document)
    select 'BENCH', order_id, 'invoice', order_id, paid_at, total_cents, '{}'
    from shop_order where order_key = 'key' and status in ('paid', 'sent', 'closed') and order_id <= 200000 + $1::int`,
  mails,
]

const accounts = `
  insert into account (site_id, language_id, email_address, password_hash, first_name, last_name, is_activated, created_at, activated_at, address)
  select 1 + n % 7 * (n % 3), 1, 'customer' || n || '@example.nl', 'x', 'Bram', ${oneOf(lastNames, 'n')} || case when n % 4 = 0 then '' else n::text end, true, moment, moment,
    jsonb_build_object('zipcode', 1000 + n % 9000 || ' AB', 'street', 'Kerkstraat', 'streetNumber', '1', 'streetNumberAddition', null,
      'city', ${oneOf(cities, 'n / 5')}, 'countryId', 528)
  from generate_series(1, $1::int) n, lateral (select now() - ($1::int - n) * interval '3 years' / $1::int moment) facts`

/** One order of fifty got a piece of one lot (LOTS-4). */
const recalled = `
  with lot as (
    insert into stock_lot (variant_id, lot_number, best_before, received_at, amount, state)
    select min(variant_id), 'BENCH', date '2030-01-01', now(), 0, 'free' from product_variant returning lot_id),
  shipments as (
    insert into shipment (order_id, sent_at, sent_by)
    select order_id, sent_at, 'bench' from shop_order where order_key = 'key' and order_id % 50 = 0 returning order_id, shipment_id),
  lines as (
    insert into shipment_line (order_id, line_number, shipment_id, quantity) select order_id, 1, shipment_id, 1 from shipments)
  insert into order_line_lot (order_id, line_number, shipment_id, lot_id, quantity)
  select order_id, 1, shipment_id, lot_id, 1 from shipments, lot`

/** Nothing of it is about the last sites; one of a hundred is about a lot, one of a thousand about a sample (AUDIT-5). */
const entries = `
  insert into audit_entry (at, actor, action, subject, details, site_ids)
  select now() - n * interval '1 minute', 'staff:' || n % 40, 'action-' || chr(97 + n % 23),
    case when n % 1000 = 0 then 'sample ' when n % 100 = 0 then 'lot ' when n % 5 = 0 then 'pack ' else 'order ' end || n % 100000, '{}',
    case when n % 20 = 0 then null when n % 50 = 1 then array[1, 2, 3] else array[1 + n % 7] end
  from generate_series(1, $1::int) n`

export type Count = { orders: number; accounts: number; entries: number; samples: number; movements: number }

/** A shop of some years, as the lists of staff see it. */
export async function fillOrders(client: pg.Client, count: Count): Promise<void> {
  await client.query('set session_replication_role = replica; set synchronous_commit = off')
  for (const text of around) await client.query(text, [count.orders])
  await client.query(accounts, [count.accounts])
  await client.query(recalled)
  await client.query(entries, [count.entries])
  await fillGoods(client, count)
  await client.query('set session_replication_role = origin')
}
