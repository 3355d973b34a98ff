import { expect, test } from 'vitest'
import { useFeedCalculatorUrl } from '../../shared/shop/feed-calculator-link'
import { renderInShop } from '../../testing/render-in-shop'
import { Scoops } from './scoops'

test('the scoops of a meal are drawn as full as they are (FEED-ADVICE-80)', async () => {
  const { container, getByText } = await renderInShop(<Scoops count={2.5} />)
  await expect.poll(() => container.querySelectorAll('svg')).toHaveLength(3)
  const heights = [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('height')))
  expect(heights.map((height) => height / (heights[0] ?? 1))).toEqual([1, 1, 0.5])
  const many = await renderInShop(<Scoops count={8} />)
  expect(many.container.querySelectorAll('svg')).toHaveLength(6)
  await expect.element(getByText(/2/)).toBeVisible()
})

test('the calculator is linked where the foot of the shop leads there, and nowhere else (FEED-ADVICE-13)', async () => {
  function Link() {
    return <p>{useFeedCalculatorUrl() ?? 'nowhere'}</p>
  }
  const without = await renderInShop(<Link />)
  await expect.element(without.getByText('nowhere')).toBeVisible()
  const link = { ref: 'page:feed-calculator', title: 'Feed calculator', url: '/feed-calculator/' }
  const footer = { columns: [{ title: '', links: [link] }], legal: [], closing: '' } as never
  const { getByText } = await renderInShop(<Link />, { footer })
  await expect.element(getByText('/feed-calculator/')).toBeVisible()
})
