import { deliverStock, finishAtSandbox, startBuying, startTestShop, tellShop } from '@haverhof/testing'
import { expect, test } from 'vitest'
import { checkBooks, shipOrder } from '../index.ts'

const muesli = 10101

test('a paid order is sent once, each step written down with its reason, and its customer is told (ORDERS-4, 16)', async () => {
  await using shop = await startTestShop()
  const rows = async (text: string) => (await shop.context.database.pool.query(text)).rows
  const order = await (await startBuying(shop)).order()
  const ship = () => shipOrder(shop.context, { orderId: order.orderId, by: 'Jan' })
  expect(await ship()).toEqual({ ok: false, reason: 'not-to-be-sent' })
  await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
  const answers = await Promise.all([ship(), ship(), ship()])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await rows('select status, sent_at from shop_order')).toEqual([
    { status: 'sent', sent_at: shop.clock.now() },
  ])
  const steps = await rows(
    `select concat_ws(' → ', from_status, to_status) || ': ' || reason step from order_event order by order_event_id`,
  )
  expect(steps).toEqual([
    { step: 'open: placed' },
    { step: 'open → paid: paid' },
    { step: 'paid → processing: sent by staff' },
    { step: 'processing → sent: sent by staff' },
  ])
  expect(await rows(`select to_address from outbox_mail where kind = 'order-sent'`)).toEqual([
    { to_address: 'marieke@example.nl' },
  ])
  expect(await rows(`select actor, subject from audit_entry where action = 'order-sent'`)).toEqual([
    { actor: 'Jan', subject: `order ${order.orderId}` },
  ])
  expect(await shipOrder(shop.context, { orderId: 1, by: 'Jan' })).toEqual({
    ok: false,
    reason: 'no-such-order',
  })
  expect(await checkBooks(shop.context)).toEqual([])
})

test('goods that come in are a movement of stock, and the books stay in order (STOCK-3)', async () => {
  await using shop = await startTestShop()
  const before = await shop.context.database.pool.query<{ amount: number }>(
    'select amount from stock where variant_id = $1',
    [muesli],
  )
  const deliveries = Array.from({ length: 10 }, () =>
    deliverStock(shop.context, { variantId: muesli, amount: 3, by: 'Jan' }),
  )
  const stocks = await Promise.all(deliveries)
  expect(Math.max(...stocks.map((stock) => (stock.ok ? stock.value.available : 0)))).toBe(
    (before.rows[0]?.amount ?? 0) + 30,
  )
  expect(await deliverStock(shop.context, { variantId: 99_999_999, amount: 1, by: 'Jan' })).toEqual({
    ok: false,
    reason: 'no-such-pack',
  })
  expect(await checkBooks(shop.context)).toEqual([])
})
