import type { NeededSubstance } from './substances.ts'

/** What one that grows up to 500 kg needs in a day, and what it weighs at that age (RATIONS-18). */
export type GrowthRow = Readonly<Record<NeededSubstance | 'weightKg', number>>

/** Trace elements and vitamin E are needed by weight, whatever the age. */
function row(
  weightKg: number,
  [energy, protein]: readonly [number, number],
  [calcium, phosphorus, magnesium, sodium]: readonly [number, number, number, number],
): GrowthRow {
  return {
    weightKg,
    energy,
    'crude-protein': protein,
    calcium,
    phosphorus,
    magnesium,
    sodium,
    copper: 0.25 * weightKg,
    zinc: weightKg,
    selenium: 0.0025 * weightKg,
    'vitamin-e': 2 * weightKg,
  }
}

/** NRC 2007, without work; 13.3, 15.5, 18.8, 19.2 and 18.7 Mcal are told in MJ (RATIONS-18). To be confirmed by the nutritionist. */
export const growthRows: readonly { ageMonths: number; row: GrowthRow }[] = [
  { ageMonths: 4, row: row(168, [55.6, 669], [39.1, 21.7, 3.6, 4.2]) },
  { ageMonths: 6, row: row(216, [64.9, 676], [38.6, 21.5, 4.1, 5]) },
  { ageMonths: 12, row: row(321, [78.7, 846], [37.7, 20.9, 5.4, 6.9]) },
  { ageMonths: 18, row: row(387, [80.3, 799], [37, 20.6, 6.2, 8]) },
  { ageMonths: 24, row: row(429, [78.2, 770], [36.7, 20.4, 6.7, 8.8]) },
]

export const growthSource = { source: 'nrc', toBeConfirmedBy: 'nutritionist' } as const
export const adultWeightOfRowsKg = 500

/** Younger ones drink milk, older ones are grown (RATIONS-18). */
export const growingMonths = { min: 4, max: 48 } as const
