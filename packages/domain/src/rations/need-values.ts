import type { WorkLoad } from '../feed-advice/index.ts'
import type { NeededSubstance } from './substances.ts'

/** What drives a need of a grown horse: work, or what a mare makes of her feed (RATIONS-3). */
export type Demand =
  | WorkLoad
  | 'mare-early'
  | 'mare-8'
  | 'mare-9'
  | 'mare-10'
  | 'mare-11'
  | 'lactation-early'
  | 'lactation-late'

const demands = [
  'none',
  'light',
  'average',
  'heavy',
  'mare-early',
  'mare-8',
  'mare-9',
  'mare-10',
  'mare-11',
  'lactation-early',
  'lactation-late',
] as const satisfies readonly Demand[]

/** All of them: tables of a horse of 500 kg, divided by its weight. */
export const needSource = { source: 'nrc', toBeConfirmedBy: 'nutritionist' } as const

type NeedRow = Readonly<Record<Demand, number>>

/** Per kilogram of horse a day, in the unit of the substance, in the order of `demands`. */
function row(...values: readonly number[]): NeedRow {
  return Object.fromEntries(demands.map((demand, index) => [demand, values[index]])) as NeedRow
}

/** The factors of energy are of maintenance (RATIONS-3). */
export const energyNeeds = {
  maintenanceMjPerKg: { goodDoer: 0.127, average: 0.139, poorDoer: 0.152 },
  factors: {
    none: 1,
    light: 1.2,
    average: 1.4,
    heavy: 1.6,
    'mare-early': 1,
    'mare-8': 1.11,
    'mare-9': 1.15,
    'mare-10': 1.21,
    'mare-11': 1.28,
    'lactation-early': 1.9,
    'lactation-late': 1.7,
  },
} as const

/** At rest; the most is three quarters of a horse's, the least what donkeys were measured to need in summer (RATIONS-19). */
export const donkeyEnergy = {
  mostMjPerKg: 0.104,
  leastMjPerKg: 0.08,
  shareOfHorse: 0.75,
  source: 'donkey-sanctuary',
  toBeConfirmedBy: 'nutritionist',
} as const

/** Of a fat animal (RATIONS-17). Both ways kill ponies: laminitis that goes on, and fat that floods the blood of who starves. */
export const slimming = {
  wantedShareOfWeight: { value: 0.9, source: 'practice', toBeConfirmedBy: 'vet' },
  leastShareOfMaintenance: { value: 0.75, source: 'practice', toBeConfirmedBy: 'vet' },
} as const

/** Per kilogram of horse (RATIONS-23). The month within the first seven is not asked for: the seventh counts. */
export const needRows: Readonly<Record<Exclude<NeededSubstance, 'energy'>, NeedRow>> = {
  'crude-protein': row(1.26, 1.4, 1.54, 1.72, 1.46, 1.52, 1.59, 1.68, 1.79, 3.07, 2.8),
  calcium: row(0.04, 0.06, 0.07, 0.08, 0.056, 0.056, 0.072, 0.072, 0.072, 0.118, 0.083),
  phosphorus: row(0.028, 0.036, 0.042, 0.058, 0.04, 0.04, 0.053, 0.053, 0.053, 0.077, 0.052),
  magnesium: row(0.015, 0.019, 0.023, 0.03, 0.0152, 0.0152, 0.0153, 0.0153, 0.0153, 0.0224, 0.021),
  sodium: row(0.02, 0.028, 0.036, 0.051, 0.02, 0.02, 0.022, 0.022, 0.022, 0.026, 0.023),
  copper: row(0.2, 0.2, 0.225, 0.25, 0.2, 0.2, 0.25, 0.25, 0.25, 0.25, 0.25),
  zinc: row(0.8, 0.8, 0.9, 1, 0.8, 0.8, 0.8, 0.8, 0.8, 1, 1),
  selenium: row(0.002, 0.002, 0.00225, 0.0025, 0.002, 0.002, 0.002, 0.002, 0.002, 0.0025, 0.0025),
  'vitamin-e': row(1, 1.6, 1.8, 2, 1.6, 1.6, 1.6, 1.6, 1.6, 2, 2),
}

/** Below this share of its need a substance is short, over that it is more than needed (RATIONS-4). */
export const verdictBands: Readonly<Record<NeededSubstance, { shortBelow: number; aboveOver: number }>> = {
  energy: { shortBelow: 0.95, aboveOver: 1.1 },
  'crude-protein': { shortBelow: 0.95, aboveOver: 1.5 },
  calcium: { shortBelow: 0.95, aboveOver: 2 },
  phosphorus: { shortBelow: 0.95, aboveOver: 2 },
  magnesium: { shortBelow: 0.95, aboveOver: 2 },
  sodium: { shortBelow: 0.95, aboveOver: 3 },
  copper: { shortBelow: 0.95, aboveOver: 2 },
  zinc: { shortBelow: 0.95, aboveOver: 2 },
  selenium: { shortBelow: 0.95, aboveOver: 2 },
  'vitamin-e': { shortBelow: 0.95, aboveOver: 4 },
}
