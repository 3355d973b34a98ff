import { startTestShop, type TestShop } from '@haverhof/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf, type Walk, walkSteps } from '../test-walk.ts'
import { checkBooks } from './check-books.ts'

const walks = Number(process.env['WALKS'] ?? 12)
const stepsOfWalk = 12

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ now: new Date('2026-06-01T10:00:00Z') })
})
afterAll(() => shop[Symbol.asyncDispose]())

// `WALKS=1000` walks for longer; each walk goes on in the shop that the one before it left.
test(
  'whatever is bought, sent in parts, received, counted, corrected and blocked, the books stay in order (BOOKS-1, LOTS-1, SHIPMENTS-1)',
  { timeout: 3_600_000 },
  async () => {
    const names = Object.keys(walkSteps)
    const walk: Walk = { shop, random: randomOf(20_261), orders: [], lots: [] }
    for (let round = 0; round < walks; round += 1) {
      const walked: string[] = []
      for (let step = 0; step < stepsOfWalk; step += 1) {
        const name = names[Math.floor(walk.random() * names.length)] ?? 'buy'
        walked.push(name)
        await walkSteps[name]?.(walk)
      }
      expect({ round, walked, breaches: await checkBooks(shop.context) }).toMatchObject({ breaches: [] })
    }
    expect(walk.orders.length).toBeGreaterThan(0)
    expect(walk.lots.length).toBeGreaterThan(0)
  },
)
