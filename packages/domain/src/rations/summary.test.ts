import { describe, expect, it } from 'vitest'
import type { Horse } from '../feed-advice/index.ts'
import {
  type Forage,
  judgeRation,
  measuredForage,
  type RationFeed,
  standardForages,
  summaryOf,
} from './index.ts'
import { feed, hay, horse } from './test-rations.ts'

/** Everything a horse needs, with nothing above a limit. */
const complete = feed({
  gramsPerDay: 1000,
  contents: {
    energy: 20,
    'crude-protein': 150,
    calcium: 20,
    phosphorus: 12,
    magnesium: 6,
    sodium: 20,
    copper: 80,
    zinc: 320,
    selenium: 1,
    'vitamin-e': 900,
    starch: 20,
    sugar: 20,
  },
})

type RationCase = { changes?: Partial<Horse>; forage?: Forage; feeds?: readonly RationFeed[] }

function summary({ changes = {}, forage = hay, feeds = [complete] }: RationCase) {
  const described = { ...horse, ...changes }
  const forageKg = (described.weightKg * 16) / forage.dryMatterGPerKg
  return summaryOf(judgeRation({ horse: described, forage, forageKg, feeds }))
}

const kinds = (given: RationCase) => summary(given).map(({ kind }) => kind)
const laminitis = { health: ['laminitis'] } as const

describe('the summary of a ration (RATIONS-21)', () => {
  it('is fine only where nothing must change, is short or unknown (RATIONS-39)', () => {
    expect(kinds({})).toEqual(['fine'])
    expect(kinds({ feeds: [] })).toEqual(['short'])
    expect(summary({ feeds: [] })[0]?.measures).toEqual(
      expect.arrayContaining(['copper', 'zinc', 'selenium', 'vitamin-e']),
    )
  })

  it('names the worst first: forage that kills, what must change, what is unmeasured, what is short (RATIONS-38)', () => {
    const starchy = feed({ productId: 2, gramsPerDay: 2600, contents: { starch: 600 } })
    const grass = { changes: laminitis, forage: standardForages.grass, feeds: [starchy] }
    expect(kinds(grass)).toEqual(['forage-not-right', 'must-change', 'short'])
    expect(summary(grass)[1]?.count).toBeGreaterThan(1)
    const sweet = measuredForage({ sugar: 170 }, 'hay')
    expect(kinds({ changes: laminitis, forage: sweet, feeds: [] })).toEqual(['forage-not-right', 'short'])
    expect(kinds({ forage: sweet, feeds: [starchy] })).toEqual(['must-change', 'forage-not-right', 'short'])
    // A fat pony on unmeasured hay: usual hay is above its limit.
    const fatPony: Partial<Horse> = { ...laminitis, horseType: 'pony', weightKg: 250, bodyCondition: 'fat' }
    expect(summary({ changes: fatPony, feeds: [] })[0]).toEqual({
      kind: 'unknown',
      count: 1,
      measures: ['sugar-and-starch-of-forage'],
    })
    expect(kinds({ changes: fatPony, feeds: [] })).toEqual(['unknown', 'short'])
  })

  it('does not blame the owner for standard straw: its calcium is a hint, until feed makes it worse or it was measured (RATIONS-27)', () => {
    const donkey: Partial<Horse> = { horseType: 'donkey', weightKg: 200, workLoad: 'none', health: [] }
    const on = (forage: Forage, feeds: readonly RationFeed[] = []) => {
      const judged = judgeRation({ horse: { ...horse, ...donkey }, forage, forageKg: 3, feeds })
      return { codes: judged.warnings.map(({ code }) => code), summary: summaryOf(judged) }
    }
    const straw = on(standardForages.straw)
    expect(straw.codes).toEqual([])
    expect(straw.summary.map(({ kind }) => kind)).toEqual(['short', 'unknown'])
    expect(straw.summary[1]?.measures).toEqual(['calcium'])
    const chalk = feed({ gramsPerDay: 20, contents: { calcium: 300 } })
    expect(on(standardForages.straw, [chalk]).codes).toContain('much-calcium')
    const measured: Forage = { ...standardForages.straw, isMeasured: true }
    expect(on(measured).codes).toContain('much-calcium')
  })

  it('of an animal at risk is never fine with forage that is not right or unmeasured', () => {
    expect(kinds({ changes: laminitis, forage: standardForages.grass })).toEqual(['forage-not-right'])
    expect(summary({ changes: laminitis })).toEqual([
      { kind: 'unknown', count: 1, measures: ['sugar-and-starch-of-forage'] },
    ])
    expect(kinds({ changes: laminitis, forage: measuredForage({ sugar: 85 }, 'hay') })).toEqual(['fine'])
  })

  it('of a foal is unknown, as its needs are (RATIONS-38)', () => {
    expect(kinds({ changes: { weightKg: 150, lifeStage: 'foal' }, feeds: [] })).toEqual(['unknown'])
  })
})
