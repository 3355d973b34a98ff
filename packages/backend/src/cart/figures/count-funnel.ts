import { DAY } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { statement } from '../../database/index.ts'

/** A cart of last week seldom goes further; it is counted once a night. */
const everyMinuteMs = DAY
const nightlyMs = 30 * DAY

/** How far the carts of today and yesterday came, in one statement (FIGURES-2). */
export async function countFunnel({ database, now }: AppContext): Promise<void> {
  await database.rows(count, { since: new Date(now().getTime() - everyMinuteMs), now: now() })
}

/** The same for a month, for carts whose visitor comes back later (FIGURES-2). */
export async function countFunnelOfMonth({ database, now }: AppContext): Promise<void> {
  await database.rows(count, { since: new Date(now().getTime() - nightlyMs), now: now() })
}

// The end of the range is far enough for clocks that differ, and lets PostgreSQL know that few carts are meant.
// From the beginning of the first day on: a day is counted whole or not at all. A day whose carts were all emptied again has none.
const count = statement<{ since: Date; now: Date }>(
  'funnel-count',
  `
    with begun as (select date_trunc('day', :since::timestamptz at time zone 'Europe/Amsterdam') first_day),
    counted as (
      select (created at time zone 'Europe/Amsterdam')::date as day, site_id, count(*)::int carts, count(billing)::int bills,
        count(shipping)::int deliveries, count(payment)::int payments
      from cart
      where created >= (select first_day at time zone 'Europe/Amsterdam' from begun)
        and created < :now::timestamptz + interval '1 day' and line_count > 0 and again_order_id is null
      group by 1, 2)
    insert into funnel_day (day, site_id, carts, bills, deliveries, payments, counted_at)
    select day, site_id, coalesce(c.carts, 0), coalesce(c.bills, 0), coalesce(c.deliveries, 0), coalesce(c.payments, 0), :now
    from counted c
    full join (select day, site_id from funnel_day, begun where day >= begun.first_day) known using (day, site_id)
    on conflict (day, site_id) do update set carts = excluded.carts, bills = excluded.bills,
      deliveries = excluded.deliveries, payments = excluded.payments, counted_at = excluded.counted_at`,
)
