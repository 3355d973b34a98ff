import type { PackContent } from './pack-content.ts'

/** The horse on the label: 600 kg in light work. */
const referenceLabour = 'light'

type Dose = {
  gramsPerDay: Readonly<Record<string, number>>
  feeding?: { mealsPerDay: number } | undefined
}

/** A day is fed in so many meals, where a product does not say otherwise. */
const usualMealsPerDay = 3

/** What the reference horse gets of it in a day; 0 where it gets none. */
export function labelGramsPerDay({ gramsPerDay }: Pick<Dose, 'gramsPerDay'>): number {
  return gramsPerDay[referenceLabour] ?? 0
}

/** Portions and whole days in a pack for the reference horse in light work; null where it gets none (CATALOGUE-7). */
export function packDuration(
  content: PackContent,
  dose: Dose | null,
): { servings: number | null; daysPerPack: number | null } {
  const dailyGrams = dose ? labelGramsPerDay(dose) : 0
  if (content.unit === 'piece' || dailyGrams <= 0) return { servings: null, daysPerPack: null }
  const mealsPerDay = dose?.feeding?.mealsPerDay ?? usualMealsPerDay
  return {
    servings: Math.floor((content.amount * mealsPerDay) / dailyGrams),
    daysPerPack: Math.floor(content.amount / dailyGrams),
  }
}
