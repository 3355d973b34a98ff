export const horseTypes = ['horse', 'pony', 'coldblood', 'donkey'] as const
export const workLoads = ['none', 'light', 'average', 'heavy'] as const
export const roughageTypes = ['hay', 'haylage', 'grass', 'poor-hay'] as const

export type HorseType = (typeof horseTypes)[number]
export type WorkLoad = (typeof workLoads)[number]
export type RoughageType = (typeof roughageTypes)[number]

/** What the calculator asks about a horse. */
export type Horse = {
  horseType: HorseType
  weightKg: number
  workLoad: WorkLoad
  roughageType: RoughageType
}

/** FEED-ADVICE-1: the horse that doses are written for. */
export const referenceWeightKg = 600

/** FEED-ADVICE-2: from a foal to the heaviest horse of the plough. */
export const weightLimitsKg = { min: 50, max: 1200 } as const

/** FEED-ADVICE-3: below so many hours a week work is average, above it is heavy. */
export const workThresholdHours = 5

export function isPossibleWeight(weightKg: number): boolean {
  return Number.isInteger(weightKg) && weightKg >= weightLimitsKg.min && weightKg <= weightLimitsKg.max
}
