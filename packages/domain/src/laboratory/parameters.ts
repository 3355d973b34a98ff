import { type Analysis, type Forage, forageOf, possibleForages, type SampleType } from './sample.ts'
import { phTarget, type Target, type Targets, targetTable } from './targets.ts'

export const units = ['g/kg', 'g/kg-dm', 'ew/kg-dm', 'mj/kg-dm', 'cfu/g', 'ph'] as const
export type Unit = (typeof units)[number]

/** Which germs: those of a kind are dangerous at the same level. */
export type Germs = 'bacteria' | 'fungi' | 'yeasts' | 'clostridia' | 'helpers'

export type Parameter = {
  code: string
  unit: Unit
  /** Germs are counted in powers of ten. */
  isLogarithmic: boolean
  germs: Germs | null
  /** The range in which a measurement is plausible (LABORATORY-38). */
  limits: { min: number; max: number }
}

type Row = Parameter & { targets: Targets }

function nutrient(code: keyof typeof targetTable, unit: Unit, [min, max]: readonly [number, number]): Row {
  const targets = targetTable[code]
  return { code, unit, isLogarithmic: false, germs: null, limits: { min, max }, targets }
}

/** Ten colonies are the fewest that can be counted: what has none is written as ten. */
const countLimits = { min: 10, max: 1e11 }

function count(code: keyof typeof targetTable, germs: Germs): Row {
  const targets = targetTable[code]
  return { code, unit: 'cfu/g', isLogarithmic: true, germs, limits: countLimits, targets }
}

const dryMatter = nutrient('dry-matter', 'g/kg', [150, 990])

const ph: Row = {
  code: 'ph',
  unit: 'ph',
  isLogarithmic: false,
  germs: null,
  limits: { min: 3, max: 9 },
  targets: { hay: null, haylage: phTarget('haylage'), silage: phTarget('silage') },
}

/** What each analysis measures, in the order of the report (LABORATORY-34). All but dry matter counts in a kilogram of dry matter. */
const parameterTable: Record<Analysis, readonly Row[]> = {
  Rqs: [
    dryMatter,
    nutrient('energy-ewpa', 'ew/kg-dm', [0.2, 1.3]),
    nutrient('energy-de', 'mj/kg-dm', [4, 15]),
    nutrient('crude-protein', 'g/kg-dm', [20, 300]),
    nutrient('digestible-protein', 'g/kg-dm', [5, 250]),
    nutrient('sugar', 'g/kg-dm', [1, 350]),
    nutrient('crude-fibre', 'g/kg-dm', [120, 480]),
    nutrient('crude-ash', 'g/kg-dm', [20, 450]),
    nutrient('calcium', 'g/kg-dm', [0.3, 25]),
    nutrient('phosphorus', 'g/kg-dm', [0.3, 10]),
    nutrient('magnesium', 'g/kg-dm', [0.2, 10]),
    nutrient('potassium', 'g/kg-dm', [2, 60]),
    nutrient('sodium', 'g/kg-dm', [0.05, 15]),
  ],
  // Groups of germs 1 to 7 after VDLUFA.
  Qs: [
    count('field-bacteria', 'bacteria'),
    count('spoilage-bacteria', 'bacteria'),
    count('streptomycetes', 'bacteria'),
    count('field-fungi', 'fungi'),
    count('storage-fungi', 'fungi'),
    count('mucorales', 'fungi'),
    count('yeasts', 'yeasts'),
    dryMatter,
    count('lactic-acid-bacteria', 'helpers'),
    count('clostridia', 'clostridia'),
    ph,
  ],
}

/** Until the groups were told apart, bacteria and moulds were counted as one each; those samples stay readable (LABORATORY-35). */
const earlierCounts: readonly Row[] = [count('germ-content', 'bacteria'), count('moulds', 'fungi')]

/** What the laboratory enters for this sort of roughage (LABORATORY-33). */
export function parametersOf(analysis: Analysis, sampleType: SampleType): readonly Parameter[] {
  return parameterTable[analysis].filter(({ targets }) => targets[sampleType] !== null)
}

/** Everything a report can show of a sample, with the target that counts for it (LABORATORY-17). */
export function judgedParameters(
  analysis: Analysis,
  forage: Forage,
  dryMatterValue: number | undefined,
): readonly (Parameter & { target: Target })[] {
  const rows = analysis === 'Qs' ? [...earlierCounts, ...parameterTable.Qs] : parameterTable.Rqs
  return rows.flatMap(({ targets, ...parameter }) => {
    const target = targets[forage]
    if (!target) return []
    return { ...parameter, target: parameter.code === ph.code ? phTarget(forage, dryMatterValue) : target }
  })
}

/** What a sample is read as, by what was measured in it (LABORATORY-16). */
export function forageOfMeasurement(
  sampleType: SampleType,
  measurement: Readonly<Record<string, number>>,
): Forage {
  return forageOf(sampleType, measurement['dry-matter'])
}

/**
 * The same for a ration: near the line between silage and haylage by the stricter limits, those of silage (LABORATORY-28,
 * RATIONS-8).
 */
export function forageInRation(
  sampleType: SampleType,
  measurement: Readonly<Record<string, number>>,
): Forage {
  const possible = possibleForages(sampleType, measurement['dry-matter'])
  return possible.includes('silage') ? 'silage' : forageOfMeasurement(sampleType, measurement)
}
