import { expect, test } from 'vitest'
import { renderInShop, stubApi } from '../../testing/render-in-shop'
import type { CartLine } from '../../shared/cart'
import { RepeatOrdered } from './repeat-ordered'

test('REPEAT-3, REPEAT-32, REPEAT-59: who registered with the order is told what begins it, also where the day of arrival is unknown', async () => {
  stubApi({ 'POST /api/authentication/isauthenticated': () => ({ body: false }) })
  const lines = [{ productVariantId: 10_101, repeatDays: 28 }] as CartLine[]
  const { getByText } = await renderInShop(<RepeatOrdered lines={lines} arrivesOn={null} />)
  await expect.element(getByText('Every 4 weeks', { exact: true })).toBeVisible()
  await expect.element(getByText(/begins as soon as you activate your account/)).toBeVisible()
})
