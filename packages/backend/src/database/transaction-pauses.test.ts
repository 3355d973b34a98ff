import { expect, test, vi } from 'vitest'
import type { Database } from './pool.ts'
import { inTransaction } from './index.ts'

const connection = { query: async () => ({ rows: [] }), release: () => undefined }
const database = { pool: { connect: async () => connection } } as unknown as Database
const conflict = Object.assign(new Error('conflict'), { code: '40001' })

/** How long it waited before each further attempt, in the quickest of some runs: a busy machine only adds to it. */
async function pausesOf(chance: number): Promise<number[]> {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const runs = await Promise.all(Array.from({ length: 5 }, pausesOfOne))
  return [0, 1, 2].map((index) => Math.min(...runs.map((pauses) => pauses[index] ?? Infinity)))
}

async function pausesOfOne(): Promise<number[]> {
  const attempts: number[] = []
  const work = inTransaction({ database }, () => {
    attempts.push(performance.now())
    return Promise.reject(conflict)
  })
  await expect(work).rejects.toThrow('conflict')
  return attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0))
}

test('the pauses before three more attempts grow, and differ from one transaction to another (DATABASE-1)', async () => {
  const short = await pausesOf(0)
  const long = await pausesOf(0.999)
  for (const [index, least] of [10, 20, 40].entries()) {
    // Timers may be a millisecond early.
    expect(short[index]).toBeGreaterThan(least - 2)
    expect(long[index]).toBeGreaterThan(3 * least - 3)
  }
})
