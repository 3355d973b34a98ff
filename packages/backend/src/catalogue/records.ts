import type { feedKinds } from '@haverhof/domain/catalogue'

/** The shapes kept in JSON columns of the catalogue. */

/** Keyed by language code. */
export type Labels = Record<string, string>

export type FeedLabelRecord = {
  kind: (typeof feedKinds)[number]
  additives: { key: string; code: string | null; amount: number; unit: string }[]
  constituents: Record<string, number>
}

export type NutritionRecord = {
  dryMatterGPerKg?: number | undefined
  moisturePercent?: number | undefined
  crudeProteinGPerKg?: number | undefined
  digestibleProteinGPerKg?: number | undefined
  crudeFatGPerKg?: number | undefined
  crudeFibreGPerKg?: number | undefined
  starchGPerKg?: number | undefined
  sugarGPerKg?: number | undefined
  energyDeMjPerKg?: number | undefined
  energyEwpaPerKg?: number | undefined
  minerals?: Record<string, number> | undefined
  traceElements?: Record<string, number> | undefined
  vitamins?: Record<string, number> | undefined
  germContentCfuPerG?: number | undefined
}

export type { DoseRule as DoseRecord } from '@haverhof/domain/feed-advice'
