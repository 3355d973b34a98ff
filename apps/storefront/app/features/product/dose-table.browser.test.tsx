import type { Schemas } from '@haverhof/api-client'
import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { DoseTable } from './dose-table'

const dose = {
  gramsPerDay: { light: 450 },
  horseTypeFactors: { horse: 1 },
  roughageFactors: { hay: 1 },
  scoopGrams: 500,
  maxGramsPer100KgPerDay: 200,
  maxGramsPer100KgPerMeal: 100,
} as NonNullable<Schemas['DoseRule']>
const variant = { packSize: '15 kg', servings: 99, daysPerPack: 33 } as Schemas['ProductVariant']

test('CATALOGUE-7: what is not fed daily lasts so many feeding days, all else so many days', async () => {
  const feeding = { mealsPerDay: 1, fedDays: { days: 2, of: 7 } } as Schemas['Feeding']
  const some = await renderInShop(
    <DoseTable productId={131} dose={{ ...dose, feeding }} variant={variant} madeFor={[]} />,
  )
  await expect.element(some.getByText(/^15 kg lasts .* 33 feeding days in light work/)).toBeVisible()
  await some.unmount()
  const daily = await renderInShop(<DoseTable productId={101} dose={dose} variant={variant} madeFor={[]} />)
  await expect.element(daily.getByText(/^15 kg lasts .* or 33 days in light work/)).toBeVisible()
})
