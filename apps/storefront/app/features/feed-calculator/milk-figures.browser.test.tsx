import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { MilkFigures } from './milk-figures'

const milk = {
  litresPerDay: 7.8,
  feedsPerDay: 12,
  litresPerFeed: 0.65,
  gramsPerFeed: 71,
  gramsPerDay: 852,
  plausibleKg: 42,
  isCapped: false,
  isWeaning: false,
}

test('the vet of a foal that is ill, and a weight that no foal of its kind has at this age is said, with what they weigh (FEED-ADVICE-22, FEED-ADVICE-71, FEED-ADVICE-72)', async () => {
  const heavy = await renderInShop(<MilkFigures milk={milk} weightKg={50} warnings={['milk-with-vet']} />)
  await expect.element(heavy.getByText(/50 kg is more than foals.*about 42 kg at most/)).toBeVisible()
  await expect.element(heavy.getByText(/Call your vet today/)).toBeVisible()
  await heavy.unmount()
  const { container } = await renderInShop(<MilkFigures milk={milk} weightKg={42} warnings={[]} />)
  await expect.poll(() => container.textContent).toContain('7.80 litres per day')
  expect(container.textContent).not.toContain('is more than foals')
  expect(container.textContent).not.toContain('Call your vet')
})

test('where milk ends at a limit or becomes less, it says so (FEED-ADVICE-22, FEED-ADVICE-70)', async () => {
  const late = { ...milk, plausibleKg: 225, isCapped: true, isWeaning: true }
  const { getByText } = await renderInShop(<MilkFigures milk={late} weightKg={170} warnings={[]} />)
  await expect.element(getByText(/never above 15 litres a day/)).toBeVisible()
  await expect.element(getByText(/ends in week 16/)).toBeVisible()
})
