import type pg from 'pg'

/** What differs between an order and its copy, by table: SQL of `n`, the number of the copy, and `t`, the row that is copied. */
type Changes = Readonly<Record<string, string>>

const perStep = 20_000

export type Copying = { count: number; templates: readonly number[]; years: number }

/**
 * Fills the shop with copies of orders that were placed and paid, spread evenly over the last years, the youngest last. The books of
 * the whole hold: stock comes in before it goes out, invoices have a series of their own. Papers are a single byte, so that the
 * figures are those of the rows.
 */
export async function copyOrders(client: pg.Client, { count, templates, years }: Copying): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
  await client.query(
    `create temp table template as select order_id, (place - 1)::int place
      from unnest($1::int[]) with ordinality each (order_id, place)`,
    [templates],
  )
  await client.query(countStock)
  await client.query(stockUp, [count, templates.length])
  const [{ base } = { base: 0 }] = (
    await client.query<{ base: number }>('select max(order_id) base from shop_order')
  ).rows
  const copies = await copyStatements(client, { base, count, years, templates: templates.length })
  for (let first = 1; first <= count; first += perStep) {
    const last = Math.min(count, first + perStep - 1)
    for (const text of copies) await client.query(text, [first, last])
    if (last % 100_000 === 0) console.log(`  ${last} orders`)
  }
  await client.query(
    `insert into invoice_counter (series, last_number, last_issued_at)
      select series, max(number), max(issued_at) from invoice where series = 'BENCH' group by series`,
  )
  await client.query(`select setval(pg_get_serial_sequence('shop_order', 'order_id'), ${base + count})`)
  await client.query(`set session_replication_role = origin`)
}

/** The bench sells from stores that never end, which no movement tells of. */
const countStock = `
  insert into stock_movement (variant_id, change, reason, at)
  select s.variant_id, s.amount - coalesce(sum(m.change), 0), 'counted', now() - interval '10 years'
  from stock s left join stock_movement m using (variant_id)
  group by s.variant_id having s.amount <> coalesce(sum(m.change), 0)`

/** Everything that the copies take is delivered before them. */
const stockUp = `
  insert into stock_movement (variant_id, change, reason, at)
  select l.variant_id, sum(l.quantity * case place when 0 then $1::int / $2::int else ($1::int - place) / $2::int + 1 end), 'delivered', now() - interval '10 years'
  from order_line l join template using (order_id) group by l.variant_id`

type Numbers = { base: number; count: number; years: number; templates: number }

async function copyStatements(client: pg.Client, numbers: Numbers): Promise<string[]> {
  const { base, templates } = numbers
  const statements: string[] = []
  for (const [table, changes] of Object.entries({ ...changesOfOrders(numbers), ...changesAround(numbers) }))
    statements.push(await copyStatement(client, { table, changes, templates }))
  statements.push(`insert into review_request (order_id, token_hash, requested_at, expires_at)
    select order_id, 'copy-' || order_id, sent_at + interval '7 days', sent_at + interval '97 days'
    from shop_order where order_id between ${base} + $1 and ${base} + $2 and sent_at < now() - interval '7 days'`)
  return statements
}

const copyKey = `'copy-' || n`

/** The same moment of the copy; the youngest copy is an hour older than what it is copied from. */
function momentOf({ count, years }: Numbers): (column: string) => string {
  const apart = (years * 365 * 86_400) / count
  const earlier = `make_interval(secs => 3600 + (${count} - n) * ${apart.toFixed(3)})`
  return (column) => `t.${column} - (${earlier})`
}

function changesOfOrders(numbers: Numbers): Record<string, Changes> {
  const at = momentOf(numbers)
  const ofOrder: Changes = { order_id: `${numbers.base} + n` }
  return {
    cart: { cart_id: copyKey, created: at('created'), last_modified: at('last_modified') },
    cart_line: { cart_id: copyKey, added_at: at('added_at') },
    shop_order: {
      ...ofOrder,
      cart_id: copyKey,
      idempotency_key: copyKey,
      ordered_at: at('ordered_at'),
      paid_at: at('paid_at'),
      sent_at: at('sent_at'),
      hold_until: at('hold_until'),
      email_address: `'anna' || n % 300000 || '@example.nl'`,
    },
    order_line: ofOrder,
    order_event: { ...ofOrder, at: at('at') },
    stock_reservation: ofOrder,
    stock_movement: { ...ofOrder, at: at('at') },
  }
}

function changesAround(numbers: Numbers): Record<string, Changes> {
  const at = momentOf(numbers)
  const orderId = `${numbers.base} + n`
  const ifYoung = (column: string, otherwise: string) =>
    `case when ${at('sent_at')} > now() - interval '90 days' then t.${column} else ${otherwise} end`
  return {
    payment: {
      order_id: orderId,
      payment_id: copyKey,
      provider_payment_id: copyKey,
      created_at: at('created_at'),
      updated_at: at('updated_at'),
      paid_at: at('paid_at'),
    },
    sandbox_payment: { sandbox_payment_id: copyKey, idempotency_key: copyKey },
    invoice: {
      order_id: orderId,
      invoice_id: `${numbers.base * 10} + n`,
      series: `'BENCH'`,
      number: 'n',
      issued_at: at('issued_at'),
      pdf: `'x'::bytea`,
    },
    outbox_mail: {
      cause_key: `t.kind || ':' || (${orderId})`,
      created_at: at('created_at'),
      next_attempt_at: at('next_attempt_at'),
      sent_at: at('sent_at'),
      html: ifYoung('html', 'null'),
      plain_text: ifYoung('plain_text', 'null'),
      to_address: ifYoung('to_address', `''`),
    },
    audit_entry: { at: at('at'), subject: `'order ' || (${orderId})` },
  }
}

/** How the rows of a table belong to the order that is copied. */
const sources: Readonly<Record<string, string>> = {
  cart: 'join shop_order o using (order_id) join cart t using (cart_id)',
  cart_line: 'join shop_order o using (order_id) join cart_line t using (cart_id)',
  sandbox_payment:
    'join payment p using (order_id) join sandbox_payment t on t.sandbox_payment_id = p.provider_payment_id',
  outbox_mail: `join outbox_mail t on t.cause_key = any(array['order-confirmation:' || order_id, 'order-sent:' || order_id])`,
  audit_entry: `join audit_entry t on t.subject = 'order ' || order_id`,
}

type Copy = { table: string; changes: Changes; templates: number }

async function copyStatement(client: pg.Client, { table, changes, templates }: Copy): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and coalesce(identity_generation, '') <> 'ALWAYS'`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const unknown = Object.keys(changes).filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`${table} has no ${unknown.join(', ')}`)
  return `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
    select ${names.map((name) => changes[name] ?? `t."${name}"`).join(', ')}
    from generate_series($1::int, $2::int) n join template on template.place = n % ${templates}
    ${sources[table] ?? `join ${table} t using (order_id)`} order by n${table === 'order_event' ? ', t.order_event_id' : ''}`
}
