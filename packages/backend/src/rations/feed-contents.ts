import { oilDensity, usualFeedDryMatter } from '@haverhof/domain/feed-advice'
import type { Contents } from '@haverhof/domain/rations'
import type { NutritionRecord } from '../catalogue/index.ts'

/** What a kilogram of a feed holds by its label, of what is poured a litre; what the label leaves out stays out. */
export function contentsOf(
  nutrition: NutritionRecord,
  unit: 'g' | 'ml',
): { contents: Contents; dryMatterGPerKg: number } {
  const share = unit === 'ml' ? oilDensity.value : 1
  const amounts = Object.entries(labelOf(nutrition)).flatMap(([key, amount]) =>
    amount === undefined ? [] : [[key, amount * share]],
  )
  return {
    contents: Object.fromEntries(amounts),
    dryMatterGPerKg: (nutrition.dryMatterGPerKg ?? usualFeedDryMatter.value) * share,
  }
}

function labelOf(nutrition: NutritionRecord) {
  const { minerals = {}, traceElements = {}, vitamins = {} } = nutrition
  return {
    energy: nutrition.energyDeMjPerKg,
    'crude-protein': nutrition.crudeProteinGPerKg,
    starch: nutrition.starchGPerKg,
    sugar: nutrition.sugarGPerKg,
    calcium: minerals['calcium'],
    phosphorus: minerals['phosphorus'],
    magnesium: minerals['magnesium'],
    sodium: minerals['sodium'],
    copper: traceElements['copper'],
    zinc: traceElements['zinc'],
    selenium: traceElements['selenium'],
    manganese: traceElements['manganese'],
    iodine: traceElements['iodine'],
    iron: traceElements['iron'],
    cobalt: traceElements['cobalt'],
    'vitamin-e': vitamins['e'],
    'vitamin-d3': vitamins['d3'],
  }
}
