import type { Horse } from '@haverhof/domain/feed-advice'
import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { type Refused, RefusedFeed } from './refused-feed'

const horse: Horse = {
  horseType: 'horse',
  weightKg: 600,
  workLoad: 'light',
  roughageType: 'hay',
  lifeStage: 'adult',
  bodyCondition: 'fat',
  health: 'unknown',
}
const balancer = { productId: 121, title: 'Balance', url: '/balance/', textLanguage: 'nl' }
const tooFat: Refused = { product: null, reason: 'too-fat', horse, serverAlternatives: [balancer] }

test('FEED-ADVICE-55: a refusal says why and leads to what fits', async () => {
  const chosen: number[] = []
  const { getByText, getByRole } = await renderInShop(
    <RefusedFeed refused={tooFat} chooseFeed={(id) => chosen.push(id)} />,
  )
  await expect.element(getByText(/A horse that is too fat/)).toBeVisible()
  const link = getByRole('link', { name: 'Balance' })
  await expect.element(link).toHaveAttribute('href', '/balance/')
  await expect.element(link).toHaveAttribute('lang', 'nl')
  await getByRole('button', { name: 'Calculate: Balance' }).click()
  expect(chosen).toEqual([121])
})

test('FEED-ADVICE-55: since the answers are others, what fits is found among the feeds of the shop', async () => {
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
  const mineral = {
    ...rules,
    dose: { ...rules.dose, feeding: { use: 'daily', kind: 'mineral', mealsPerDay: 3 } },
  }
  const named = { category: 'Feed', productVariantId: 1, textLanguage: 'en' }
  const { sent } = stubApi({
    'GET /api/feedcalculator/feeds': () => ({
      body: {
        feeds: [
          { ...named, ...rules, productId: 101, title: 'Muesli', url: '/muesli/' },
          { ...named, ...mineral, productId: 121, title: 'Balance', url: '/balance/' },
        ],
        suggestedProductId: null,
      },
    }),
  })
  const { getByRole } = await renderInShop(
    <RefusedFeed refused={{ ...tooFat, serverAlternatives: null }} chooseFeed={() => undefined} />,
  )
  await expect.element(getByRole('link', { name: 'Balance' })).toBeVisible()
  await expect.element(getByRole('link', { name: 'Muesli' })).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
})

test('FEED-ADVICE-55: feeds that cannot be asked for are said to be missing, beside the reason', async () => {
  stubApi({ 'GET /api/feedcalculator/feeds': () => ({ status: 503, body: {} }) })
  const { getByText } = await renderInShop(
    <RefusedFeed refused={{ ...tooFat, serverAlternatives: null }} chooseFeed={() => undefined} />,
  )
  await expect.element(getByText(/A horse that is too fat/)).toBeVisible()
  await expect.element(getByText('Something went wrong, please try again later.')).toBeVisible()
})

test('FEED-ADVICE-57: where an answer is missing, no other feed is offered', async () => {
  const { container } = await renderInShop(
    <RefusedFeed refused={{ ...tooFat, reason: 'needs-life-stage' }} chooseFeed={() => undefined} />,
  )
  await expect.poll(() => container.textContent).toContain('Choose the age or stage')
  expect(container.querySelector('a')).toBeNull()
})
