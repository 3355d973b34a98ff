import { changeReturn, startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { moneySteps } from '../orders/test-walk-money.ts'
import { by, oneOf, randomOf, type Walk, walkSteps, whole } from '../orders/test-walk.ts'

const walks = Number(process.env['WALKS'] ?? (process.env['LONG'] === undefined ? 12 : 120))
const stepsOfWalk = 12

const outcomes = ['received', 'refunded', 'refused'] as const

/** What comes back, is received, paid back or refused, in any order. */
const returnSteps: Record<string, (walk: Walk) => Promise<void>> = {
  'send back': async ({ shop, random, orders, returns }) => {
    // As customers do it, without an account of theirs: a line that was sent, never more than was sent.
    const { rows } = await shop.context.database.pool.query<{ id: number }>(
      `insert into product_return (order_id, line_number, variant_id, quantity, reason, remarks, status, registered_at, changed_at)
       select l.order_id, l.line_number, l.variant_id, 1, 'quality', '', 'registered', $2, $2
       from order_line l join shop_order o using (order_id)
       where l.order_id = $1 and l.line_number = 1 and o.status = 'sent' and l.quantity - l.called_off > coalesce((
         select sum(r.quantity) from product_return r where r.order_id = l.order_id and r.line_number = 1), 0)
       returning return_id id`,
      [oneOf(random, orders) ?? 0, shop.context.now()],
    )
    if (rows[0]) returns.push(rows[0].id)
  },
  'move a return': async ({ shop, random, returns }) => {
    await changeReturn(shop.context, {
      returnId: oneOf(random, returns) ?? 0,
      status: oneOf(random, outcomes) ?? 'received',
      refusal: { reason: 'used', ownWords: {} },
      refund: { restock: random() < 0.5, costsCents: random() < 0.2 ? whole(random, 300) : 0 },
      by,
    })
  },
}

const steps = { ...walkSteps, ...moneySteps, ...returnSteps }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
})
afterAll(() => shop[Symbol.asyncDispose]())

// `WALKS=1000` walks for longer; each walk goes on in the shop that the one before it left.
test(
  'whatever is bought, sent in parts, counted, blocked, refunded, cancelled and sent back, the books stay in order (BOOKS-1, LOTS-1, SHIPMENTS-1, REFUNDS-2, RETURNS-9)',
  { timeout: 5000 * walks },
  async () => {
    const names = Object.keys(steps)
    const seed = Number(process.env['WALK_SEED'] ?? 20_261)
    const walk: Walk = { shop, random: randomOf(seed), orders: [], lots: [], returns: [] }
    for (let round = 0; round < walks; round += 1) {
      const walked: string[] = []
      for (let step = 0; step < stepsOfWalk; step += 1) {
        const name = names[Math.floor(walk.random() * names.length)] ?? 'buy'
        walked.push(name)
        await steps[name as keyof typeof steps]?.(walk)
      }
      expect({ round, walked, breaches: await checkBooks(shop.context) }).toMatchObject({ breaches: [] })
    }
    expect(walk.orders.length).toBeGreaterThan(0)
    expect(walk.lots.length).toBeGreaterThan(0)
    const { rows } = await shop.context.database.pool.query('select count(*)::int refunds from refund')
    expect(rows[0]).not.toEqual({ refunds: 0 })
  },
)
