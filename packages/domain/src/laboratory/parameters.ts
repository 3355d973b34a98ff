import type { Analysis, SampleType } from './sample.ts'

export const units = ['g/kg', 'g/kg-dm', 'ew/kg-dm', 'mj/kg-dm', 'cfu/g', 'ph'] as const
export type Unit = (typeof units)[number]

/** What is good for a horse; null is an open end. Beyond `step` outside of it a value is far off. */
export type Target = { low: number | null; high: number | null; step: number }

export type Parameter = {
  code: string
  unit: Unit
  /** Germs are counted in powers of ten. */
  isLogarithmic: boolean
  /** LABORATORY-6: what a measurement can be at all. */
  limits: { min: number; max: number }
  /** Null where it is not measured. */
  targets: Record<SampleType, Target | null>
  /** LABORATORY-7: no count of these alone makes a worse verdict on hygiene. */
  worstBand: 3 | 5
}

type Row = readonly [low: number | null, high: number | null, step: number]

function nutrient(
  [code, unit]: readonly [string, Unit],
  [min, max]: readonly [number, number],
  rows: { hay: Row; silage: Row },
): Parameter {
  const targets = { hay: targetOf(rows.hay), silage: targetOf(rows.silage) }
  return { code, unit, isLogarithmic: false, limits: { min, max }, targets, worstBand: 5 }
}

function count(
  code: string,
  rows: { hay: Row | null; silage: Row | null },
  worstBand: Parameter['worstBand'] = 5,
): Parameter {
  const targets = { hay: rows.hay && targetOf(rows.hay), silage: rows.silage && targetOf(rows.silage) }
  return { code, unit: 'cfu/g', isLogarithmic: true, limits: countLimits, targets, worstBand }
}

/** Ten colonies are the fewest that can be counted: what has none is written as ten. */
const countLimits = { min: 10, max: 1e11 }

function targetOf([low, high, step]: Row): Target {
  return { low, high, step }
}

const dryMatter = nutrient(['dry-matter', 'g/kg'], [150, 990], {
  hay: [820, 900, 20],
  silage: [500, 750, 100],
})

const ph: Parameter = {
  code: 'ph',
  unit: 'ph',
  isLogarithmic: false,
  limits: { min: 3, max: 9 },
  targets: { hay: null, silage: { low: 4, high: 5.6, step: 0.4 } },
  worstBand: 5,
}

/** LABORATORY-5: what each analysis measures, in the order of the report. All but dry matter counts in a kilogram of dry matter. */
const parameterTable: Record<Analysis, readonly Parameter[]> = {
  Rqs: [
    dryMatter,
    nutrient(['energy-ewpa', 'ew/kg-dm'], [0.2, 1.3], { hay: [0.6, 0.8, 0.08], silage: [0.65, 0.85, 0.08] }),
    nutrient(['energy-de', 'mj/kg-dm'], [4, 15], { hay: [8, 10.5, 0.8], silage: [8.5, 11, 0.8] }),
    nutrient(['crude-protein', 'g/kg-dm'], [20, 300], { hay: [70, 120, 20], silage: [85, 140, 20] }),
    nutrient(['digestible-protein', 'g/kg-dm'], [5, 250], { hay: [40, 80, 15], silage: [50, 95, 15] }),
    nutrient(['sugar', 'g/kg-dm'], [1, 350], { hay: [null, 120, 40], silage: [null, 100, 40] }),
    nutrient(['crude-fibre', 'g/kg-dm'], [120, 480], { hay: [260, 330, 30], silage: [240, 320, 30] }),
    nutrient(['crude-ash', 'g/kg-dm'], [20, 450], { hay: [null, 100, 20], silage: [null, 110, 20] }),
    nutrient(['calcium', 'g/kg-dm'], [0.3, 25], { hay: [3.5, 7, 1], silage: [3.5, 7.5, 1] }),
    nutrient(['phosphorus', 'g/kg-dm'], [0.3, 10], { hay: [2, 3.5, 0.5], silage: [2.2, 4, 0.5] }),
    nutrient(['magnesium', 'g/kg-dm'], [0.2, 10], { hay: [1.5, 3, 0.5], silage: [1.5, 3, 0.5] }),
    nutrient(['potassium', 'g/kg-dm'], [2, 60], { hay: [10, 24, 5], silage: [10, 28, 5] }),
    nutrient(['sodium', 'g/kg-dm'], [0.05, 15], { hay: [0.8, 3, 0.5], silage: [0.8, 3.5, 0.5] }),
  ],
  Qs: [
    count('germ-content', { hay: [null, 3e7, 0], silage: [null, 2e5, 0] }),
    count('moulds', { hay: [null, 1e5, 0], silage: [null, 5e3, 0] }),
    count('yeasts', { hay: [null, 1.5e5, 0], silage: [null, 2e5, 0] }),
    dryMatter,
    count('lactic-acid-bacteria', { hay: null, silage: [1e5, null, 0] }, 3),
    count('clostridia', { hay: null, silage: [null, 1e3, 0] }),
    ph,
  ],
}

/** LABORATORY-5: with the target that counts for this sort of roughage. */
export function parametersOf(
  analysis: Analysis,
  sampleType: SampleType,
): readonly (Parameter & { target: Target })[] {
  return parameterTable[analysis].flatMap((parameter) => {
    const target = parameter.targets[sampleType]
    return target ? { ...parameter, target } : []
  })
}
