import { type Mutant, startTwoShops, type TwoShops, type TwoShopsOptions, unguarded } from '@haverhof/testing'
import { describe, expect, test } from 'vitest'
import { checkBooks } from './index.ts'

/** Each race is run as it is, and again without what guards it: then the books must notice. */
export type Race = {
  name: string
  run: (two: TwoShops) => Promise<unknown>
  expected: unknown
  /** What the shop does without, by name. */
  without: Record<string, Mutant>
} & Pick<TwoShopsOptions, 'widen'>

export function testRaces(races: readonly Race[]): void {
  describe('on two processes at once', () => {
    const named = races.map((race) => [race.name, race] as const)
    test.each(named)('%s', async (_, { run, expected, ...race }) => {
      await using two = await startTwoShops(windowOf(race))
      expect(await run(two)).toEqual(expected)
      expect(await checkBooks(two.shops[0].context)).toEqual([])
    })
  })

  describe('the books are not in order after', () => {
    for (const { name, run, without, ...race } of races) {
      test.each(Object.entries(without))(`${name}, without %s`, async (_, mutant) => {
        const breaches = () => breachesOf({ run, ...race }, mutant)
        expect(await unguarded(breaches, ({ length }) => length > 0)).not.toEqual([])
      })
    }
  })
}

async function breachesOf({ run, ...race }: Pick<Race, 'run' | 'widen'>, mutant: Mutant) {
  await using two = await startTwoShops({ ...windowOf(race), mutant })
  await run(two)
  // Awaited here: the shops, and their database, go when this function returns.
  return await checkBooks(two.shops[0].context)
}

/** Shops with and without their guard have the same window. */
function windowOf({ widen }: Pick<Race, 'widen'>): TwoShopsOptions {
  return widen ? { widen } : {}
}
