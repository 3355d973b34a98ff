import { type Horse, largestAdultsKg } from '../feed-advice/index.ts'
import { adultWeightOfRowsKg, growingMonths, type GrowthRow, growthRows } from './growth-values.ts'
import type { Need } from './need.ts'
import { donkeyEnergy } from './need-values.ts'
import type { NeededSubstance } from './substances.ts'

/** Optional facts of a growing animal; null where unanswered (RATIONS-18). */
export type Growing = { ageMonths: number | null; adultWeightKg: number | null }

export const unknownGrowing: Growing = { ageMonths: null, adultWeightKg: null }

/** The amount of the youngest that it may be, and the least of the oldest (RATIONS-33). */
export function growthNeed(substance: NeededSubstance, horse: Horse, growing: Growing): Need {
  const { youngest, oldest } = agesOf(horse, growing)
  const amounts = [youngest, oldest].map((age) => amountAt(age, substance, horse, growing))
  // The needs of young donkeys are unmeasured; grown ones need a part of a horse's energy (RATIONS-35).
  const share = substance === 'energy' && horse.horseType === 'donkey' ? donkeyEnergy.shareOfHorse : 1
  return {
    amount: Math.max(...amounts),
    least: Math.min(...amounts) * share,
    between: youngest < oldest ? 'depends-on-age' : 'enough',
  }
}

/** Without any hint the need is that by its weight; else that of its age, in step with the weight it grows up to. */
function amountAt(age: number, substance: NeededSubstance, { weightKg }: Horse, growing: Growing): number {
  const row = rowAt(age)
  const adult = growing.adultWeightKg
  if (adult === null) return (row[substance] * weightKg) / row.weightKg
  return (row[substance] * Math.max(adult, weightKg)) / adultWeightOfRowsKg
}

/**
 * By its age, else by the share of its adult weight; else it may be as young as the largest of its kind, or two years old
 * (RATIONS-32).
 */
function agesOf({ weightKg, horseType }: Horse, { ageMonths, adultWeightKg }: Growing) {
  if (ageMonths !== null) return { youngest: ageMonths, oldest: ageMonths }
  const byShare = (adult: number) => ageAt((weightKg / adult) * adultWeightOfRowsKg)
  if (adultWeightKg !== null) return { youngest: byShare(adultWeightKg), oldest: byShare(adultWeightKg) }
  return { youngest: byShare(largestAdultsKg[horseType]), oldest: growthRows.at(-1)?.ageMonths ?? 0 }
}

/** Between two rows as far as the age lies between them; before the first and after the last these hold. */
function rowAt(age: number): GrowthRow {
  const [before, after, share] = between(age, ({ ageMonths }) => ageMonths)
  const mixed = Object.entries(before.row).map(([key, value]) => {
    const next = after.row[key as keyof GrowthRow]
    return [key, value + (next - value) * share] as const
  })
  return Object.fromEntries(mixed) as GrowthRow
}

/** The age at which one that grows up to 500 kg weighs so much. */
function ageAt(weightKg: number): number {
  const [before, after, share] = between(weightKg, ({ row }) => row.weightKg)
  return before.ageMonths + (after.ageMonths - before.ageMonths) * share
}

type Row = (typeof growthRows)[number]

function between(value: number, of: (row: Row) => number): readonly [Row, Row, number] {
  // Beyond the last there is none: -1 is the last.
  const rowIndex = growthRows.findIndex((row) => of(row) >= value)
  const after = growthRows.at(rowIndex) as Row
  const before = growthRows[rowIndex - 1] ?? after
  const width = of(after) - of(before)
  return [width > 0 ? before : after, after, width > 0 ? (value - of(before)) / width : 0]
}

/** How old one is that was born in a year, counted from the first of May; today is `2026-11-19` (RATIONS-31). */
export function ageOfYear(birthYear: number, today: string): number {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const months = (year - birthYear) * 12 + month - 5
  return Math.min(Math.max(months, growingMonths.min), growingMonths.max)
}
