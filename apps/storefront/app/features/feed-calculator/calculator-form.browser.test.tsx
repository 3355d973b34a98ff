import { unknownDetails } from '@haverhof/domain/feed-advice'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import type { CalculatorInput } from './calculator-address'
import { CalculatorForm } from './calculator-form'

const start: CalculatorInput = {
  horseType: 'horse',
  weight: '600',
  workLoad: 'light',
  roughageType: 'hay',
  ...unknownDetails,
  weeks: null,
  productId: 101,
}
const feeds = [
  { productId: 101, title: 'Muesli' },
  { productId: 102, title: 'Pellets' },
]

async function calculator() {
  const chosen: number[] = []
  const seen: CalculatorInput[] = []
  function Form() {
    const [input, setInput] = useState(start)
    const change = (next: CalculatorInput) => {
      seen.push(next)
      setInput(next)
    }
    const chooseFeed = (productId: number) => {
      chosen.push(productId)
      change({ ...input, productId })
    }
    return (
      <CalculatorForm
        calculator={{ input, change, chooseFeed, product: null, state: 'ready' }}
        groups={[{ category: 'Feed', feeds }]}
        lastMilkWeek={15}
      />
    )
  }
  const screen = await renderInShop(<Form />)
  return {
    ...screen,
    chosen,
    health: () => seen.at(-1)?.health,
    weight: screen.getByLabelText('Weight in kilos'),
    slider: screen.getByLabelText('Weight, with the slider'),
  }
}

test('FEED-ADVICE-79: another kind of horse has another weight to begin with', async () => {
  const { weight, getByRole } = await calculator()
  await getByRole('radio', { name: 'Pony' }).click({ force: true })
  await expect.element(weight).toHaveValue('300')
})

test('FEED-ADVICE-2: straw can be chosen for a donkey alone', async () => {
  const { getByRole } = await calculator()
  const straw = getByRole('radio', { name: 'Straw' })
  await expect.element(straw).not.toBeInTheDocument()
  await getByRole('radio', { name: 'Donkey' }).click({ force: true })
  await straw.click({ force: true })
  await expect.element(straw).toBeChecked()
})

test('the weight is typed or drawn, and what no horse weighs is refused in words', async () => {
  const { weight, slider } = await calculator()
  await slider.fill('450')
  await expect.element(weight).toHaveValue('450')
  await weight.fill('9')
  await expect.element(weight).toHaveAccessibleDescription(/Enter a whole number from/)
  await weight.fill('550')
  await expect.element(slider).toHaveValue('550')
})

test('a pony of a known size fills in its weight', async () => {
  const { weight, getByRole } = await calculator()
  const shetland = getByRole('button', { name: /Shetland/ })
  await shetland.click()
  await expect.element(weight).toHaveValue('200')
  await expect.element(shetland).toHaveAttribute('aria-pressed', 'true')
  await expect.element(getByRole('radio', { name: 'Pony' })).toBeChecked()
})

test('a feed is chosen from the list', async () => {
  const { getByLabelText, chosen } = await calculator()
  await getByLabelText('Feed', { exact: true }).selectOptions('Pellets')
  expect(chosen).toEqual([102])
})

test('FEED-ADVICE-16, FEED-ADVICE-50: nothing ticked is unknown, none is an answer, and a problem takes its place', async () => {
  const { getByRole, health } = await calculator()
  const none = getByRole('checkbox', { name: 'None of these' })
  await none.click()
  expect(health()).toEqual([])
  await getByRole('checkbox', { name: /^PPID/ }).click()
  await expect.element(none).not.toBeChecked()
  expect(health()).toEqual(['ppid'])
  await getByRole('checkbox', { name: /^PPID/ }).click()
  expect(health()).toBe('unknown')
})
