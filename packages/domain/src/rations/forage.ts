import {
  forageDryMatter,
  type ForageKind,
  type Horse,
  leastForagePer100Kg,
  type RoughageType,
  usualForageSugars,
  usualStarchOf,
} from '../feed-advice/index.ts'
import type { Contents } from './substances.ts'

export type Forage = {
  kind: ForageKind
  dryMatterGPerKg: number
  /** In a kilogram of dry matter. */
  contents: Contents
  isMeasured: boolean
  /** A scan that lacks its sugar leaves open whether the forage is right. */
  isSugarMeasured: boolean
}

/** Of every kind alike: they only matter for what is forbidden above them. */
const furtherTraces = { manganese: 90, iodine: 0.1, iron: 250, cobalt: 0.1, 'vitamin-d3': 0 } as const

/** What forage of a kind usually holds, in a kilogram of dry matter (RATIONS-7). To be confirmed by the nutritionist. */
export const standardForages: Readonly<Record<RoughageType, Forage>> = {
  hay: forage('hay', [8.9, 95], [4.5, 2.5, 1.7, 0.9], {
    copper: 6,
    zinc: 28,
    selenium: 0.04,
    e: 20,
  }),
  haylage: forage('haylage', [9.5, 110], [5, 3, 2, 1.2], {
    copper: 7,
    zinc: 32,
    selenium: 0.04,
    e: 40,
  }),
  grass: forage('grass', [10.5, 160], [5.5, 3.8, 2, 1.5], {
    copper: 8,
    zinc: 35,
    selenium: 0.05,
    e: 120,
  }),
  'poor-hay': forage('poor-hay', [7.2, 60], [3.5, 1.8, 1.3, 0.5], {
    copper: 4,
    zinc: 22,
    selenium: 0.03,
    e: 10,
  }),
  // Its energy for donkeys is an estimate, and so are selenium and vitamin E, on the low side.
  straw: forage('straw', [6.5, 39], [4.4, 0.7, 1.1, 0.17], {
    copper: 4,
    zinc: 14,
    selenium: 0.03,
    e: 0,
  }),
}

type Four = readonly [number, number, number, number]

function forage(
  roughageType: RoughageType,
  [energy, protein]: readonly [number, number],
  [calcium, phosphorus, magnesium, sodium]: Four,
  { e, ...traces }: { copper: number; zinc: number; selenium: number; e: number },
): Forage {
  return {
    kind: roughageType,
    dryMatterGPerKg: forageDryMatter[roughageType].value * 1000,
    contents: {
      energy,
      'crude-protein': protein,
      ...usualForageSugars[roughageType],
      calcium,
      phosphorus,
      magnesium,
      sodium,
      ...traces,
      'vitamin-e': e,
      ...furtherTraces,
    },
    isMeasured: false,
    isSugarMeasured: false,
  }
}

/** What the laboratory measures and a ration counts, by the codes of its report. */
const measuredSubstances = {
  'energy-de': 'energy',
  'crude-protein': 'crude-protein',
  sugar: 'sugar',
  calcium: 'calcium',
  phosphorus: 'phosphorus',
  magnesium: 'magnesium',
  sodium: 'sodium',
} as const

/** What was measured replaces the standard; what was not stays as usual for such forage (RATIONS-8). */
export function measuredForage(
  measurement: Readonly<Record<string, number>>,
  kind: Exclude<ForageKind, 'grass' | 'straw'>,
): Forage {
  const standard = standardForages[kind === 'silage' ? 'haylage' : kind]
  const measured = Object.entries(measuredSubstances).flatMap(([code, substance]) => {
    const value = measurement[code]
    return value === undefined ? [] : [[substance, value] as const]
  })
  return {
    kind,
    dryMatterGPerKg: measurement['dry-matter'] ?? standard.dryMatterGPerKg,
    contents: { ...standard.contents, starch: usualStarchOf(kind), ...Object.fromEntries(measured) },
    isMeasured: true,
    isSugarMeasured: measurement['sugar'] !== undefined,
  }
}

/**
 * An unknown amount: the least that a horse should get, in kilograms as it is fed, to half a kilogram and never less
 * (RATIONS-41).
 */
export function leastForageKg(horse: Horse, { dryMatterGPerKg }: Forage): number {
  const dryMatterKg = (horse.weightKg / 100) * leastForagePer100Kg(horse)
  return Math.max(0, Math.ceil((dryMatterKg / dryMatterGPerKg) * 2000 - 1e-9) / 2)
}
