import { insertBareOrders, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { definedStatements } from '../database/statement.ts'
import './index.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const { pool } = shop.context.database
  await insertBareOrders(shop, 5000)
  await pool.query(`update shop_order set status = case when order_id % 50 = 0 then 'paid' else 'sent' end`)
  await pool.query(`insert into order_event (order_id, at, from_status, to_status, reason)
    select order_id, ordered_at + order_id * interval '1 second', 'open', 'paid', 'paid' from shop_order`)
  await pool.query(`insert into payment (payment_id, order_id, provider, payment_method_id, amount_cents, status,
      created_at, updated_at)
    select 'pay_' || order_id, order_id, 'sandbox', 'ideal', 100, 'paid', now(), now() + order_id * interval '1 second'
    from shop_order`)
  await pool.query(`insert into invoice (series, number, kind, order_id, issued_at, total_cents, document)
    select 'HH-2026', order_id, 'invoice', order_id, now() + order_id * interval '1 second', 0, '{}' from shop_order`)
  await pool.query('analyze shop_order, order_event, payment, invoice')
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A page must come out of its index in order: a plan that sorts all of it has read everything first. */
test.each([
  ['orders-list-changes', 'order_event_changes'],
  ['payments-list-paid', 'payment_moment'],
  ['invoices-list-issued', 'invoice_moment'],
  ['returns-list-changed', 'product_return_changes'],
])('%s reads %s and sorts no more than what has the same moment (STAFF-8)', async (name, index) => {
  const { text = '' } = definedStatements().find((each) => each.name === name) ?? {}
  const { rows } = await shop.context.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain (generic_plan) ${text}`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain(index)
  expect(plan).not.toMatch(
    /(^|->) *Sort |Seq Scan on (shop_order|order_event|payment|invoice|product_return)/,
  )
})
