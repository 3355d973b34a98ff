import { expect, test, vi } from 'vitest'
import type { AddResult } from '../../shared/state/cart-preview'
import { renderInShop } from '../../testing/render-in-shop'
import { AddButton, useAddWords } from './add-button'
import { isBuyable } from './buying'
import type { Add } from './use-adding'

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

test('a second press waits for the first, and a refusal is taken back by the next press (CART-PAGES-13)', async () => {
  const answers = [Promise.withResolvers<AddResult>(), Promise.withResolvers<AddResult>()] as const
  const send = vi
    .fn<Add>(async () => ({ ok: true }))
    .mockReturnValueOnce(answers[0].promise)
    .mockReturnValueOnce(answers[1].promise)
  function Button() {
    return <AddButton addition={addition} words={useAddWords()} send={send} />
  }
  const { getByRole, getByText } = await renderInShop(<Button />)
  const button = getByRole('button')
  await button.click()
  await expect.element(button).toMatchTextContent('Adding')
  await button.click({ force: true })
  expect(send).toHaveBeenCalledOnce()
  answers[0].resolve({ ok: false, message: 'Only 2 pieces in stock.' })
  await expect.element(getByText('Only 2 pieces in stock.')).toBeVisible()
  await button.click()
  await expect.element(getByText('Only 2 pieces in stock.')).not.toBeInTheDocument()
  answers[1].resolve({ ok: false, message: null })
  await expect.element(getByText('Something went wrong, please try again later.')).toBeVisible()
  await expect.element(button).toHaveTextContent('Add to cart')
  expect(send.mock.calls).toEqual([[addition], [addition]])
})
