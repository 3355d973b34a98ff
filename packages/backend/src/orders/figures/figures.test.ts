import { DAY, MINUTE } from '@haverhof/domain/shared'
import {
  cancelByStaff,
  finishAtSandbox,
  germanBilling,
  refundOrder,
  startBuying,
  startShopping,
  startTestShop,
  tellShop,
  type TestShop,
} from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countFunnel, countFunnelOfMonth } from '../../cart/index.ts'
import { countTurnover, shipOrder } from '../index.ts'
import { randomOf } from '../test-walk.ts'

let shop: TestShop
beforeAll(async () => {
  // Half an hour before midnight in Amsterdam, so that a walk soon passes it.
  shop = await startTestShop({ now: new Date('2026-06-01T21:30:00Z') })
})
afterAll(() => shop[Symbol.asyncDispose]())

const sql = async <Row = Record<string, unknown>>(text: string) =>
  (await shop.context.database.pool.query(text)).rows as Row[]

const inAmsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

type Figures = Record<string, Record<string, number>>

function add(figures: Figures, at: Date, siteId: number, amounts: Record<string, number>): void {
  const day = (figures[`${inAmsterdam.format(at)} ${siteId}`] ??= {})
  for (const [name, amount] of Object.entries(amounts)) day[name] = (day[name] ?? 0) + amount
}

/** The slow way: every order and every refund, one by one. */
async function countedSlowly(): Promise<Figures> {
  const figures: Figures = {}
  const orders = await sql<{ at: Date; site: number; gross: number; net: number; pieces: number }>(`
    select paid_at at, site_id site, total_cents gross, total_excl_vat_cents net,
      (select sum(quantity)::int from order_line l where l.order_id = o.order_id and not is_free) pieces
    from shop_order o where paid_at is not null`)
  for (const { at, site, ...amounts } of orders)
    add(figures, at, site, { orders: 1, refunded: 0, ...amounts })
  const refunds = await sql<{ at: Date; site: number; cents: number }>(`
    select made_at at, site_id site, amount_cents cents from refund join shop_order using (order_id)
    where reason <> 'order-cancelled' and reason <> 'paid-twice'`)
  for (const { at, site, cents } of refunds)
    add(figures, at, site, { orders: 0, gross: 0, net: 0, pieces: 0, refunded: cents })
  return figures
}

async function storedFigures(): Promise<Figures> {
  const rows = await sql<{ key: string }>(`
    select day || ' ' || site_id "key", orders, pieces, gross_cents::int gross, net_cents::int net, refunded_cents::int refunded
    from turnover_day`)
  return Object.fromEntries(rows.map(({ key, ...amounts }) => [key, amounts as Record<string, number>]))
}

const walks = Number(process.env['WALKS'] ?? (process.env['LONG'] === undefined ? 12 : 120))

test(
  'whatever is bought, sent, refunded and cancelled, on whichever day, the kept figures are those of a slow count (FIGURES-1, 3)',
  { timeout: 5000 * walks },
  async () => {
    await sql('update stock set amount = 10000 where variant_id = 10101')
    const random = randomOf(20_261_117)
    const orders: number[] = []
    const one = () => orders[Math.floor(random() * orders.length)] ?? 0
    const by = 'walk'
    const steps: (() => Promise<unknown>)[] = [
      async () => {
        const where = random() < 0.5 ? {} : { site: 'haverhof.de', billing: germanBilling }
        const order = await (
          await startBuying(shop, { ...where, lines: [[10101, 1 + Math.floor(random() * 3)]] })
        ).order()
        if (random() < 0.8) await tellShop(shop, await finishAtSandbox(shop, order, 'paid'))
        orders.push(order.orderId)
      },
      () => shipOrder(shop.context, { orderId: one(), by }),
      () =>
        refundOrder(shop.context, {
          orderId: one(),
          request: { lines: [{ lineNumber: 1, quantity: 1 }], costsCents: 0 },
          reason: 'return',
          restock: true,
          by,
        }),
      () =>
        refundOrder(shop.context, {
          orderId: one(),
          request: { amountCents: 100 },
          reason: 'price-reduction',
          restock: false,
          by,
        }),
      () => cancelByStaff(shop.context, { orderId: one(), by }),
    ]
    for (let round = 0; round < walks; round += 1) {
      for (let step = 0; step < 6; step += 1) {
        await steps[Math.floor(random() * steps.length)]?.()
        shop.clock.advance(Math.floor(random() * 40) * MINUTE)
      }
      await countTurnover(shop.context)
      expect({ round, ...(await storedFigures()) }).toEqual({ round, ...(await countedSlowly()) })
      if (random() < 0.3) shop.clock.advance(DAY)
    }
    expect(Object.keys(await storedFigures()).length).toBeGreaterThan(2)
    expect(Object.values(await storedFigures()).some(({ refunded }) => Number(refunded) > 0)).toBe(true)
  },
)

test('a count costs two statements, however much has happened (FIGURES-1, 3)', async () => {
  const { database } = shop.context
  const before = database.statementCount()
  await countTurnover(shop.context)
  expect(database.statementCount() - before).toBe(2)
})

test('carts count on the day they were begun, with how far they came, and not once they are empty (FIGURES-2)', async () => {
  shop.clock.advance(3 * DAY)
  const day = inAmsterdam.format(shop.clock.now())
  const read = () =>
    sql(`select carts, bills, deliveries, payments from funnel_day where day = '${day}' and site_id = 1`)
  const cart = await startShopping(shop)
  await cart.add(10101)
  await countFunnel(shop.context)
  expect(await read()).toEqual([{ carts: 1, bills: 0, deliveries: 0, payments: 0 }])
  await (await startBuying(shop, { lines: [[10101, 1]] })).order()
  await countFunnel(shop.context)
  expect(await read()).toEqual([{ carts: 2, bills: 1, deliveries: 1, payments: 1 }])
  shop.clock.advance(5 * DAY)
  await sql('update cart set line_count = 0')
  await countFunnel(shop.context)
  expect(await read()).toEqual([{ carts: 2, bills: 1, deliveries: 1, payments: 1 }])
  await countFunnelOfMonth(shop.context)
  expect(await read()).toEqual([{ carts: 0, bills: 0, deliveries: 0, payments: 0 }])
})
