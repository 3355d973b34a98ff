import type { Schemas } from '@haverhof/api-client'
import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { FactStrip } from './buy-box'

const figure = (key: string, amount: number, unit: string) => ({ key, label: key, amount, unit })
const basics = [
  figure('crude-protein', 108, 'g/kg'),
  figure('starch', 285, 'g/kg'),
  figure('sugar', 42, 'g/kg'),
]
const declared = [figure('energy-de', 11.4, 'MJ/kg'), figure('energy-ewpa', 0.87, 'EWpa/kg')]

async function namesFor(energy: readonly Schemas['NutritionGroup']['values'][number][]) {
  const groups = [
    { key: 'basics' as const, values: basics },
    { key: 'energy' as const, values: [...energy] },
  ]
  const { container, unmount } = await renderInShop(<FactStrip groups={groups} />)
  const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent)
  await unmount()
  return names
}

test('PRODUCT-15: energy is said once, in the measure of the country', async () => {
  const first = ['sugar', 'starch', 'crude-protein']
  expect(await namesFor([figure('energy-me', 10.3, 'MJ/kg'), ...declared])).toEqual([...first, 'energy-me'])
  expect(await namesFor(declared)).toEqual([...first, 'energy-ewpa'])
  expect(await namesFor(declared.slice(0, 1))).toEqual([...first, 'energy-de'])
  expect(await namesFor([])).toEqual(first)
})
