import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { RefusedFeed } from './refused-feed'

const rules = {
  dose: {
    gramsPerDay: { light: 600 },
    horseTypeFactors: { horse: 1 },
    roughageFactors: { hay: 1 },
    scoopGrams: 200,
    maxGramsPer100KgPerDay: 150,
    maxGramsPer100KgPerMeal: 100,
  },
  suits: { horseTypes: [], workLoads: [], ages: [] },
  composition: { starch: 50, sugar: 40, selenium: 2 },
}
const balancer = { productId: 121, title: 'Balance', url: '/balance/', ...rules }

test('FEED-ADVICE-18: a refusal says why and leads to what fits', async () => {
  const chosen: number[] = []
  const { getByText, getByRole } = await renderInShop(
    <RefusedFeed reason="too-fat" alternatives={[balancer]} chooseFeed={(id) => chosen.push(id)} />,
  )
  await expect.element(getByText(/A horse that is too fat/)).toBeVisible()
  await expect.element(getByRole('link', { name: 'Balance' })).toHaveAttribute('href', '/balance/')
  await getByRole('button', { name: 'Calculate: Balance' }).click()
  expect(chosen).toEqual([121])
})

test('FEED-ADVICE-18: where an answer is missing, no other feed is offered', async () => {
  const { container } = await renderInShop(
    <RefusedFeed reason="needs-life-stage" alternatives={[balancer]} chooseFeed={() => undefined} />,
  )
  await expect.poll(() => container.textContent).toContain('Choose the age or stage')
  expect(container.querySelector('a')).toBeNull()
})
