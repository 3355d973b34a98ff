import { expect, test, vi } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { AddButton, useAddWords } from './add-button'
import { isBuyable } from './buying'

const addition = {
  variantId: 10101,
  quantity: 1,
  title: 'Muesli 3 kg',
  item: { item_id: '10101', item_name: 'Muesli', price: 5 },
}

test('the button confirms in its own place for 2.5 seconds (CART-PAGES-13)', async () => {
  function Button() {
    return <AddButton addition={addition} words={useAddWords()} send={async () => ({ ok: true })} />
  }
  const { getByRole } = await renderInShop(<Button />)
  const button = getByRole('button')
  await expect.element(button).toHaveTextContent('Add to cart')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return button.element().textContent
  }
  ;(button.element() as HTMLElement).click()
  expect(await shown()).toBe('Added')
  vi.advanceTimersByTime(2499)
  expect(await shown()).toBe('Added')
  vi.advanceTimersByTime(1)
  expect(await shown()).toBe('Add to cart')
  vi.useRealTimers()
})

test('what is announced or sold out cannot be bought (CART-PAGES-13)', () => {
  const states = ['available', 'low-stock', 'coming-soon', 'sold-out'] as const
  expect(states.map((state) => isBuyable({ state }))).toEqual([true, true, false, false])
})
