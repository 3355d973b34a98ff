import type { PackContent } from './pack-content.ts'

/** A day is fed in so many meals. */
export const mealsPerDay = 3
/** The horse on the label: 600 kg in light work. */
const referenceLabour = 'light'

/** CATALOGUE-7: portions and whole days in a pack for the reference horse, fed three times a day. */
export function packDuration(
  content: PackContent,
  gramsPerDay: Readonly<Record<string, number>> | null,
): { servings: number | null; daysPerPack: number | null } {
  const dailyGrams = gramsPerDay?.[referenceLabour] ?? 0
  if (content.unit === 'piece' || dailyGrams <= 0) return { servings: null, daysPerPack: null }
  return {
    servings: Math.floor((content.amount * mealsPerDay) / dailyGrams),
    daysPerPack: Math.floor(content.amount / dailyGrams),
  }
}
