import type { Result } from '../shared/index.ts'
import type { MilkTable } from './feeding.ts'

export type MilkRation = {
  litresPerDay: number
  feedsPerDay: number
  litresPerFeed: number
  gramsPerFeed: number
  gramsPerDay: number
}

export type MilkRefusal = 'too-old-for-milk' | 'too-heavy-for-milk'

/** FEED-ADVICE-22: what a foal drinks of made-up milk in this week of its life (the first is 1), by its weight. */
export function milkFor(
  table: MilkTable,
  { weeks, weightKg }: { weeks: number; weightKg: number },
): Result<MilkRation, MilkRefusal> {
  if (weightKg > table.maxWeightKg) return { ok: false, reason: 'too-heavy-for-milk' }
  const row = table.weeks.findLast(({ fromWeek }) => fromWeek <= weeks)
  if (!row || weeks > table.lastWeek) return { ok: false, reason: 'too-old-for-milk' }
  const exact = (row.litresPer100Kg * weightKg) / 100
  // 50 ml is as fine as a bottle is marked; down, so that no feed is more than the table says.
  const litresPerFeed = Math.floor((exact / row.feedsPerDay) * 20 + 1e-9) / 20
  const gramsPerFeed = Math.floor(litresPerFeed * table.gramsPerLitre + 1e-9)
  return {
    ok: true,
    value: {
      litresPerDay: Math.round(litresPerFeed * row.feedsPerDay * 100) / 100,
      feedsPerDay: row.feedsPerDay,
      litresPerFeed,
      gramsPerFeed,
      gramsPerDay: gramsPerFeed * row.feedsPerDay,
    },
  }
}
