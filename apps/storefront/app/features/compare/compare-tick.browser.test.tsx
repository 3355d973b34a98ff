import { expect, test } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop'
import { compareStorageKey } from '../../toolkit/constants'
import { clearCompared } from './compare-store'
import { CompareTick } from './compare-tick'

test('a product is compared once, whichever of its packs is shown (COMPARE-1, §4.28)', async () => {
  const { getByRole } = await renderInShop(
    <>
      <CompareTick productId={101} variantId={10101} title="Muesli 3 kg" label="Compare" />
      <CompareTick productId={101} variantId={10102} title="Muesli 20 kg" label="Compare" />
      <CompareTick productId={111} variantId={11101} title="Cubes" label="Compare" />
    </>,
  )
  const tickOf = (name: string) => getByRole('checkbox', { name: `Compare ${name}` })
  await tickOf('Muesli 3 kg').click()
  await expect.element(tickOf('Muesli 20 kg')).toBeChecked()
  await expect.element(tickOf('Cubes')).not.toBeChecked()
  expect(localStorage.getItem(compareStorageKey)).toBe('101:10101')
  await tickOf('Muesli 20 kg').click()
  await expect.element(tickOf('Muesli 3 kg')).not.toBeChecked()
  expect(localStorage.getItem(compareStorageKey)).toBe('')
  clearCompared()
})
