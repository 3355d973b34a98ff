import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '../orders/index.ts'
import { moneySteps } from '../orders/test-walk-money.ts'
import { randomOf, type Walk, walkSteps } from '../orders/test-walk.ts'
import { returnSteps } from './test-walk-returns.ts'

const walks = Number(process.env['WALKS'] ?? 12)
const stepsOfWalk = 12
const steps = { ...walkSteps, ...moneySteps, ...returnSteps }

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
})
afterAll(() => shop[Symbol.asyncDispose]())

// `WALKS=1000` walks for longer; each walk goes on in the shop that the one before it left.
test(
  'whatever is bought, sent in parts, counted, blocked, refunded, cancelled and sent back, the books stay in order (BOOKS-1, LOTS-1, SHIPMENTS-1, REFUNDS-2, RETURNS-9)',
  { timeout: 3_600_000 },
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
