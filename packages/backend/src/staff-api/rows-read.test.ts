import { insertBareOrders, startMember, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSearchWords } from './shared/search/write-words.ts'
import { countingReader } from './test-rows-read.ts'

const count = 10_000
const mostRows = 2000
/** Totals count to ten thousand and then stop; a sample has its site from its order. */
const boundOf = (name: string) =>
  name.startsWith('laboratory-count') ? 20_000 : name.includes('count') ? 10_000 : mostRows
let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const { pool } = shop.context.database
  await insertBareOrders(shop, count)
  await pool.query(`update shop_order set
    ordered_at = now() - (${count} - order_id) * interval '1 minute', email_address = 'rider' || order_id || '@example.nl',
    status = case when order_id % 200 = 0 then 'open' when order_id % 100 = 0 then 'paid' else 'sent' end,
    billing = jsonb_build_object('firstName', 'Anna', 'lastName', 'Jansen' || order_id % 50, 'address', jsonb_build_object(
      'city', case when order_id % 2 = 0 then 'Utrecht' else 'Zwolle' end, 'zipcode', (1000 + order_id % 900) || ' AB', 'countryId', 528))`)
  await pool.query(`insert into order_event (order_id, at, from_status, to_status, reason)
    select order_id, ordered_at, 'open', 'paid', 'paid' from shop_order where status <> 'open'`)
  await pool.query(`insert into account (site_id, language_id, email_address, password_hash, first_name, last_name, created_at,
      activated_at, is_activated)
    select (select array_agg(site_id order by site_id) from site)[1 + n % 10], 1, 'rider' || n || '@example.nl', '', 'Anna', 'Jansen' || n % 50, now(), now() - n * interval '1 minute', true
    from generate_series(1, ${count}) n`)
  await pool.query(`insert into outbox_mail (cause_key, kind, site_id, language_id, to_address, facts, created_at, attempts,
      next_attempt_at, last_error, subject, html, plain_text, sent_at)
    select 'test:' || n, case when n % 3 = 0 then 'order-sent' else 'order-confirmation' end, 1 + n % 2, 1, 'rider' || n || '@example.nl',
      '{}', now() - n * interval '1 minute', 1, case when n % 400 = 0 then 'infinity'::timestamptz else now() end,
      case when n % 400 = 0 then 'refused' end, 'x', 'x', 'x', case when n % 400 <> 0 then now() - n * interval '1 minute' end
    from generate_series(1, ${count}) n`)
  await pool.query(`insert into roughage_sample (result_key, order_id, variant_id, sequence, product_type, sample_name, sample_type, status,
      received_on, result_on, advised_on)
    select 'test-' || n, n, 90101, 1, 4 + n % 2, 'Hay', case when n % 5 = 0 then 'silage' else 'hay' end,
      case when n <= ${count} - 300 then 'advised' else (array['ordered', 'received', 'measured'])[1 + n % 3] end,
      current_date - 2, current_date - 1, case when n <= ${count} - 300 then current_date end
    from generate_series(1, ${count}) n`)
  await pool.query(`insert into audit_entry (at, actor, action, subject, details, site_ids)
    select now() - n * interval '1 minute', 'staff:' || n % 40, case when n > ${count} then 'order-cancelled' else 'order-sent' end,
      case when n > ${count} then 'sample ' else 'order ' end || n % 2000, '{}', array[case when n > ${count} then 2 else 1 end]
    from generate_series(1, ${count} + 50) n`)
  for (let round = 0; round < 4; round += 1) await writeSearchWords(shop.context)
  await pool.query(`insert into order_line (order_id, line_number, product_id, variant_id, product_type, quantity, description,
      product_label, original_cents, total_cents, vat_class, vat_percent, vat_cents, is_free)
    select order_id, 1, 101, 10101, 1, 1, '', '', 0, 0, 'low', 9, 0, false from shop_order`)
  await pool.query(`insert into product_return (order_id, line_number, variant_id, quantity, reason, remarks, status, registered_at,
      changed_at)
    select order_id, 1, 10101, 1, 'other', '', case when order_id % 50 = 0 then 'received' else 'refused' end, ordered_at, ordered_at
    from shop_order`)
  await pool.query(`insert into withdrawal (site_id, language_id, order_id, order_number, full_name, email_address, statement,
      received_at, state)
    select site_id, 1, order_id, order_id, '', '', '', ordered_at, case when order_id % 50 = 0 then 'waiting' else 'closed' end
    from shop_order`)
  await pool.query('vacuum analyze')
})
afterAll(() => shop[Symbol.asyncDispose]())

/** What is read however few rows are shown: it would grow with the shop. */
test.each([
  '/search?q=jansen7',
  '/search?q=jansen7%20utrecht',
  '/search?q=anna%20jansen7%20zwolle',
  '/search?q=anna%20jansen%20zwolle%20rider%2010',
  '/search?q=anna%20jansen%20utrecht%20ab%2010',
  '/search?q=rider77@example.nl',
  '/search?q=7777',
  '/orders?limit=50&q=jansen7%20utrecht',
  '/orders?limit=50&q=1007%20ab',
  '/orders/counts',
  '/mails?state=sent',
  '/mails?state=sent&kind=order-sent',
  '/mails?state=sent&siteId=2',
  '/mails?state=sent&toAddress=rider77@example.nl',
  '/mails?state=given-up',
  '/mails?state=waiting',
  '/customers',
  '/customers?siteId=2',
  '/customers?q=jansen7%20anna',
  '/customers?q=rider77@example.nl',
  '/returns/waiting',
  '/returns/decided',
  '/returns/with-number/7777',
  '/withdrawals/decided',
  '/samples',
  '/samples?analysis=Qs',
  '/samples?sampleType=silage',
  '/samples?waitsDays=30',
  '/samples?state=received',
  '/samples?state=advised',
  '/samples?state=advised&analysis=Qs',
  '/samples?state=advised&sampleType=silage',
  '/reviews',
  '/questions',
  '/reports',
  '/audit',
  '/audit?subject=order%20777',
  '/audit?actor=staff:7',
  '/audit?member=777',
  '/audit?action=order-cancelled',
  '/audit?action=signed-in',
  '/audit?area=sample',
  '/audit?area=question',
  '/audit?siteId=2',
  '/audit?siteId=9',
  '/audit?from=2020-01-01',
  '/audit?until=2020-01-01',
])('%s reads no more than 2,000 rows with any of its lists (STAFF-8, STAFF-30)', async (path) => {
  const counting = countingReader(shop)
  const { staffDatabase } = shop.context
  const watched = {
    ...shop,
    context: { ...shop.context, staffDatabase: { ...staffDatabase, rows: counting.rows } },
  }
  const member = await startMember(watched)
  expect((await member.request(path)).status).toBe(200)
  expect(counting.read.size).toBeGreaterThan(1)
  const much = [...counting.read].filter(([name, rows]) => rows > boundOf(name))
  expect(much).toEqual([])
})
