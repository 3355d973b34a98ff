import { energyLevelOf } from '@haverhof/domain/feed-advice'
import { metabolisableOfFeed } from '@haverhof/domain/laboratory'
import type { z } from '@hono/zod-openapi'
import type { LanguageScope, Reference } from '../product-index/reference.ts'
import type { NutritionRecord } from '../records.ts'
import type { EnergyLevel, NutritionGroup } from '../schemas.ts'

type Group = z.infer<typeof NutritionGroup>
type LabelScope = { reference: Reference; scope: LanguageScope }
type Value = { key: string; amount: number; unit: string }

/** The figures of the label in the order of the table, with the name under which nutrients.yaml knows them. */
const figures = {
  basics: [
    ['dryMatterGPerKg', 'dry-matter', 'g/kg'],
    ['moisturePercent', 'moisture', '%'],
    ['crudeProteinGPerKg', 'crude-protein', 'g/kg'],
    ['digestibleProteinGPerKg', 'digestible-protein', 'g/kg'],
    ['crudeFatGPerKg', 'crude-fat', 'g/kg'],
    ['crudeFibreGPerKg', 'crude-fibre', 'g/kg'],
    ['starchGPerKg', 'starch', 'g/kg'],
    ['sugarGPerKg', 'sugar', 'g/kg'],
  ],
  energy: [
    ['energyDeMjPerKg', 'energy-de', 'MJ/kg'],
    ['energyEwpaPerKg', 'energy-ewpa', 'EWpa/kg'],
  ],
  hygiene: [['germContentCfuPerG', 'germ-content', 'CFU/g']],
} as const

export function nutritionGroups(nutrition: NutritionRecord | null, view: LabelScope): Group[] {
  const label = (key: string) => view.reference.nutrientLabel(key, view.scope)
  const groups = nutritionValues(nutrition, view.scope).map(({ key, values }) => ({
    key,
    values: values.map((value) => ({ ...value, label: label(value.key) })),
    ...(key === 'energy' && { level: energyLevelView(nutrition, view) }),
  }))
  return groups.filter((group) => group.values.length > 0)
}

/** The name of the level among the figures. */
export const energyLevelKey = 'energy-level'

/** How much energy a feed has, in a word; null where its energy is not known (FEED-ADVICE-15). */
export function energyLevelView(
  nutrition: NutritionRecord | null,
  { reference, scope }: LabelScope,
): z.infer<typeof EnergyLevel> | null {
  const mjPerKg = nutrition?.energyDeMjPerKg
  const level = mjPerKg === undefined ? null : energyLevelOf(mjPerKg, reference.energyThresholds)
  if (level === null) return null
  const name = reference.nutrientLabel(energyLevelKey, scope)
  return { level, name, label: reference.energyLabel(level, scope) }
}

export function nutritionValues(
  nutrition: NutritionRecord | null,
  scope: Pick<LanguageScope, 'languageCode'>,
): { key: Group['key']; values: Value[] }[] {
  if (!nutrition) return []
  return [
    { key: 'basics', values: single(nutrition, figures.basics) },
    { key: 'energy', values: [...metabolisable(nutrition, scope), ...single(nutrition, figures.energy)] },
    { key: 'minerals', values: many(nutrition.minerals, (key) => [key, 'g/kg']) },
    { key: 'traceElements', values: many(nutrition.traceElements, (key) => [key, 'mg/kg']) },
    { key: 'vitamins', values: many(nutrition.vitamins, vitaminName) },
    { key: 'hygiene', values: single(nutrition, figures.hygiene) },
  ]
}

/** What German feed tables count in, after GfE 2014 (PRODUCT-15). */
function metabolisable(
  nutrition: NutritionRecord,
  { languageCode }: Pick<LanguageScope, 'languageCode'>,
): Value[] {
  const amount = languageCode === 'de' ? metabolisableOfFeed(nutrition) : null
  return amount === null ? [] : [{ key: 'energy-me', amount, unit: 'MJ/kg' }]
}

type Figure = readonly [
  Exclude<keyof NutritionRecord, 'minerals' | 'traceElements' | 'vitamins'>,
  string,
  string,
]

function single(nutrition: NutritionRecord, list: readonly Figure[]): Value[] {
  return list.flatMap(([field, key, unit]) => {
    const amount = nutrition[field]
    return amount === undefined ? [] : { key, amount, unit }
  })
}

function many(values: Record<string, number> | undefined, named: (key: string) => [string, string]): Value[] {
  return Object.entries(values ?? {}).map(([name, amount]) => {
    const [key, unit] = named(name)
    return { key, amount, unit }
  })
}

/** Vitamins carry their letter alone in the product files. */
function vitaminName(name: string): [string, string] {
  return [
    /^[a-z]\d*$/.test(name) ? `vitamin-${name}` : name,
    name === 'a' || name === 'd3' ? 'IU/kg' : 'mg/kg',
  ]
}
