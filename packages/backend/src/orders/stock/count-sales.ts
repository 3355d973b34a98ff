import { DAY, HOUR, MINUTE } from '@haverhof/domain/shared'
import type { AppContext } from '../../app-context.ts'
import { catalogueChannel } from '../../catalogue/index.ts'
import { type Database, runOn, statement, withOwnConnection } from '../../database/index.ts'

const countedDays = 90
/** The first time it counts 90 days of orders: with a million of them that takes longer than any call may. */
const longestCountMs = 10 * MINUTE
/** Clocks of processes differ, and a payment may be under way while sales are counted. */
const overlapMs = HOUR

/**
 * How many packs of a product were sold in the last 90 days, which is what the most sold ones are listed by (ORDERS-15). Days that
 * have not changed since the last time are taken as they were counted, and only products whose figure has moved are announced.
 */
export async function countSales({ database, now }: AppContext): Promise<void> {
  await withOwnConnection(database, (client) => countOnce(client, now()), longestCountMs)
}

async function countOnce(client: Parameters<typeof runOn>[0], now: Date): Promise<void> {
  const rows = runOn(client)
  await client.query('begin')
  const after = new Date(now.getTime() - countedDays * DAY)
  const firstWholeDay = new Date(startOfDay(after).getTime() + DAY)
  await countDays(rows, firstWholeDay, now)
  await rows(keepFigures, { after, firstWholeDay, firstDay: dayOf(firstWholeDay) })
  await client.query('commit')
}

/** Days that were never counted, were not over when they were, or whose orders have changed since. */
async function countDays(rows: Database['rows'], firstWholeDay: Date, now: Date): Promise<void> {
  const countedDays = await rows(findCounted, { firstDay: dayOf(firstWholeDay) })
  const counted = new Map(countedDays.map(({ day, countedAt }) => [day, countedAt.getTime()]))
  const last = Math.max(...counted.values())
  const changed =
    counted.size > 0 ? await changedDays(rows, new Date(last - overlapMs), now) : new Set<string>()
  for (let from = firstWholeDay; from <= now; from = new Date(from.getTime() + DAY)) {
    const day = dayOf(from)
    const until = new Date(from.getTime() + DAY)
    const isComplete = (counted.get(day) ?? 0) > until.getTime() + overlapMs
    if (!isComplete || changed.has(day)) await rows(countDay, { day, from, until, now })
  }
}

async function changedDays(rows: Database['rows'], since: Date, now: Date): Promise<Set<string>> {
  const days = await rows(findChanged, { since, until: new Date(now.getTime() + DAY) })
  return new Set(days.map(({ day }) => day))
}

const startOfDay = (moment: Date) => new Date(Math.floor(moment.getTime() / DAY) * DAY)
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** What counts as sold: paid, not cancelled since, and not given along. */
const sold = (from: string, until: string) => `
  select l.product_id, l.quantity units from shop_order o join order_line l using (order_id)
  where o.paid_at ${from} and o.paid_at < ${until} and o.status <> 'cancelled' and not l.is_free`

const findCounted = statement<{ firstDay: string }, { day: string; countedAt: Date }>(
  'orders-counted-days',
  'select day, counted_at "countedAt" from sales_day where day >= :firstDay::date',
)

const findChanged = statement<{ since: Date; until: Date }, { day: string }>(
  'orders-changed-days',
  `
    select distinct (o.paid_at at time zone 'UTC')::date "day"
    from order_event e join shop_order o using (order_id)
    where e.at >= :since and e.at < :until and o.paid_at is not null`,
)

const countDay = statement<{ day: string; from: Date; until: Date; now: Date }>(
  'orders-count-day',
  `
    insert into sales_day (day, counted_at, product_ids, units)
    select :day::date, :now, coalesce(array_agg(product_id), '{}'), coalesce(array_agg(units), '{}')
    from (select product_id, sum(units)::int units from (${sold('>= :from', ':until')}) line group by product_id) product
    on conflict (day) do update
    set counted_at = excluded.counted_at, product_ids = excluded.product_ids, units = excluded.units`,
)

// Of the first day only a part still counts: those orders are few, and are counted one by one.
const keepFigures = statement<{ after: Date; firstWholeDay: Date; firstDay: string }>(
  'orders-keep-sales',
  `
    with over as (delete from sales_day where day < :firstDay::date),
    sold as (
      select product_id, sum(units)::int units from (
        select product_id, each.units from sales_day, unnest(product_ids, sales_day.units) each (product_id, units)
        where day >= :firstDay::date
        union all ${sold('> :after', ':firstWholeDay')}) line
      group by product_id),
    counted as (
      update product p set units_sold = coalesce(sold.units, 0)
      from product q left join sold using (product_id)
      where p.product_id = q.product_id and q.units_sold <> coalesce(sold.units, 0)
      returning p.product_id)
    select count(pg_notify('${catalogueChannel}', product_id::text)) from counted`,
)
