import type { Result } from '../shared/index.ts'
import type { MilkTable } from './feeding.ts'
import type { HorseType } from './horse.ts'
import { milkLimits, mostMilkPerFeed, plausibleFoalKg, shareOfMilk } from './milk-limits.ts'

export type MilkRation = {
  litresPerDay: number
  feedsPerDay: number
  litresPerFeed: number
  gramsPerFeed: number
  gramsPerDay: number
  /** The most that foals of its kind weigh at this age. */
  plausibleKg: number
  /** It ends at the most of a feed or a day, not at the weight. */
  isCapped: boolean
  /** It becomes less with each week, and creep feed more. */
  isWeaning: boolean
}

export type MilkRefusal = 'too-old-for-milk' | 'too-heavy-for-milk'

type Foal = { weeks: number; weightKg: number; horseType: HorseType }

/** The last week of life in which there is milk (FEED-ADVICE-22). */
export const lastMilkWeek = milkLimits.milkEndsInWeek.value - 1

/** What a foal drinks of made-up milk in this week of its life (the first is 1), by its weight (FEED-ADVICE-22). */
export function milkFor(
  table: MilkTable,
  { weeks, weightKg, horseType }: Foal,
): Result<MilkRation, MilkRefusal> {
  if (weightKg > table.maxWeightKg) return { ok: false, reason: 'too-heavy-for-milk' }
  const row = table.weeks.findLast(({ fromWeek }) => fromWeek <= weeks)
  if (!row || weeks > lastMilkWeek) return { ok: false, reason: 'too-old-for-milk' }
  const { feedsPerDay } = row
  const byWeight = (row.litresPer100Kg * weightKg) / 100
  const most = Math.min(milkLimits.milkPerDay.value, mostMilkPerFeed(weeks) * feedsPerDay)
  const share = shareOfMilk(weeks)
  const mostByLabel = (table.mostLitresPer100Kg * weightKg) / 100
  const litresPerFeed = markedLitres(
    (Math.min(byWeight, most) * share) / feedsPerDay,
    (Math.min(mostByLabel, most) * share) / feedsPerDay,
  )
  const gramsPerFeed = Math.floor(litresPerFeed * table.gramsPerLitre + 1e-9)
  return {
    ok: true,
    value: {
      litresPerDay: Math.round(litresPerFeed * feedsPerDay * 100) / 100,
      feedsPerDay,
      litresPerFeed,
      gramsPerFeed,
      gramsPerDay: gramsPerFeed * feedsPerDay,
      plausibleKg: plausibleFoalKg(horseType, weeks),
      isCapped: byWeight > most,
      isWeaning: share < 1,
    },
  }
}

/** 50 ml is as fine as a bottle is marked; half a litre and less is measured to 10 ml. Never above the most. */
function markedLitres(exact: number, most: number): number {
  const perLitre = exact > 0.5 ? 20 : 100
  const nearest = Math.round(exact * perLitre)
  const steps = nearest > most * perLitre + 1e-9 ? Math.floor(most * perLitre + 1e-9) : nearest
  return steps / perLitre
}
