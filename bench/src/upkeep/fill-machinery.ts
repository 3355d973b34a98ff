import type pg from 'pg'

/** What gathers around orders: abandoned carts, attempts, signs of life of customers, what was out of the ordinary. */
export async function fillMachinery(client: pg.Client, orders: number): Promise<void> {
  const carts = Math.ceil(orders / 2)
  await client.query(
    `insert into cart (cart_id, site_id, language_id, created, last_modified, line_count)
      select 'left-' || n, 1, 1, moment, moment, 1
      from generate_series(1, $1::int) n, lateral (select now() - n * interval '120 days' / $1::int as moment) age`,
    [carts],
  )
  await client.query(
    `insert into cart_line (cart_id, variant_id, quantity, added_at)
      select cart_id, 10101, 1, created from cart where cart_id like 'left-%'`,
  )
  await client.query(
    `insert into audit_entry (at, actor, action, subject, details)
      select now() - n * interval '3 years' / $1::int, 'customer', 'signed-in', 'account:' || n % 100000, '{"clientIp": "192.0.2.1"}'
      from generate_series(1, $1::int) n`,
    [orders],
  )
  await client.query(
    `insert into attempt_count (subject, window_start, attempts)
      select 'sign-in:' || n, date_trunc('minute', now() - n * interval '2 days' / $1::int), 1 from generate_series(1, $1::int) n`,
    [Math.ceil(orders / 10)],
  )
}
