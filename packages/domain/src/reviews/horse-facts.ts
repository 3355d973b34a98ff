/** What a review may say about the horse, picked from lists; nothing of it says whose horse it is (REVIEWS-15). */
export const horseFactLists = {
  horseKind: ['horse', 'pony', 'coldblood', 'donkey'],
  ageBand: ['to-3', '4-to-9', '10-to-17', 'from-18'],
  workLoad: ['none', 'light', 'average', 'heavy'],
  weightBand: ['to-299', '300-to-449', '450-to-599', 'from-600'],
  fedFor: ['to-1-month', '1-to-3-months', '3-to-12-months', 'from-1-year'],
} as const

export type HorseFact = keyof typeof horseFactLists
export type HorseFacts = { [Fact in HorseFact]?: (typeof horseFactLists)[Fact][number] | undefined }

export const horseFactNames = Object.keys(horseFactLists) as HorseFact[]

/** The last year and the last kilogram of every band but the last. */
const lastYears = [3, 9, 17] as const
const lastKilograms = [299, 449, 599] as const

type OwnHorse = {
  horseType: (typeof horseFactLists.horseKind)[number]
  workLoad: (typeof horseFactLists.workLoad)[number]
  weightKg: number
  birthYear: number | null
}

/** What a review may take from a horse of the writer's own stable; only the writer knows how long it was fed (REVIEWS-25). */
export function factsOfHorse(horse: OwnHorse, thisYear: number): HorseFacts {
  const { horseType, workLoad, weightKg, birthYear } = horse
  return {
    horseKind: horseType,
    workLoad,
    weightBand: horseFactLists.weightBand[bandOf(weightKg, lastKilograms)],
    ...(birthYear !== null && { ageBand: horseFactLists.ageBand[bandOf(thisYear - birthYear, lastYears)] }),
  }
}

function bandOf(amount: number, lastOfBands: readonly number[]): number {
  return lastOfBands.filter((last) => amount > last).length
}
