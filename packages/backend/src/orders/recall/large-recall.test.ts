import { insertBareOrders, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../database/index.ts'
import { listRecalled, sendRecall } from '../index.ts'

const orders = 2200
/** All but one order of eleven. */
const withLot = 2000
const variantId = 10_101

let shop: TestShop
let lotId: number
beforeAll(async () => {
  shop = await startTestShop()
  await insertBareOrders(shop, orders)
  await sql(`update shop_order set status = 'sent', email_address = 'buyer' || order_id || '@example.nl'`)
  await sql(
    `insert into order_line (order_id, line_number, product_id, variant_id, product_type, quantity, description, product_label,
       original_cents, total_cents, vat_class, vat_percent, vat_cents, is_free)
     select order_id, 1, 101, $1, 2, 2, 'Muesli', '3 kg', 1190, 1190, 'low', 9, 98, false from shop_order`,
    [variantId],
  )
  const [lot] = await sql<{ id: number }>(
    `insert into stock_lot (variant_id, lot_number, best_before, received_at, amount, state)
     values ($1, 'BIG', '2027-01-31', now(), 0, 'free') returning lot_id id`,
    [variantId],
  )
  lotId = lot?.id ?? 0
  await sql(
    `with sent as (insert into shipment (order_id, sent_at, sent_by) select order_id, now(), 'test' from shop_order
       returning shipment_id, order_id),
     lined as (insert into shipment_line (order_id, line_number, shipment_id, quantity)
       select order_id, 1, shipment_id, 2 from sent)
     insert into order_line_lot (order_id, line_number, shipment_id, lot_id, quantity)
     select order_id, 1, shipment_id, $1, 2 from sent where order_id % 11 <> 0`,
    [lotId],
  )
  await sql('analyze')
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await shop.context.database.pool.query(text, values)).rows as Row[]

test('the list of a lot in very many orders is there within a second, and complete against a slow count (LOTS-4)', async () => {
  const began = performance.now()
  const listed = await listRecalled(shop.context.database, { lotId, siteIds: [1] })
  expect(performance.now() - began).toBeLessThan(1000)
  const got = await sql<{ id: number; lot: number }>(
    'select order_id id, lot_id lot from order_line_lot order by order_id',
  )
  const slow = got.filter(({ lot }) => lot === lotId).map(({ id }) => id)
  expect(slow).toHaveLength(withLot)
  expect(listed.map(({ orderId }) => orderId)).toEqual(slow)
})

test('each of them gets one letter, however often it is asked for (LOTS-4, 10)', async () => {
  const recall = { lotId, reason: 'mould' as const, ownWords: {}, siteIds: [1], by: 'test' }
  const send = () =>
    inTransaction(shop.context, (transaction) => sendRecall(shop.context, transaction, recall))
  expect(await send()).toMatchObject({ ok: true, value: { letters: withLot } })
  expect(await send()).toMatchObject({ ok: true, value: { letters: 0 } })
  const letters = await sql(
    `select count(*)::int letters, count(distinct to_address)::int mailboxes from outbox_mail where kind = 'lot-recall'`,
  )
  expect(letters).toEqual([{ letters: withLot, mailboxes: withLot }])
})
