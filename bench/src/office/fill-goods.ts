import type pg from 'pg'

/** Each with its place in the row of all. */
export const packs = `
  select product_id, variant_id, row_number() over (order by variant_id) - 1 place from product_variant`

/** How many there are: asked for once, so that joining by the place stays quick. */
export const packCount = '(select count(*) from product_variant)'

/** One of ten is about the pack that sells best. */
const movements = `
  insert into stock_movement (variant_id, change, reason, order_id, actor, at)
  select v.variant_id, case when n % 20 = 0 then 100 else -1 end, case when n % 20 = 0 then 'delivered' else 'reserved' end,
    case when n % 20 > 0 then 200001 + n % $2::int end, case when n % 20 = 0 then 'staff:7' end,
    date_trunc('milliseconds', now() - ($1::int - n) * interval '3 years' / $1::int)
  from generate_series(1, $1::int) n join (${packs}) v on v.place = case when n % 10 = 0 then 0 else n % ${packCount} end`

/** The last 400 are on their way through the laboratory. One of five is silage. */
const samples = `
  insert into roughage_sample (result_key, order_id, variant_id, sequence, product_type, sample_name, sample_type, status,
    received_on, result_on, advised_on)
  select 'bench-' || n, o.order_id, 1, 1, case when n % 3 = 0 then 4 else 5 end, 'Hay ' || n, case when n % 5 = 0 then 'silage' else 'hay' end,
    step, arrival, case when step in ('measured', 'advised') then arrival + 1 end, case when step = 'advised' then arrival + 2 end
  from generate_series(1, $1::int) n
    join shop_order o on o.order_id = 200000 + n * ($2::int / $1::int) and o.order_key = 'key',
    lateral (select o.ordered_at::date + 3 arrival, case when n > $1::int - 400 then (array['ordered', 'received', 'measured'])[1 + n % 3]
      else 'advised' end step) facts`

/** What lists of stock and of the laboratory read. */
export async function fillGoods(
  client: pg.Client,
  count: { orders: number; samples: number; movements: number },
): Promise<void> {
  await client.query(movements, [count.movements, count.orders])
  await client.query(samples, [count.samples, count.orders])
}
