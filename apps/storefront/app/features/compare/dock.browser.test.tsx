import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import { compareStorageKey } from '../../toolkit/constants'
import { clearCompared, toggleCompared } from './compare-store'
import { CompareDock } from './compare-dock'
import { CompareTick } from './compare-tick'

beforeEach(clearCompared)

const stored = () => localStorage.getItem(compareStorageKey)

test('a fifth product takes the place of the one that is pressed; closing keeps the four, and clearing keeps none (COMPARE-1)', async () => {
  stubApi({ 'GET /api/products/compare': () => ({ status: 503, body: {} }) })
  const { getByRole } = await renderInShop(
    <>
      <CompareTick productId={105} variantId={10501} title="Oats" label="Compare" />
      <CompareDock />
    </>,
  )
  for (const productId of [101, 102, 103, 104]) toggleCompared({ productId, variantId: productId * 100 + 1 })
  const four = stored()
  const tick = getByRole('checkbox', { name: 'Compare Oats' })
  const question = getByRole('dialog', { name: 'You are already comparing 4 products' })
  await tick.click()
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(tick).not.toBeChecked()
  expect(stored()).toBe(four)
  await tick.click()
  await question.getByRole('button', { name: 'Product 2' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(tick).toBeChecked()
  expect(stored()).toBe(four?.replace('102:10201', '105:10501'))
  await expect
    .element(getByRole('link', { name: 'Compare 4 products' }))
    .toHaveAttribute('href', expect.stringContaining('ids=10101,10501,10301,10401'))
  await getByRole('button', { name: 'Clear comparison' }).click()
  await expect.element(tick).not.toBeChecked()
  await expect.element(getByRole('link', { name: /Compare/ })).not.toBeInTheDocument()
  expect(stored()).toBe('')
})
