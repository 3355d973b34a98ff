export const energyLevels = ['low', 'medium', 'high'] as const

export type EnergyLevel = (typeof energyLevels)[number]

/** From how much digestible energy on a feed has this level, in MJ DE per kg as fed. */
export type EnergyThreshold = { level: EnergyLevel; fromMjPerKg: number }

/** The highest level whose threshold the energy of a feed reaches; null where the shop has no thresholds (FEED-ADVICE-15). */
export function energyLevelOf(mjPerKg: number, thresholds: readonly EnergyThreshold[]): EnergyLevel | null {
  const reached = thresholds.filter(({ fromMjPerKg }) => mjPerKg >= fromMjPerKg)
  return reached.toSorted((a, b) => b.fromMjPerKg - a.fromMjPerKg)[0]?.level ?? null
}
