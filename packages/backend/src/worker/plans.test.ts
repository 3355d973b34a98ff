import { insertBareOrders, startTestShop, type TestShop } from '@haverhof/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { planningOptions } from '../database/session-settings.ts'
import { readJobBacklog } from '../jobs/index.ts'
import { readMailBacklog } from '../mail/index.ts'
import { checkBooksNightly, countSales, readLastOrderedAt } from '../orders/index.ts'
import { readPaymentBacklog } from '../payments/index.ts'
import { remindOfCarts } from '../newsletter/index.ts'
import { remindWaiting } from '../repeat-delivery/index.ts'
import { requestReviews } from '../reviews/index.ts'
import { forgetOldRows, runDueWork } from './index.ts'
import { reportLateJobs } from './report-late-jobs.ts'

/** Tables that hold something for every order there ever was. */
const growing = new Set([
  'audit_entry',
  'cart',
  'cart_line',
  'invoice',
  'order_event',
  'order_line',
  'outbox_mail',
  'payment',
  'review_request',
  'shop_order',
  'stock_movement',
  'stock_reservation',
])

/**
 * What is said of all orders together is read from all of them, at night and on a connection of its own (BOOKS-1). Where
 * to begin is looked for in the first night alone (RETENTION-2).
 */
const wholeByNature = /^(further-)?books-rule-|-oldest$/

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await insertBareOrders(shop, 6000)
  await withClient((client) => client.query(surroundings))
})
afterAll(() => shop[Symbol.asyncDispose]())

/** Old orders that were paid and sent, with what belongs to them: nothing is left to do. */
const surroundings = `
  set session_replication_role = replica;
  update shop_order set status = 'sent', ordered_at = moment, hold_until = moment, paid_at = moment, sent_at = moment
  from (select order_id id, now() - order_id * interval '1 hour' - interval '40 days' as moment from shop_order) age where id = order_id;
  update cart set created = ordered_at, last_modified = ordered_at from shop_order o where o.cart_id = cart.cart_id;
  insert into cart (cart_id, site_id, language_id, created, last_modified)
    select 'open-' || n, 1, 1, now(), now() from generate_series(1, 2000) n;
  insert into cart_line (cart_id, variant_id, quantity, added_at) select cart_id, 10101, 1, created from cart;
  insert into order_line (order_id, line_number, product_id, variant_id, product_type, quantity, description, product_label,
      original_cents, total_cents, vat_class, vat_percent, vat_cents, is_free)
    select order_id, n, 101, 10101, 2, 1, '', '', 0, 0, 'low', 9, 0, false from shop_order, generate_series(1, 2) n;
  insert into order_event (order_id, at, to_status, reason) select order_id, ordered_at, 'sent', '' from shop_order;
  insert into stock_reservation (order_id, variant_id, quantity, state) select order_id, 10101, 2, 'claimed' from shop_order;
  insert into stock_movement (variant_id, change, reason, order_id, at)
    select 10101, 0, 'reserved', order_id, ordered_at from shop_order;
  insert into payment (payment_id, order_id, provider, payment_method_id, amount_cents, status, created_at, updated_at)
    select 'p' || order_id, order_id, 'sandbox', 'ideal', 1, 'paid', ordered_at, ordered_at from shop_order;
  insert into invoice (series, number, kind, order_id, issued_at, total_cents, document, pdf)
    select 'T', order_id, 'invoice', order_id, ordered_at, 0, '{}', 'x' from shop_order;
  insert into outbox_mail (cause_key, kind, site_id, language_id, to_address, facts, created_at, next_attempt_at, sent_at)
    select 'order-confirmation:' || order_id, 'order-confirmation', 1, 1, '', '{}', ordered_at, ordered_at, ordered_at from shop_order;
  insert into review_request (order_id, token_hash, requested_at, expires_at)
    select order_id, order_id, ordered_at, ordered_at + interval '90 days' from shop_order;
  insert into audit_entry (at, actor, action, subject, details)
    select ordered_at, 'test', 'order-sent', 'order ' || order_id, '{}' from shop_order;
  -- These tables are a hundredth of what they stand for, and so are the stretches that a summary sums up.
  alter index cart_created set (pages_per_range = 2);
  alter index shop_order_moment set (pages_per_range = 2);
  reindex index cart_created;
  reindex index shop_order_moment;
  analyze`

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: shop.context.database.directUrl,
    options: planningOptions,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

type Sent = { name: string; text: string }

/** Every named statement that a piece of work sends, over whichever connection. */
async function sentBy(work: Work): Promise<Sent[]> {
  const sent = new Map<string, Sent>()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    // Connections that are opened from here on.
    await using other = await startTestShop({ beside: shop })
    await work(other.context)
    for (const [given] of query.mock.calls as unknown as [Partial<Sent>?][])
      if (given?.name && given.text) sent.set(given.name, { name: given.name, text: given.text })
  } finally {
    query.mockRestore()
  }
  return [...sent.values()]
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

function wholeTables(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? ''
  const own = plan['Node Type'] === 'Seq Scan' && growing.has(table) ? [table] : []
  return [...own, ...(plan.Plans ?? []).flatMap(wholeTables)]
}

/** As the connections of the shop plan it, for whatever values. */
function tablesReadWhole({ name, text }: Sent): Promise<string[]> {
  return withClient(async (client) => {
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    const tables = wholeTables(rows[0]?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': '' })
    return tables.map((table) => `${name} reads all of ${table}`)
  })
}

type Work = (context: TestShop['context']) => Promise<unknown>

const recurring: [name: string, work: Work][] = [
  ['of every minute (WORKER-1)', runDueWork],
  ['of the watch over the queue (WORKER-4)', reportLateJobs],
  ['of the figures of the backlog', readBacklogs],
  ['of every hour (ORDERS-15)', countSales],
  ['of every hour (REVIEWS-6)', requestReviews],
  ['of every day (REPEAT-15)', remindWaiting],
  ['of every hour (REMINDERS-2)', remindWhereOn],
  ['of every night (BOOKS-2)', checkTheSecondNight],
  ['of every night (RETENTION-2)', forgetOldRows],
]

function remindWhereOn(context: TestShop['context']): Promise<void> {
  return remindOfCarts({ ...context, env: { ...context.env, CART_REMINDERS: 'on' } })
}

async function readBacklogs({ database, now }: TestShop['context']): Promise<void> {
  await readMailBacklog(database, { now: now() })
  await readPaymentBacklog(database, { now: now() })
  await readJobBacklog(database)
  await readLastOrderedAt(database)
}

/** The first night looks at everything. */
async function checkTheSecondNight(context: TestShop['context']): Promise<void> {
  await context.database.pool.query(
    `insert into book_check (checked_at, breaches, first_breaches) values (now(), 0, '{}')`,
  )
  await checkBooksNightly(context)
}

test.each(recurring)(
  'no statement of the work %s reads a table from end to end that grows with every order (WORKER-5)',
  async (_name, work) => {
    const sent = (await sentBy(work)).filter(({ name }) => !wholeByNature.test(name))
    expect(sent.length).toBeGreaterThan(0)
    const problems: string[] = []
    for (const statement of sent) problems.push(...(await tablesReadWhole(statement)))
    expect(problems).toEqual([])
  },
)
