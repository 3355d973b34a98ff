import { creditReasons } from '@haverhof/domain/orders'
import { HOUR, MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { listSql, type NoValues, runOn, statement, withOwnConnection } from '../../database/index.ts'

/** Clocks of processes differ, and a payment may be under way while is counted. */
const overlapMs = HOUR
/** The first time it counts all orders there are. */
const longestCountMs = 10 * MINUTE
const beginning = new Date(0)

/** Counts anew the days to which something happened since the last count, in two statements (FIGURES-3). */
export async function countTurnover({ database, now: clock }: AppContext): Promise<void> {
  const now = clock()
  const [row] = await database.rows(readMark)
  const mark = row?.mark ?? null
  if (mark !== null) {
    await database.rows(count, { since: new Date(mark.getTime() - overlapMs), now })
    return
  }
  const countAll = (rows: typeof database.rows) => rows(count, { since: beginning, now })
  await withOwnConnection(database, (client) => countAll(runOn(client)), longestCountMs)
}

const readMark = statement<NoValues, { mark: Date | null }>(
  'turnover-mark',
  'select max(counted_at) mark from turnover_day',
)

/** A day of the shop, whatever the reader's time zone. */
const dayOf = (moment: string) => `(${moment} at time zone 'Europe/Amsterdam')::date`
const beginOf = (day: string) => `(${day})::timestamp at time zone 'Europe/Amsterdam'`

// The end of the range is far enough for clocks that differ, and lets PostgreSQL know that few events are meant.
// Day by day, so that the index finds its orders: joined at once, three years of 100,000 orders took minutes instead of a second.
// Money that came by mistake was never turnover, so giving it back takes nothing from it.
const count = statement<{ since: Date; now: Date }>(
  'turnover-count',
  `
    with changed as (
      select ${dayOf('o.paid_at')} as day from order_event e join shop_order o using (order_id)
      where e.at >= :since and e.at < :now::timestamptz + interval '1 day' and o.paid_at is not null
      union
      select ${dayOf('made_at')} from refund where made_at >= :since),
    sold as (
      select c.day, of_day.* from changed c cross join lateral (
        select o.site_id, count(*)::int orders, sum(line.pieces)::int pieces, sum(o.total_cents) gross_cents,
          sum(o.total_excl_vat_cents) net_cents
        from shop_order o cross join lateral (
          select coalesce(sum(l.quantity) filter (where not l.is_free), 0) pieces
          from order_line l where l.order_id = o.order_id) line
        where o.paid_at >= ${beginOf('c.day')} and o.paid_at < ${beginOf('c.day + 1')}
        group by o.site_id) of_day),
    given_back as (
      select c.day, o.site_id, sum(r.amount_cents) refunded_cents
      from changed c
      join refund r on r.made_at >= ${beginOf('c.day')} and r.made_at < ${beginOf('c.day + 1')}
        and r.reason in ${listSql(creditReasons)}
      join shop_order o using (order_id)
      group by c.day, o.site_id)
    insert into turnover_day as kept (day, site_id, orders, pieces, gross_cents, net_cents, refunded_cents, counted_at)
    select day, site_id, coalesce(orders, 0), coalesce(pieces, 0), coalesce(gross_cents, 0), coalesce(net_cents, 0),
      coalesce(refunded_cents, 0), :now
    from sold full join given_back using (day, site_id)
    on conflict (day, site_id) do update set orders = excluded.orders, pieces = excluded.pieces,
      gross_cents = excluded.gross_cents, net_cents = excluded.net_cents, refunded_cents = excluded.refunded_cents,
      counted_at = greatest(kept.counted_at, excluded.counted_at)`,
)
