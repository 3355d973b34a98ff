import { adviseFeed, type FeedRules, type Horse, unknownDetails } from '@haverhof/domain/feed-advice'
import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import type { CalculatorProduct } from './calculator-data'
import { RationFigures } from './ration-figures'

const rules: FeedRules = {
  dose: {
    gramsPerDay: { light: 1500 },
    horseTypeFactors: { horse: 1 },
    roughageFactors: { hay: 1 },
    scoopGrams: 780,
    maxGramsPer100KgPerDay: 800,
    maxGramsPer100KgPerMeal: 300,
  },
  suits: { horseTypes: [], workLoads: [], ages: [] },
  composition: { starch: 100, sugar: 40, selenium: 0 },
}

async function shown(weightKg: number) {
  const horse: Horse = {
    ...unknownDetails,
    horseType: 'horse',
    weightKg,
    workLoad: 'light',
    roughageType: 'hay',
  }
  const advice = adviseFeed(rules, horse)
  if (!advice.ok) throw new Error(advice.reason)
  const product = { dose: rules.dose, energyLevel: null } as unknown as CalculatorProduct
  return renderInShop(<RationFigures ration={advice.value} product={product} weightKg={weightKg} />)
}

test('scoops are told with the grams they hold and drawn as full (FEED-ADVICE-46, FEED-ADVICE-12, FEED-ADVICE-80)', async () => {
  const { container, getByText } = await shown(600)
  await expect.element(getByText('0.63 (488 g)')).toBeVisible()
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})

test('what no quarter or eighth comes near is led by the grams to weigh out, and no scoop is drawn (FEED-ADVICE-47)', async () => {
  const { container, getByText } = await shown(540)
  await expect.element(getByText('Weigh out 450 g per meal', { exact: false })).toBeVisible()
  await expect.element(getByText('0.57 (445 g): weigh it')).toBeVisible()
  expect(container.querySelectorAll('svg')).toHaveLength(0)
})
