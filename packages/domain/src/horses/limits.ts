/** More than a livery yard keeps under one name, and texts no longer than a screen shows (HORSES-2). */
export const horseLimits = {
  horses: 20,
  nameLength: 40,
  weights: 120,
  packs: 20,
  oldestYears: 60,
} as const

/** So many pieces of a pack, and so many grams of it a day (HORSES-9). */
export const packLimits = { pieces: { min: 1, max: 50 }, gramsPerDay: { min: 1, max: 20_000 } } as const
