import type { TestShop } from './test-shop.ts'

/** Orders 1 to `count` with nothing in them, for tests of what only refers to an order. */
export async function insertBareOrders({ context }: Pick<TestShop, 'context'>, count: number): Promise<void> {
  await context.database.pool.query(
    `with made as (
      insert into cart (cart_id, site_id, language_id, state, created, last_modified)
      select 'bare-' || n, 1, 1, 'closed', now(), now() from generate_series(1, $1::int) n returning cart_id)
    insert into shop_order (order_id, order_key, cart_id, site_id, language_id, status, ordered_at, hold_until, email_address,
      billing, delivery, is_scan_only, calculation, lines_cents, order_discount_cents, shipping_cents, payment_costs_cents,
      total_cents, total_excl_vat_cents, vat_low_cents, vat_high_cents, gift_card_cents, due_cents, shown_currency,
      exchange_rate, shown_total_cents)
    select substr(cart_id, 6)::int, '', cart_id, 1, 1, 'cancelled', now(), now(), '',
      '{}', '{}', false, '{}', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'EUR', 1, 0 from made`,
    [count],
  )
}
