import { adviceLimits, forageSugarLimits } from '../feed-advice/index.ts'
import { type Source, sources } from './sources.ts'
import type { Forage } from './sample.ts'

/** What is good for a horse; null is an open end. Beyond `step` outside of it a value is far off. */
export type Target = { low: number | null; high: number | null; step: number; source: Source }

type Row = readonly [low: number | null, high: number | null, step: number]
export type Targets = Record<Forage, Target | null>

function targets(source: Source, hay: Row | null, haylage: Row | null, silage: Row | null): Targets {
  const target = (row: Row | null) => row && { low: row[0], high: row[1], step: row[2], source }
  return { hay: target(hay), haylage: target(haylage), silage: target(silage) }
}

/** A count has a guide value that it should not pass; the one of hay is published, that of silage has to be looked up again. */
function germs(hay: number, silage: number): Targets {
  const most = (high: number, source: Source): Target => ({ low: null, high, step: 0, source })
  const wet = most(silage, sources.germsOfSilage)
  return { hay: most(hay, sources.germsOfHay), haylage: wet, silage: wet }
}

const { dryMatterOfHay, dryMatterToStoreHay, dryMatterOfHaylage, edgeOfHaylage, dryMatterOfSilage } =
  adviceLimits

/** Around the line between silage and haylage a sample may be read as either (LABORATORY-16). */
const wettestHaylage = dryMatterOfHaylage.value - edgeOfHaylage.value
const driestSilage = dryMatterOfHaylage.value + edgeOfHaylage.value

const dryMatter: Targets = {
  ...targets(
    sources.haylageMoisture,
    null,
    [wettestHaylage, 750, 100],
    [dryMatterOfSilage.value, driestSilage, 100],
  ),
  hay: {
    low: dryMatterOfHay.value,
    high: 920,
    step: dryMatterOfHay.value - dryMatterToStoreHay.value,
    source: sources.hayMoisture,
  },
}

/** Right for healthy horses, and where far too much begins; what it means for an animal at risk is told by `judgeMeasuredSugar`. */
function sugar(forage: Forage): Row {
  const { healthy, much } = forageSugarLimits(forage)
  return [null, healthy.value, much.value - healthy.value]
}

const none: Target = { low: null, high: null, step: 0, source: sources.information }
const clostridia: Target = { low: null, high: 1e3, step: 0, source: sources.clostridia }

/** By the code of the parameter; hay, haylage, silage (LABORATORY-17). The pH has its own table, by dry matter. */
export const targetTable = {
  'dry-matter': dryMatter,
  'energy-ewpa': targets(sources.energy, [0.5, 0.7, 0.08], [0.6, 0.75, 0.08], [0.65, 0.8, 0.08]),
  'energy-de': targets(sources.energy, [7.5, 10, 0.8], [8.5, 10.5, 0.8], [9, 11, 0.8]),
  'crude-protein': targets(sources.protein, [70, 120, 20], [85, 130, 20], [90, 140, 20]),
  'digestible-protein': targets(sources.protein, [40, 80, 15], [50, 95, 15], [50, 95, 15]),
  sugar: targets(sources.sugar, sugar('hay'), sugar('haylage'), sugar('silage')),
  'crude-fibre': targets(sources.structure, [280, 330, 30], [260, 320, 30], [240, 300, 30]),
  'crude-ash': targets(sources.structure, [null, 100, 20], [null, 100, 20], [null, 110, 20]),
  calcium: targets(sources.minerals, [3.5, 7, 1], [3.5, 7.5, 1], [3.5, 7.5, 1]),
  phosphorus: targets(sources.minerals, [2, 3.5, 0.5], [2.2, 4, 0.5], [2.2, 4, 0.5]),
  magnesium: targets(sources.minerals, [1.5, 3, 0.5], [1.5, 3, 0.5], [1.5, 3, 0.5]),
  potassium: targets(sources.minerals, [10, 25, 5], [10, 28, 5], [10, 28, 5]),
  sodium: targets(sources.minerals, [0.5, 3, 0.4], [0.5, 3.5, 0.4], [0.5, 3.5, 0.4]),
  'field-bacteria': germs(3e7, 2e5),
  'spoilage-bacteria': germs(2e6, 2e5),
  streptomycetes: germs(1.5e5, 1e4),
  'field-fungi': germs(2e5, 5e3),
  'storage-fungi': germs(1e5, 5e3),
  mucorales: germs(5e3, 5e3),
  yeasts: germs(1.5e5, 2e5),
  'lactic-acid-bacteria': { hay: null, haylage: none, silage: none },
  clostridia: { hay: null, haylage: clostridia, silage: clostridia },
  // Counted before the groups were told apart, against the strictest of them.
  'germ-content': germs(3e7, 2e5),
  moulds: germs(1e5, 5e3),
} as const satisfies Record<string, Targets>

/** More acidic than this is a matter of getting used to it. */
const leastPh = 4

type PhStep = { dryMatterBelow: number; low: number | null; high: number }

/** The wetter, the more acidic it has to be (LABORATORY-36). */
export const silagePh: readonly PhStep[] = [
  {
    dryMatterBelow: adviceLimits.dryMatterOfVeryWetSilage.value,
    low: null,
    high: adviceLimits.phOfVeryWetSilage.value,
  },
  {
    dryMatterBelow: adviceLimits.dryMatterOfWetSilage.value,
    low: leastPh,
    high: adviceLimits.phOfWetSilage.value,
  },
  { dryMatterBelow: Infinity, low: leastPh, high: adviceLimits.phOfSilage.value },
]

const phStep = 0.4

/** Haylage is kept by its wrap; beyond its step it is spoilt. */
const haylagePh: Target = {
  low: leastPh,
  high: adviceLimits.phOfHaylage.value,
  step: adviceLimits.phOfSpoiltHaylage.value - adviceLimits.phOfHaylage.value,
  source: sources.haylagePh,
}

/** Without its dry matter silage is held to the strictest line. */
export function phTarget(forage: Forage, dryMatter = 0): Target {
  if (forage === 'haylage') return haylagePh
  const step = silagePh.find(({ dryMatterBelow }) => dryMatter < dryMatterBelow)
  const { low = null, high = adviceLimits.phOfVeryWetSilage.value } = step ?? {}
  return { low, high, step: phStep, source: sources.silagePh }
}
